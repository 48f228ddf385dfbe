import type { MessageDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test } from 'vitest';
import { reduce } from './reduce.ts';
import { type DocumentState, emptyState, shownMessages } from './state.ts';
import { changed, chat, message } from './test-documents.ts';

function titles(state: DocumentState) {
  return state.chats.map((document) => document.title);
}

function texts(state: DocumentState, chatId = 'a') {
  return state.messages.get(chatId)?.list.map((document) => document.text);
}

describe('documents', () => {
  test('messages of a chat that was removed elsewhere are missing until the chat is restored', () => {
    const open = changed(emptyState, 5, {
      chats: [chat('a', { revision: 5 })],
      messages: [message('m', { revision: 5 })],
    });
    const removed = changed(open, 6, { removedChats: ['a'] });
    expect(removed.messages.has('a')).toBe(false);
    expect(removed.loads.get('messages:a')).toBe('missing');
    const restored = reduce(removed, { type: 'chatRead', chat: chat('a', { revision: 7 }) });
    expect(restored.loads.size).toBe(0);
  });

  test('documents with an older revision are ignored', () => {
    const state = changed(emptyState, 5, {
      user: userDocument({ queryUsed: 2, revision: 5 }),
      chats: [chat('a', { title: 'new', revision: 5 })],
      messages: [message('m', { text: 'new', revision: 5 })],
    });
    const later = changed(state, 4, {
      user: userDocument({ queryUsed: 1, revision: 4 }),
      chats: [chat('a', { title: 'old', revision: 4 })],
      messages: [message('m', { text: 'old', revision: 4 })],
    });
    expect(later).toBe(state);
  });

  test('a changed chat keeps the messages object, and vice versa', () => {
    const state = changed(emptyState, 1, { chats: [chat('a')], messages: [message('m')] });
    const renamed = changed(state, 2, { chats: [chat('a', { title: 'other', revision: 2 })] });
    expect(renamed.messages).toBe(state.messages);
    const answered = changed(renamed, 3, {
      messages: [message('n', { position: 2, revision: 3 })],
    });
    expect(answered.chats).toBe(renamed.chats);
  });

  test('chats are sorted by last visit, newest first', () => {
    const state = changed(emptyState, 2, {
      chats: [
        chat('a', { title: 'earlier', dateLastVisited: '2026-01-01T10:00:00Z' }),
        chat('b', { title: 'later', dateLastVisited: '2026-01-01T10:00:00.001Z' }),
      ],
    });
    expect(titles(state)).toEqual(['later', 'earlier']);
  });

  test('messages are sorted by position', () => {
    const state = changed(emptyState, 2, {
      messages: [message('n', { position: 2, text: 'second' }), message('m', { text: 'first' })],
    });
    expect(texts(state)).toEqual(['first', 'second']);
  });

  test('a list from before the removal does not restore a removed chat', () => {
    const state = changed(emptyState, 7, { removedChats: ['a'] });
    const listed = reduce(state, {
      type: 'chatsListed',
      chats: [chat('a', { revision: 6 }), chat('b', { title: 'left', revision: 2 })],
      more: false,
      since: 5,
      first: true,
      watchedChats: new Set(),
    });
    expect(titles(listed)).toEqual(['left']);
  });
});

describe('lists', () => {
  test('a chat missing from the first page is removed, unless it changed since or is on the screen', () => {
    const state = changed(emptyState, 9, {
      chats: [
        chat('gone', { title: 'gone', revision: 3 }),
        chat('open', { title: 'open', revision: 3, archived: true }),
        chat('made', { title: 'made', revision: 9, dateLastVisited: '2026-03-01T00:00:00Z' }),
      ],
    });
    const listed = reduce(state, {
      type: 'chatsListed',
      chats: [chat('kept', { title: 'kept', revision: 2 })],
      more: false,
      since: 8,
      first: true,
      watchedChats: new Set(['open']),
    });
    expect(titles(listed)).toEqual(['made', 'kept', 'open']);
  });

  test.each([
    {
      name: 'has a loaded message in common is appended',
      from: 10,
      current: 10,
      kept: 20,
      more: false,
    },
    { name: 'leaves a gap replaces them', from: 13, current: 10, kept: 8, more: true },
  ])('a newest page that $name', ({ from, current, kept, more }) => {
    const there = Array.from({ length: current }, (_, index) =>
      message(`m${index + 1}`, { position: index + 1 }),
    );
    const page = Array.from({ length: 21 - from }, (_, index) =>
      message(`m${from + index}`, { position: from + index }),
    );
    const first = reduce(emptyState, list(there, false));
    const state = reduce(first, list(page, true));
    expect(state.messages.get('a')?.list).toHaveLength(kept);
    expect(state.messages.get('a')?.more).toBe(more);
  });

  test('a newest page drops what another version has hidden meanwhile', () => {
    const held = ['q', 'r', 'q2', 'r2'].map((id, index) => message(id, { position: index + 1 }));
    const edited = message('q3', { position: 5, version: 2, versionCount: 2, revision: 7 });
    const live = message('live', { position: 6, revision: 9 });
    let state = reduce(emptyState, list(held, false));
    state = changed(state, 9, { messages: [live] });
    const page = { ...list([held[0], held[1], edited], false), since: 8 };
    state = reduce(state, page);
    const ids = state.messages.get('a')?.list.map(({ messageId }) => messageId);
    expect(ids).toEqual(['q', 'r', 'q3', 'live']);
  });

  test('a hidden message stays hidden when an older list arrives', () => {
    const hidden = message('q', { hidden: true, revision: 5 });
    let state = changed(emptyState, 5, { messages: [hidden] });
    state = reduce(state, { ...list([message('q', { revision: 4 })], false), since: 4 });
    const { list: held = [] } = state.messages.get('a') ?? {};
    expect(shownMessages(held)).toEqual([]);
  });

  test('after missed events, only watched chats keep their messages', () => {
    const state = changed(emptyState, 1, {
      messages: [message('m'), message('n', { chatId: 'b' })],
    });
    const after = reduce(state, { type: 'missed', revision: 1, watchedChats: new Set(['b']) });
    expect([...after.messages.keys()]).toEqual(['b']);
  });
});

function list(messages: (MessageDocument | undefined)[], more: boolean) {
  const listed = messages.filter((document) => document !== undefined);
  return {
    type: 'messagesListed',
    chatId: 'a',
    messages: listed,
    more,
    since: 1,
    first: true,
  } as const;
}
