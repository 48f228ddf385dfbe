import type { MessageDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test, vi } from 'vitest';
import { chat, message } from './store/test-documents.ts';
import { createUserDocuments, type DocumentReads } from './user-documents.ts';

const missing = new Error('NOT_FOUND');

describe('user documents', () => {
  test('load when the stream is ready, with the messages of the open chat', async () => {
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

  test('read the user once if nothing has changed until the stream is ready', async () => {
    const { documents, reads } = setUp();
    reads.getUser.mockResolvedValueOnce({ user: userDocument(), revision: 4 });
    void documents.loadAhead();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
    expect(reads.getUser).toHaveBeenCalledOnce();
    documents.applyLiveEvent({ event: 'reset', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(reads.getUser).toHaveBeenCalledTimes(2));
  });

  test.each([3, undefined])(
    'read the user again when the stream begins after what was read (%s)',
    async (revision) => {
      const { documents, reads } = setUp();
      const before = userDocument({ firstName: 'Before', revision: 0 });
      reads.getUser.mockResolvedValueOnce({ user: before, revision });
      await documents.loadAhead();
      documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
      await vi.waitFor(() => expect(documents.store.state().user?.firstName).toBe('Ana'));
    },
  );

  test('load the user ahead of the stream, and again when it is ready', async () => {
    const { documents, reads } = setUp();
    reads.getUser.mockResolvedValueOnce({
      user: userDocument({ firstName: 'Before', revision: 0 }),
    });
    await documents.loadAhead();
    expect(documents.store.state().user?.firstName).toBe('Before');
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().user?.firstName).toBe('Ana'));
  });

  test('load when the stream is ready if loading ahead has failed', async () => {
    const { documents, reads } = setUp();
    reads.getUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await documents.loadAhead();
    expect(documents.store.state().user).toBeUndefined();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().user?.firstName).toBe('Ana'));
  });

  test('do not reload when the stream resumes', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, true);
    expect(reads.listChats).toHaveBeenCalledOnce();
  });

  test('reload after a reset, even while an older load is running', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    documents.applyLiveEvent({ event: 'reset', data: { revision: 900 } }, true);
    await vi.waitFor(() => expect(reads.listChats).toHaveBeenCalledTimes(2));
  });

  test('reload after a reset, even if more chats are requested meanwhile', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    documents.applyLiveEvent({ event: 'reset', data: { revision: 900 } }, true);
    await documents.loadMoreChats();
    await vi.waitFor(() => expect(reads.listChats).toHaveBeenCalledTimes(3));
    expect(reads.getUser).toHaveBeenCalledTimes(2);
  });

  test('mark an unknown chat as missing, and load it when it appears', async () => {
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

  test('reload the messages of a watched chat that was removed and restored elsewhere', async () => {
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
      chat: chat('a', { revision: 6 }),
      more: false,
    });
    const back = { ...nothing, revision: 6, chats: [chat('a', { revision: 6 })] };
    documents.applyLiveEvent({ event: 'changes', data: back }, false);
    await vi.waitFor(() => expect(state().messages.get('a')?.list).toHaveLength(1));
    expect(state().loads.size).toBe(0);
  });

  test('load the messages of a chat created here once the server has it', async () => {
    const { documents, reads } = setUp();
    documents.store.dispatch({ type: 'chatCreated', chatId: 'new' });
    documents.watchChat('new');
    await documents.loadAll();
    expect(reads.listMessages).not.toHaveBeenCalled();
    reads.listChats.mockResolvedValueOnce({ chats: [chat('new')], more: false });
    await documents.loadAll();
    await vi.waitFor(() => expect(reads.listMessages).toHaveBeenCalledWith('new', {}));
  });

  test('load the messages of a chat created before the stream opened only once the server has it', async () => {
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

  test('load the messages of a chat created before a reload if it has more than its first question', async () => {
    const { documents, reads } = setUp();
    documents.store.dispatch({ type: 'chatCreated', chatId: 'new' });
    documents.applyLiveEvent({ event: 'ready', data: { revision: 3 } }, false);
    const reply = message('reply', { chatId: 'new', position: 2, revision: 5 });
    const changes = { revision: 5, chats: [chat('new')], messages: [reply], removedChats: [] };
    documents.applyLiveEvent({ event: 'changes', data: changes }, false);
    documents.watchChat('new');
    expect(reads.listMessages).toHaveBeenCalledExactlyOnceWith('new', {});
  });

  test('load the messages of a chat if the stream never opens', async () => {
    const { documents } = setUp();
    await documents.loadAll();
    documents.watchChat('a');
    await vi.waitFor(() => expect(documents.store.state().messages.get('a')?.loaded).toBe(true));
  });

  test('load the next page of chats after the last one that has not moved', async () => {
    const { documents, reads } = setUp();
    reads.listChats.mockResolvedValueOnce({ chats: [chat('b'), chat('c'), chat('d')], more: true });
    await documents.loadAll();
    const [visited, removed] = [chat('c', { dateLastVisited: '2026-02-01T00:00:00Z' }), 'd'];
    const changes = { chats: [{ ...visited, revision: 5 }], messages: [], removedChats: [removed] };
    documents.applyLiveEvent({ event: 'changes', data: { ...changes, revision: 5 } }, false);
    await documents.loadMoreChats();
    expect(reads.listChats).toHaveBeenLastCalledWith({ after: 'b' });
  });

  test('mark the chat list as failed if older chats cannot be loaded', async () => {
    const { documents, reads } = setUp();
    await documents.loadAll();
    reads.listChats.mockRejectedValueOnce(missing);
    await documents.loadMoreChats();
    expect(documents.store.state().loads.get('chats')).toBe('failed');
  });

  test('mark a list as failed, and reload it when the stream resumes', async () => {
    const { documents, reads } = setUp();
    reads.listChats.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    await vi.waitFor(() => expect(documents.store.state().loads.get('chats')).toBe('failed'));
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, true);
    await vi.waitFor(() => expect(documents.store.state().chatsLoaded).toBe(true));
  });

  test('request a new connection when a delta leaves a gap', () => {
    const { documents } = setUp();
    const delta = { chatId: 'a', replyId: 'r', attempt: 1, from: 5, text: 'x' };
    expect(documents.applyLiveEvent({ event: 'delta', data: delta }, false)).toBe(false);
  });

  test('load earlier messages before the first loaded one', async () => {
    const { documents, reads } = setUp();
    documents.applyLiveEvent({ event: 'ready', data: { revision: 4 } }, false);
    reads.listMessages.mockResolvedValueOnce({
      messages: [message('n', { position: 51 })],
      chat: chat('a'),
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
    listProjects: vi.fn<DocumentReads['listProjects']>(async () => ({ projects: [], revision: 0 })),
    listChats: vi.fn<DocumentReads['listChats']>(async () => ({ chats: [chat('a')], more: false })),
    listMessages: vi.fn<DocumentReads['listMessages']>(async (chatId) => ({
      ...page,
      chat: chat(chatId),
    })),
    isMissing: (error: unknown) => error === missing,
  };
  return { reads, documents: createUserDocuments(reads, () => {}) };
}
