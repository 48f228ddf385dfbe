import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#data/call/call-error.ts';
import { memoryStorage } from '#data/storage/page-storage.ts';
import {
  createQuestionOutbox,
  type Question,
  questionStorage,
  type SendResult,
} from './question-outbox.ts';

const accepted: SendResult = { kind: 'accepted', receipt: null };

describe('question outbox', () => {
  test('keeps a question in storage until it is acknowledged', async () => {
    const { outbox, storage, answer } = setUp();
    const sending = outbox.send(question('m'));
    expect(storage.read()).toEqual([question('m')]);
    expect(states(outbox)).toEqual(['sending']);
    answer(accepted);
    expect(outbox.isAcknowledged('a')).toBe(false);
    await sending;
    expect(storage.read()).toEqual([]);
    expect(states(outbox)).toEqual(['sent']);
    expect(outbox.isAcknowledged('a')).toBe(true);
  });

  test('shows an acknowledged question until the stored one has arrived', async () => {
    const { outbox, answer } = setUp();
    const sending = outbox.send(question('m'));
    answer(accepted);
    await sending;
    outbox.arrived(new Set(['m']));
    expect(states(outbox)).toEqual([]);
  });

  test('drops a question that has arrived even if its acknowledgement is lost', async () => {
    const { outbox, storage, answer } = setUp();
    const sending = outbox.send(question('m'));
    outbox.arrived(new Set(['m']));
    answer({ kind: 'lost' });
    await sending;
    expect(states(outbox)).toEqual([]);
    expect(storage.read()).toEqual([]);
  });

  test('resends a lost question with the same id', async () => {
    const { outbox, deliver, answer } = setUp();
    const sending = outbox.send(question('m'));
    answer({ kind: 'lost' });
    await sending;
    expect(states(outbox)).toEqual(['unsent']);
    outbox.sendUnsent(false);
    expect(deliver.mock.calls.map(([item]) => item.messageId)).toEqual(['m', 'm']);
  });

  test('restores unsent questions after a reload and sends the oldest one', () => {
    const storage = questionStorage(memoryStorage(), 'u');
    storage.put('second', question('second', '2026-01-02T00:00:00Z'));
    storage.put('first', question('first', '2026-01-01T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    expect(states(outbox)).toEqual(['unsent', 'unsent']);
    outbox.sendUnsent(false);
    expect(deliver).toHaveBeenCalledExactlyOnceWith(question('first', '2026-01-01T00:00:00Z'));
  });

  test('sends the questions of a chat one by one, after a running reply, without waiting for other chats', async () => {
    const storage = questionStorage(memoryStorage(), 'u');
    storage.put('first', question('first', '2026-01-01T00:00:00Z'));
    storage.put('second', question('second', '2026-01-02T00:00:00Z'));
    storage.put('other', { ...question('other', '2026-01-03T00:00:00Z'), chatId: 'b' });
    const { outbox, deliver, answering } = setUp(storage);
    const sent = () => deliver.mock.calls.map(([item]) => item.messageId);
    deliver.mockResolvedValue(accepted);
    outbox.sendUnsent(false);
    expect(sent()).toEqual(['first', 'other']);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent', 'sent']));
    outbox.sendUnsent(false);
    answering.add('a');
    outbox.arrived(new Set(['first']));
    outbox.flushReady();
    expect(sent()).toEqual(['first', 'other']);

    answering.delete('a');
    outbox.flushReady();
    expect(sent()).toEqual(['first', 'other', 'second']);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'sent']));
  });

  test('sends a queued question when forced, although the previous one never arrived live', async () => {
    const storage = questionStorage(memoryStorage(), 'u');
    storage.put('first', question('first', '2026-01-01T00:00:00Z'));
    storage.put('second', question('second', '2026-01-02T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    deliver.mockResolvedValue(accepted);
    outbox.sendUnsent(true);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent']));
    outbox.sendUnsent(false);
    expect(states(outbox)).toEqual(['sent', 'unsent']);
    outbox.sendUnsent(true);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'sent']));
  });

  test('sends a queued question after the reply to one that arrived before its acknowledgement', async () => {
    const { outbox, deliver, answer, answering } = setUp();
    const first = outbox.send(question('first'));
    await outbox.send(question('second'));
    answering.add('a');
    outbox.arrived(new Set(['first']));
    outbox.flushReady();
    answer(accepted);
    await first;
    expect(deliver).toHaveBeenCalledOnce();
    answering.delete('a');
    outbox.flushReady();
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('queues a new question behind an unsent one', async () => {
    const { outbox, deliver } = setUp();
    deliver.mockResolvedValueOnce({ kind: 'lost' });
    await outbox.send(question('first'));
    deliver.mockResolvedValue(accepted);
    await outbox.send(question('second'));
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent', 'unsent']));
    outbox.arrived(new Set(['first']));
    outbox.flushReady();
    expect(deliver.mock.calls.map(([item]) => item.messageId)).toEqual([
      'first',
      'first',
      'second',
    ]);
  });

  test('keeps a resent question while the server is still writing a reply', async () => {
    const storage = questionStorage(memoryStorage(), 'u');
    storage.put('m', question('m'));
    const { outbox, deliver, onRefused } = setUp(storage);
    const error = new CallError('busy', { code: 'CHAT_BUSY' });
    deliver.mockResolvedValueOnce({ kind: 'refused', error });
    outbox.retry('a');
    await vi.waitFor(() => expect(states(outbox)).toEqual(['unsent']));
    expect(onRefused).not.toHaveBeenCalled();
    expect(storage.read()).toHaveLength(1);
  });

  test('drops a refused question and reports it', async () => {
    const { outbox, storage, answer, onRefused } = setUp();
    const sending = outbox.send(question('m'));
    const error = new CallError('Query limit reached', { code: 'QUERY_LIMIT_REACHED' });
    answer({ kind: 'refused', error });
    await sending;
    expect(onRefused).toHaveBeenCalledWith(question('m'), error);
    expect(states(outbox)).toEqual([]);
    expect(storage.read()).toEqual([]);
  });

  test('sends a question queued behind a refused one', async () => {
    const storage = questionStorage(memoryStorage(), 'u');
    storage.put('first', question('first', '2026-01-01T00:00:00Z'));
    storage.put('second', question('second', '2026-01-02T00:00:00Z'));
    const { outbox, deliver } = setUp(storage);
    const error = new CallError('too long', { code: 'INVALID_INPUT' });
    deliver.mockResolvedValueOnce({ kind: 'refused', error });
    deliver.mockResolvedValueOnce(accepted);
    outbox.sendUnsent(false);
    await vi.waitFor(() => expect(states(outbox)).toEqual(['sent']));
    expect(storage.read()).toEqual([]);
  });

  test('does not send a question again while it is being sent', () => {
    const { outbox, deliver } = setUp();
    void outbox.send(question('m'));
    outbox.sendUnsent(false);
    outbox.retry('a');
    expect(deliver).toHaveBeenCalledOnce();
  });
});

