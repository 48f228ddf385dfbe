import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { MailServer } from '../../testing/mails/mail-server.ts';
import { createLog, type Logger } from '../log.ts';
import { createMailer } from './mailer.ts';

const outbox = mkdtempSync(join(tmpdir(), 'savet-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true }));

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

test('the mail library is loaded again after loading it has failed', async () => {
  const server = await MailServer.start();
  const configuration = { smtpUrl: server.url, from: 'a@b.test', outbox, publicUrl: '' };
  const { send } = createMailer(configuration, createLog('silent'));
  const mail = { to: 'c@d.test', subject: 'Hello', text: 'Hello' };
  vi.doMock('nodemailer', () => {
    throw new Error('EMFILE');
  });
  await expect(send(mail)).rejects.toThrow();
  vi.doUnmock('nodemailer');
  await send(mail);
  expect(server.mails).toHaveLength(1);
  await server.stop();
});
