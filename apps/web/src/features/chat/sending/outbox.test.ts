import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call/call-error.ts';
import { memoryStorage } from '../../../lib/storage/page-storage.ts';
import { createOutbox, type SendResult } from './outbox.ts';
import { type OutboxItem, outboxStorage } from './outbox-storage.ts';

describe('outbox', () => {
  test('keeps a question in storage until it is acknowledged', async () => {
    const { outbox, storage, answer } = setUp();
    const sending = outbox.send(question('m'));
    expect(storage.read()).toEqual([question('m')]);
    expect(states(outbox)).toEqual(['sending']);
    answer({ kind: 'accepted' });
    expect(outbox.isAcknowledged('a')).toBe(false);
    await sending;
    expect(storage.read()).toEqual([]);
    expect(states(outbox)).toEqual(['sent']);
    expect(outbox.isAcknowledged('a')).toBe(true);
  });

  test('shows an acknowledged question until the stored one has arrived', async () => {
    const { outbox, answer } = setUp();
    const sending = outbox.send(question('m'));
    answer({ kind: 'accepted' });
    await sending;
    outbox.arrived(new Set(['m']));
    expect(states(outbox)).toEqual([]);
  });

  test('forgets a question that arrived though its acknowledgement was lost', async () => {
    const { outbox, storage, answer } = setUp();
    const sending = outbox.send(question('m'));
    outbox.arrived(new Set(['m']));
    answer({ kind: 'lost' });
    await sending;
    expect(states(outbox)).toEqual([]);
    expect(storage.read()).toEqual([]);
  });

  test('sends what was lost again with the same id', async () => {
    const { outbox, deliver, answer } = setUp();
    const sending = outbox.send(question('m'));
    answer({ kind: 'lost' });
    await sending;
    expect(states(outbox)).toEqual(['unsent']);
    outbox.sendUnsent(false);
    expect(deliver.mock.calls.map(([item]) => item.messageId)).toEqual(['m', 'm']);
  });

  test('after a reload the questions left behind are there and are sent', () => {
    const storage = outboxStorage(memoryStorage(), 'u');
    storage.put(question('second', '2026-01-02T00:00:00Z'));
    storage.put(question('first', '2026-01-01T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    expect(states(outbox)).toEqual(['unsent', 'unsent']);
    outbox.sendUnsent(false);
    expect(deliver).toHaveBeenCalledExactlyOnceWith(question('first', '2026-01-01T00:00:00Z'));
  });

  test('questions of one chat go one after the other, also while an answer is written; chats do not wait for each other', async () => {
    const storage = outboxStorage(memoryStorage(), 'u');
    storage.put(question('first', '2026-01-01T00:00:00Z'));
    storage.put(question('second', '2026-01-02T00:00:00Z'));
    storage.put({ ...question('other', '2026-01-03T00:00:00Z'), chatId: 'b' });
    const { outbox, deliver, answering } = setUp(storage);
    const sent = () => deliver.mock.calls.map(([item]) => item.messageId);
    deliver.mockResolvedValue({ kind: 'accepted' });
    outbox.sendUnsent(false);
    expect(sent()).toEqual(['first', 'other']);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent', 'sent']));
    outbox.sendUnsent(false);
    answering.add('a');
    outbox.arrived(new Set(['first']));
    outbox.goOn();
    expect(sent()).toEqual(['first', 'other']);

    answering.delete('a');
    outbox.goOn();
    expect(sent()).toEqual(['first', 'other', 'second']);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'sent']));
  });

  test('what waits behind one that is never told goes when it is insisted on', async () => {
    const storage = outboxStorage(memoryStorage(), 'u');
    storage.put(question('first', '2026-01-01T00:00:00Z'));
    storage.put(question('second', '2026-01-02T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    deliver.mockResolvedValue({ kind: 'accepted' });
    outbox.sendUnsent(true);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent']));
    outbox.sendUnsent(false);
    expect(states(outbox)).toEqual(['sent', 'unsent']);
    outbox.sendUnsent(true);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'sent']));
  });

  test('what waits behind one that was told before its acknowledgement goes after its answer', async () => {
    const { outbox, deliver, answer, answering } = setUp();
    const first = outbox.send(question('first'));
    await outbox.send(question('second'));
    answering.add('a');
    outbox.arrived(new Set(['first']));
    outbox.goOn();
    answer({ kind: 'accepted' });
    await first;
    expect(deliver).toHaveBeenCalledOnce();
    answering.delete('a');
    outbox.goOn();
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('a question asked while another waits goes after it', async () => {
    const { outbox, deliver } = setUp();
    deliver.mockResolvedValueOnce({ kind: 'lost' });
    await outbox.send(question('first'));
    deliver.mockResolvedValue({ kind: 'accepted' });
    await outbox.send(question('second'));
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent']));
    outbox.arrived(new Set(['first']));
    outbox.goOn();
    expect(deliver.mock.calls.map(([item]) => item.messageId)).toEqual([
      'first',
      'first',
      'second',
    ]);
  });

  test('what meets an answer that only the server knew of waits', async () => {
    const storage = outboxStorage(memoryStorage(), 'u');
    storage.put(question('m'));
    const { outbox, deliver, onRefused } = setUp(storage);
    const error = new CallError('busy', { code: 'CHAT_BUSY' });
    deliver.mockResolvedValueOnce({ kind: 'refused', error });
    outbox.retry('a');
    await vi.waitFor(() => expect(states(outbox)).toEqual(['unsent']));
    expect(onRefused).not.toHaveBeenCalled();
    expect(storage.read()).toHaveLength(1);
  });

  test('a refusal is final and hands the question back', async () => {
    const { outbox, storage, answer, onRefused } = setUp();
    const sending = outbox.send(question('m'));
    const error = new CallError('Query limit reached', { code: 'QUERY_LIMIT_REACHED' });
    answer({ kind: 'refused', error });
    await sending;
    expect(onRefused).toHaveBeenCalledWith(question('m'), error);
    expect(states(outbox)).toEqual([]);
    expect(storage.read()).toEqual([]);
  });

  test('what waited behind a refused question goes on', async () => {
    const storage = outboxStorage(memoryStorage(), 'u');
    storage.put(question('first', '2026-01-01T00:00:00Z'));
    storage.put(question('second', '2026-01-02T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    const error = new CallError('too long', { code: 'INVALID_INPUT' });
    deliver.mockResolvedValueOnce({ kind: 'refused', error });
    deliver.mockResolvedValueOnce({ kind: 'accepted' });
    outbox.sendUnsent(false);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent']));
    expect(storage.read()).toEqual([]);
  });

  test('what is being sent is not sent twice at once', () => {
    const { outbox, deliver } = setUp();
    void outbox.send(question('m'));
    outbox.sendUnsent(false);
    outbox.retry('a');
    expect(deliver).toHaveBeenCalledOnce();
  });
});

describe('outbox storage', () => {
  test('keeps users apart and leaves out what it cannot read', () => {
    const storage = memoryStorage();
    outboxStorage(storage, 'ana').put(question('m'));
    storage.setItem('savet.outbox.ivo.broken', '{"chatId":');
    storage.setItem('savet.outbox.ivo.other', '{"chatId":"a"}');
    expect(outboxStorage(storage, 'ivo').read()).toEqual([]);
    expect(outboxStorage(storage, 'ana').read()).toHaveLength(1);
  });
});

function question(messageId: string, writtenAt = '2026-01-01T00:00:00Z'): OutboxItem {
  return { chatId: 'a', messageId, newChat: false, query: 'q', responseStyle: 'normal', writtenAt };
}

function states(outbox: ReturnType<typeof createOutbox>) {
  return outbox.entries().map((entry) => entry.state);
}

function setUp(storage = outboxStorage(memoryStorage(), 'u')) {
  const answers = Promise.withResolvers<SendResult>();
  const deliver = vi.fn((_item: OutboxItem) => answers.promise);
  const onRefused = vi.fn();
  const answering = new Set<string>();
  const isAnswering = (chatId: string) => answering.has(chatId);
  const outbox = createOutbox({ storage, deliver, isAnswering, onRefused });
  return { outbox, storage, deliver, onRefused, answering, answer: answers.resolve };
}
