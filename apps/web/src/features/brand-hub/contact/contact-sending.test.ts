import { expect, test } from 'vitest';
import { memoryStorage } from '#data/storage/page-storage.ts';
import { persistentText } from '#data/storage/persistent-text.ts';
import { hasUnsent } from '#data/storage/unsent.ts';
import { type ContactMessage, createContactSending } from './contact-sending.ts';

const about = 'positioning';
const timestamp = '2026-03-02T09:00:00.000Z';

/** A page with a server whose responses the test decides. */
function setUp(storage = memoryStorage()) {
  const requests: (PromiseWithResolvers<string> & { message: ContactMessage })[] = [];
  const sending = createContactSending({
    texts: persistentText(storage),
    uid: 'ana',
    deliver(message) {
      const answer = Promise.withResolvers<string>();
      requests.push({ ...answer, message });
      return answer.promise;
    },
  });
  return { storage, requests, sending };
}

test('clears the draft once the message has arrived', async () => {
  const { storage, requests, sending } = setUp();
  sending.write(about, 'Hello');
  expect(hasUnsent(storage, 'ana')).toBe(true);
  const sent = sending.send(about);
  expect(sending.state(about)).toEqual({ kind: 'sending' });
  expect(sending.state(null)).toEqual({ kind: 'writing' });
  expect(requests[0]?.message).toMatchObject({ section: about, text: 'Hello' });
  requests[0]?.resolve(timestamp);
  await sent;
  expect(sending.state(about)).toEqual({ kind: 'sent', createdAt: timestamp });
  expect(sending.text(about)).toBe('');
  expect(hasUnsent(storage, 'ana')).toBe(false);
});

test('resends a message with the same id after a lost response, even after a reload', async () => {
  const { storage, requests, sending } = setUp();
  sending.write(about, 'Hello');
  const lost = sending.send(about);
  requests[0]?.reject(new Error('lost'));
  await lost;
  expect(sending.state(about)).toEqual({ kind: 'failed' });
  sending.write(about, 'Hello!');
  sending.write(about, 'Hello');
  void sending.send(about);
  const next = setUp(storage);
  expect(next.sending.text(about)).toBe('Hello');
  void next.sending.send(about);
  const ids = [...requests, ...next.requests].map(({ message }) => message.contactMessageId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('sends a different text with a new id', async () => {
  const { requests, sending } = setUp();
  for (const text of ['Hello', 'Goodbye']) {
    sending.write(about, text);
    const lost = sending.send(about);
    requests.at(-1)?.reject(new Error('lost'));
    await lost;
  }
  const [first, second] = requests.map(({ message }) => message.contactMessageId);
  expect(requests).toHaveLength(2);
  expect(second).not.toBe(first);
});

test('keeps text written while sending, and sends it as a new message', async () => {
  const { requests, sending } = setUp();
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  sending.write(about, 'And one thing more');
  requests[0]?.resolve(timestamp);
  await sent;
  expect(sending.text(about)).toBe('And one thing more');
  expect(sending.state(about)).toEqual({ kind: 'sent', createdAt: timestamp });
  sending.write(about, 'Hello');
  expect(sending.state(about)).toEqual({ kind: 'writing' });
  void sending.send(about);
  const [first, second] = requests.map(({ message }) => message.contactMessageId);
  expect(requests).toHaveLength(2);
  expect(second).not.toBe(first);
});

test('sends one message at a time, and shows the outcome until it is seen', async () => {
  const { requests, sending } = setUp();
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  await sending.send(about);
  expect(requests).toHaveLength(1);
  sending.seen(about);
  expect(sending.state(about)).toEqual({ kind: 'sending' });
  requests[0]?.resolve(timestamp);
  await sent;
  sending.seen(about);
  expect(sending.state(about)).toEqual({ kind: 'writing' });
});

test('does not send a blank text', async () => {
  const { requests, sending } = setUp();
  sending.write(about, ' \n');
  await sending.send(about);
  expect(requests).toHaveLength(0);
  expect(sending.text(about)).toBe('');
});

test('notifies subscribers of each change', async () => {
  const { requests, sending } = setUp();
  const seen: string[] = [];
  const stop = sending.subscribe(() => seen.push(sending.state(about).kind));
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  requests[0]?.resolve(timestamp);
  await sent;
  stop();
  sending.write(about, 'x');
  expect(seen).toEqual(['writing', 'writing', 'sending', 'sending', 'sent']);
});
