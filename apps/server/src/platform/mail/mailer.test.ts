import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createMailer } from './mailer.ts';

const outbox = mkdtempSync(join(tmpdir(), 'savet-outbox-'));
afterEach(() => rmSync(outbox, { recursive: true }));

test('without a mail server the log has links to Savet, and none that people wrote', async () => {
  const logged: unknown[] = [];
  const log = { info: (fields: unknown) => logged.push(fields) } as unknown as Logger;
  const configuration = {
    smtpUrl: null,
    from: 'a@b.test',
    outbox,
    publicUrl: 'https://savet.test',
  };
  const { send } = createMailer(configuration, log);
  const mail = { to: 'c@d.test', subject: 'Hello' };
  await send({ ...mail, text: 'See https://private.example/share?token=SECRET please.' });
  await send({ ...mail, text: 'https://private.example/x\nhttps://savet.test/verify?token=t' });
  expect(logged).toMatchObject([
    { link: undefined },
    { link: 'https://savet.test/verify?token=t' },
  ]);
  expect(JSON.stringify(logged)).not.toContain('SECRET');
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  expect(mails.join()).toContain('token=SECRET');
});