describe('question storage', () => {
  test('keeps users separate and skips invalid values', () => {
    const storage = memoryStorage();
    questionStorage(storage, 'ana').put('m', question('m'));
    storage.setItem('savet.outbox.ivo.broken', '{"chatId":');
    storage.setItem('savet.outbox.ivo.other', '{"chatId":"a"}');
    expect(questionStorage(storage, 'ivo').read()).toEqual([]);
    expect(questionStorage(storage, 'ana').read()).toHaveLength(1);
  });
});

function question(messageId: string, writtenAt = '2026-01-01T00:00:00Z'): Question {
  return { chatId: 'a', messageId, newChat: false, query: 'q', responseStyle: 'normal', writtenAt };
}

function states(outbox: ReturnType<typeof createQuestionOutbox>) {
  return outbox.entries.get().map((entry) => entry.state);
}

function setUp(storage = questionStorage(memoryStorage(), 'u')) {
  const answers = Promise.withResolvers<SendResult>();
  const deliver = vi.fn((_item: Question) => answers.promise);
  const onRefused = vi.fn();
  const answering = new Set<string>();
  const isAnswering = (chatId: string) => answering.has(chatId);
  const outbox = createQuestionOutbox({ storage, deliver, isAnswering, onRefused });
  return { outbox, storage, deliver, onRefused, answering, answer: answers.resolve };
}
