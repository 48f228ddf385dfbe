import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type MailQueue, QueuedMails } from './mail-sweeper.ts';
import type { Mail } from './mailer.ts';

/** Mails whose mailer waits until `mayEnd` is resolved. */
function waitingMails(first: string[]) {
  const stored = [...first];
  const sent: string[] = [];
  const marked: string[] = [];
  const isSending = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const queue: MailQueue<{ subject: string; mailAttempts: number }> = {
    name: 'test',
    claim: async () => stored.splice(0).map((subject) => ({ subject, mailAttempts: 1 })),
    write: ({ subject }) => ({ to: 'a@b.test', subject, text: '' }),
    markSent: async ({ subject }) => void marked.push(subject),
  };
  const mailer = {
    send: async ({ subject }: Mail) => {
      isSending.resolve();
      await mayEnd.promise;
      sent.push(subject);
    },
  };
  const mails = new QueuedMails(queue, mailer, createLog('silent'));
  return { mails, stored, sent, marked, isSending: isSending.promise, mayEnd };
}

test('a mail stored during a sweep is sent right after it', async () => {
  const { mails, stored, sent, isSending, mayEnd } = waitingMails(['first']);
  mails.sendDue();
  await isSending;
  stored.push('second');
  mails.sendDue();
  mayEnd.resolve();
  await expect.poll(() => sent).toEqual(['first', 'second']);
});

test('a stop waits until the mail in progress is marked as sent, and sends no other', async () => {
  const { mails, sent, marked, isSending, mayEnd } = waitingMails(['first', 'second']);
  mails.sendDue();
  await isSending;
  mails.sendDue();
  const stopped = mails.stop();
  mayEnd.resolve();
  await stopped;
  expect(marked).toEqual(['first']);
  mails.sendDue();
  await stopped;
  expect(sent).toEqual(['first']);
});

test('after a slow mail, the rest of the batch waits until it is due again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mails, stored, sent, isSending, mayEnd } = waitingMails(['first', 'second']);
  mails.sendDue();
  await isSending;
  stored.push('third');
  mails.sendDue();
  vi.advanceTimersByTime(181_000);
  mayEnd.resolve();
  await expect.poll(() => sent).toEqual(['first', 'third']);
});
