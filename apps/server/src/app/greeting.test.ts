import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const local = {
  environment: {
    payments: { mode: 'simulator' },
    databaseUrl: null,
    dataDir: '/srv/savet',
    smtpUrl: null,
  },
  publicUrl: 'http://localhost:3000',
  model: { provider: 'built-in', model: null },
  hasAccounts: false,
} as const;

it('tells a newcomer the address and how to get into the admin panel', () => {
  expect(greeting(local)).toMatchInlineSnapshot(`
    "
      Savet runs at http://localhost:3000

      Model     built-in consultant (connect one in Admin panel → Models)
      Payments  simulated, no money moves
      Mails     written to /srv/savet/outbox
      Data      /srv/savet

      Open the address and create an account. To open the admin panel with it:
      npm run staff -- grant <your email>
    "
  `);
});

it('names what an operator has configured, without an address or a password of it', () => {
  const environment = {
    payments: { mode: 'stripe' },
    databaseUrl: 'postgres://savet:secret@db/savet',
    dataDir: '/srv/savet',
    smtpUrl: 'smtp://user:secret@mail',
  } as const;
  const model = { provider: 'openai', model: 'gpt-x' } as const;
  const text = greeting({ ...local, environment, model, hasAccounts: true });
  expect(text).toMatch(/Model +openai, gpt-x\n.*Payments +Stripe\n.*SMTP_URL\n.*PostgreSQL\n/);
  expect(text).not.toContain('secret');
});
