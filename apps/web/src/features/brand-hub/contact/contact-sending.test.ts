import { expect, test } from 'vitest';
import { keptText } from '../../../lib/storage/kept-text.ts';
import { memoryStorage } from '../../../lib/storage/page-storage.ts';
import { hasUnsent } from '../../../lib/storage/unsent.ts';
import { type ContactMessage, createContactSending } from './contact-sending.ts';

const about = 'positioning';
const moment = '2026-03-02T09:00:00.000Z';

/** A page whose server answers when a test says so. */
function setUp(storage = memoryStorage()) {
  const asked: (PromiseWithResolvers<string> & { message: ContactMessage })[] = [];
  const sending = createContactSending({
    texts: keptText(storage),
    uid: 'ana',
    deliver(message) {
      const answer = Promise.withResolvers<string>();
      asked.push({ ...answer, message });
      return answer.promise;
    },
  });
  return { storage, asked, sending };
}

test('a message that arrived leaves nothing behind', async () => {
  const { storage, asked, sending } = setUp();
  sending.write(about, 'Hello');
  expect(hasUnsent(storage, 'ana')).toBe(true);
  const sent = sending.send(about);
  expect(sending.state(about)).toEqual({ kind: 'sending' });
  expect(sending.state(null)).toEqual({ kind: 'writing' });
  expect(asked[0]?.message).toMatchObject({ section: about, text: 'Hello' });
  asked[0]?.resolve(moment);
  await sent;
  expect(sending.state(about)).toEqual({ kind: 'sent', createdAt: moment });
  expect(sending.text(about)).toBe('');
  expect(hasUnsent(storage, 'ana')).toBe(false);
});

test('one whose answer was lost is the same message again, after a reload too', async () => {
  const { storage, asked, sending } = setUp();
  sending.write(about, 'Hello');
  const lost = sending.send(about);
  asked[0]?.reject(new Error('lost'));
  await lost;
  expect(sending.state(about)).toEqual({ kind: 'failed' });
  sending.write(about, 'Hello!');
  sending.write(about, 'Hello');
  void sending.send(about);
  const next = setUp(storage);
  expect(next.sending.text(about)).toBe('Hello');
  void next.sending.send(about);
  const ids = [...asked, ...next.asked].map(({ message }) => message.contactMessageId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('another text is another message', async () => {
  const { asked, sending } = setUp();
  for (const text of ['Hello', 'Goodbye']) {
    sending.write(about, text);
    const lost = sending.send(about);
    asked.at(-1)?.reject(new Error('lost'));
    await lost;
  }
  const [first, second] = asked.map(({ message }) => message.contactMessageId);
  expect(second).not.toBe(first);
});

test('what was written while it was on its way stays, and is a message of its own', async () => {
  const { asked, sending } = setUp();
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  sending.write(about, 'And one thing more');
  asked[0]?.resolve(moment);
  await sent;
  expect(sending.text(about)).toBe('And one thing more');
  expect(sending.state(about)).toEqual({ kind: 'sent', createdAt: moment });
  sending.write(about, 'Hello');
  expect(sending.state(about)).toEqual({ kind: 'writing' });
  void sending.send(about);
  const [first, second] = asked.map(({ message }) => message.contactMessageId);
  expect(second).not.toBe(first);
});

test('it is sent once at a time, and what became of it is told until it was seen', async () => {
  const { asked, sending } = setUp();
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  await sending.send(about);
  expect(asked).toHaveLength(1);
  sending.seen(about);
  expect(sending.state(about)).toEqual({ kind: 'sending' });
  asked[0]?.resolve(moment);
  await sent;
  sending.seen(about);
  expect(sending.state(about)).toEqual({ kind: 'writing' });
});

test('blanks alone are not sent', async () => {
  const { asked, sending } = setUp();
  sending.write(about, ' \n');
  await sending.send(about);
  expect(asked).toHaveLength(0);
  expect(sending.text(about)).toBe('');
});

test('those who show it hear of each change', async () => {
  const { asked, sending } = setUp();
  const seen: string[] = [];
  const stop = sending.subscribe(() => seen.push(sending.state(about).kind));
  sending.write(about, 'Hello');
  const sent = sending.send(about);
  asked[0]?.resolve(moment);
  await sent;
  stop();
  sending.write(about, 'x');
  expect(seen).toEqual(['writing', 'writing', 'sending', 'sending', 'sent']);
});
