import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type MailQueue, QueuedMails } from './mail-sweeper.ts';
import type { Mail } from './mailer.ts';

test('a mail stored during a sweep is sent right after it', async () => {
  const stored = ['first'];
  const sent: string[] = [];
  const isSending = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const queue: MailQueue<{ subject: string; mailAttempts: number }> = {
    name: 'test',
    claim: async () => stored.splice(0).map((subject) => ({ subject, mailAttempts: 1 })),
    write: ({ subject }) => ({ to: 'a@b.test', subject, text: '' }),
    markSent: async () => undefined,
  };
  const mailer = {
    send: async ({ subject }: Mail) => {
      isSending.resolve();
      await mayEnd.promise;
      sent.push(subject);
    },
  };
  const mails = new QueuedMails(queue, mailer, createLog('silent'));
  mails.sendDue();
  await isSending.promise;
  stored.push('second');
  mails.sendDue();
  mayEnd.resolve();
  await expect.poll(() => sent).toEqual(['first', 'second']);
});
