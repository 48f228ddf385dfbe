import type { MessageDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test, vi } from 'vitest';
import { chat, message } from './store/test-documents.ts';
import { createUserDocuments, type DocumentReads } from './user-documents.ts';

const missing = new Error('NOT_FOUND');

describe('user documents', () => {
  test('are read when the stream is ready, with the messages of the chat on the screen', async () => {
    const { documents, reads } = setUp();
    documents.watchChat('a');
    expect(reads.listMessages).not.toHaveBeenCalled();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().loads.size).toBe(0));
    const state = documents.store.state();
    expect(state.user?.firstName).toBe('Ana');
    expect(state.chats).toHaveLength(1);
    expect(state.messages.get('a')?.loaded).toBe(true);
  });

  test('are read ahead of the stream for the user, and then again', async () => {
    const { documents, reads } = setUp();
    reads.getUser.mockResolvedValueOnce({
      user: userDocument({ firstName: 'Before', revision: 0 }),
    });
    await documents.loadAhead();
    expect(documents.store.state().user?.firstName).toBe('Before');
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().user?.firstName).toBe('Ana'));
  });

  test('are read when the stream opens if they could not be read ahead', async () => {
    const { documents, reads } = setUp();
    reads.getUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await documents.loadAhead();
    expect(documents.store.state().user).toBeUndefined();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().user?.firstName).toBe('Ana'));
  });

  test('are not read again when a connection resumes', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, true);
    expect(reads.listChats).toHaveBeenCalledOnce();
  });

  test('are read again after a reset, even while an older read is under way', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    documents.applyLiveEvent({ event: 'reset', data: { revision: 900 } }, true);
    await vi.waitFor(() => expect(reads.listChats).toHaveBeenCalledTimes(2));
  });

  test('are read again after a reset, whatever else is requested meanwhile', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    documents.applyLiveEvent({ event: 'reset', data: { revision: 900 } }, true);
    await documents.loadMoreChats();
    await vi.waitFor(() => expect(reads.listChats).toHaveBeenCalledTimes(3));
    expect(reads.getUser).toHaveBeenCalledTimes(2);
  });

  test('mark a chat as missing, and read it when it appears', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    reads.listMessages.mockRejectedValueOnce(missing);
    documents.watchChat('late');
    await vi.waitFor(() =>
      expect(documents.store.state().loads.get('messages:late')).toBe('missing'),
    );
    const changes = {
      revision: 5,
      chats: [chat('late', { revision: 5 })],
      messages: [],
      removedChats: [],
    };
    documents.applyLiveEvent({ event: 'changes', data: changes }, false);
    await vi.waitFor(() => expect(documents.store.state().messages.get('late')?.loaded).toBe(true));
  });

  test('of a watched chat that was removed elsewhere come back with it', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    documents.watchChat('a');
    const state = () => documents.store.state();
    await vi.waitFor(() => expect(state().messages.get('a')?.loaded).toBe(true));
    const nothing = { chats: [], messages: [], removedChats: [] };
    const gone = { ...nothing, revision: 5, removedChats: ['a'] };
    documents.applyLiveEvent({ event: 'changes', data: gone }, false);
    expect(state().loads.get('messages:a')).toBe('missing');
    reads.listMessages.mockResolvedValueOnce({
      messages: [message('m', { revision: 6 })],
      more: false,
    });
    const back = { ...nothing, revision: 6, chats: [chat('a', { revision: 6 })] };
    documents.applyLiveEvent({ event: 'changes', data: back }, false);
    await vi.waitFor(() => expect(state().messages.get('a')?.list).toHaveLength(1));
    expect(state().loads.size).toBe(0);
  });

  test('of a chat created here are read once the server has it', async () => {
    const { documents, reads } = setUp();
    documents.store.dispatch({ type: 'chatCreated', chatId: 'new' });
    documents.watchChat('new');
    await documents.loadAll();
    expect(reads.listMessages).not.toHaveBeenCalled();
    reads.listChats.mockResolvedValueOnce({ chats: [chat('new')], more: false });
    await documents.loadAll();
    await vi.waitFor(() => expect(reads.listMessages).toHaveBeenCalledWith('new', {}));
  });

  test('of a chat created before the stream opened are read only once the server has it', async () => {
    const { documents, reads } = setUp();
    documents.store.dispatch({ type: 'chatCreated', chatId: 'new' });
    documents.applyLiveEvent({ event: 'ready', data: { revision: 3 } }, false);
    const leave = documents.watchChat('new');
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
    expect(reads.listMessages).not.toHaveBeenCalled();
    leave();
    // Another tab has sent the question meanwhile.
    reads.listChats.mockResolvedValueOnce({ chats: [chat('new')], more: false });
    await documents.loadAll();
    documents.watchChat('new');
    expect(reads.listMessages).toHaveBeenCalledExactlyOnceWith('new', {});
  });

  test('of a chat created by an earlier page are read when it has more than its first question', async () => {
    const { documents, reads } = setUp();
    documents.store.dispatch({ type: 'chatCreated', chatId: 'new' });
    documents.applyLiveEvent({ event: 'ready', data: { revision: 3 } }, false);
    const reply = message('reply', { chatId: 'new', position: 2, revision: 5 });
    const changes = { revision: 5, chats: [chat('new')], messages: [reply], removedChats: [] };
    documents.applyLiveEvent({ event: 'changes', data: changes }, false);
    documents.watchChat('new');
    expect(reads.listMessages).toHaveBeenCalledExactlyOnceWith('new', {});
  });

  test('of a chat are read where the stream never opens', async () => {
    const { documents } = setUp();
    await documents.loadAll();
    documents.watchChat('a');
    await vi.waitFor(() => expect(documents.store.state().messages.get('a')?.loaded).toBe(true));
  });

  test('the next page of chats continues from the last one that has not moved', async () => {
    const { documents, reads } = setUp();
    reads.listChats.mockResolvedValueOnce({ chats: [chat('b'), chat('c'), chat('d')], more: true });
    await documents.loadAll();
    const [visited, removed] = [chat('c', { dateLastVisited: '2026-02-01T00:00:00Z' }), 'd'];
    const changes = { chats: [{ ...visited, revision: 5 }], messages: [], removedChats: [removed] };
    documents.applyLiveEvent({ event: 'changes', data: { ...changes, revision: 5 } }, false);
    await documents.loadMoreChats();
    expect(reads.listChats).toHaveBeenLastCalledWith({ after: 'b' });
  });

  test('older chats that could not be read can be requested again', async () => {
    const { documents, reads } = setUp();
    await documents.loadAll();
    reads.listChats.mockRejectedValueOnce(missing);
    await documents.loadMoreChats();
    expect(documents.store.state().loads.get('chats')).toBe('failed');
  });

  test('mark a list as failed, and read it when the connection is back', async () => {
    const { documents, reads } = setUp();
    reads.listChats.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().loads.get('chats')).toBe('failed'));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, true);
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
  });

  test('request a new connection when text is missing', () => {
    const { documents } = setUp();
    const delta = { chatId: 'a', replyId: 'r', attempt: 1, from: 5, text: 'x' };
    expect(documents.applyLiveEvent({ event: 'delta', data: delta }, false)).toBe(false);
  });

  test('read earlier messages before the first one there', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    reads.listMessages.mockResolvedValueOnce({
      messages: [message('n', { position: 51 })],
      more: true,
    });
    documents.watchChat('a');
    await vi.waitFor(() => expect(documents.store.state().messages.get('a')?.more).toBe(true));
    await documents.loadEarlierMessages('a');
    expect(reads.listMessages).toHaveBeenLastCalledWith('a', { before: 51 });
    expect(documents.store.state().messages.get('a')?.more).toBe(false);
  });
});

function setUp() {
  const page = { messages: [message('m')] as MessageDocument[], more: false };
  const reads = {
    getUser: vi.fn<DocumentReads['getUser']>(async () => ({ user: userDocument() })),
    listChats: vi.fn<DocumentReads['listChats']>(async () => ({ chats: [chat('a')], more: false })),
    listMessages: vi.fn<DocumentReads['listMessages']>(async () => page),
    isMissing: (error: unknown) => error === missing,
  };
  return { reads, documents: createUserDocuments(reads, () => {}) };
}
