import { describe, expect, test } from 'vitest';
import { reduce } from './reduce.ts';
import { type DocumentState, emptyState } from './state.ts';
import { changed, chat, message } from './test-documents.ts';

describe('running text', () => {
  const answering = message('r', { status: 'answering', sender: 'assistant', text: '' });
  const failed = message('r', { status: 'failed', sender: 'assistant', revision: 2 });

  test.each([
    {
      name: 'continues it',
      pieces: [
        [1, 0, 'ab'],
        [1, 2, 'cd'],
      ],
      text: 'abcd',
    },
    {
      name: 'repeats',
      pieces: [
        [1, 0, 'ab'],
        [1, 0, 'ab'],
      ],
      text: 'ab',
    },
    {
      name: 'overlaps with it',
      pieces: [
        [1, 0, 'abc'],
        [1, 1, 'bcde'],
      ],
      text: 'abcde',
    },
    {
      name: 'leaves a gap',
      pieces: [
        [1, 0, 'ab'],
        [1, 3, 'x'],
      ],
      text: 'ab',
    },
    {
      name: 'is shorter than it',
      pieces: [
        [1, 0, 'abcd'],
        [1, 0, 'abc'],
      ],
      text: 'abcd',
    },
    {
      name: 'starts a higher attempt',
      pieces: [
        [1, 0, 'ab'],
        [2, 0, 'x'],
      ],
      text: 'x',
    },
    {
      name: 'continues a higher attempt whose start is missing',
      pieces: [
        [1, 0, 'ab'],
        [2, 2, 'x'],
      ],
      text: 'ab',
    },
    {
      name: 'belongs to a lower attempt',
      pieces: [
        [2, 0, 'ab'],
        [1, 0, 'xyz'],
      ],
      text: 'ab',
    },
    {
      name: 'follows an empty one',
      pieces: [
        [1, 0, ''],
        [1, 0, 'a'],
      ],
      text: 'a',
    },
  ] as const)('is "$text" after a delta that $name', ({ pieces, text }) => {
    let state = changed(emptyState, 1, { messages: [answering] });
    for (const [attempt, from, piece] of pieces) state = delta(state, attempt, from, piece);
    expect(state.running.get('r')?.text).toBe(text);
  });

  test('is dropped when its message settles, and ignores later deltas', () => {
    const running = delta(changed(emptyState, 1, { messages: [answering] }), 1, 0, 'ab');
    const settled = changed(running, 2, { messages: [failed] });
    expect(settled.running.size).toBe(0);
    expect(delta(settled, 1, 0, 'ab')).toBe(settled);
  });

  test('starts again when a failed reply is retried', () => {
    const settled = changed(emptyState, 2, { messages: [failed] });
    expect(delta(settled, 2, 0, 'again').running.get('r')?.text).toBe('again');
  });

  test('is dropped with its chat', () => {
    const running = delta(changed(emptyState, 1, { messages: [answering] }), 1, 0, 'ab');
    expect(changed(running, 2, { removedChats: ['a'] }).running.size).toBe(0);
  });

  test('keeps the chats and messages objects', () => {
    const state = changed(emptyState, 1, { chats: [chat('a')], messages: [answering] });
    const running = delta(state, 1, 0, 'ab');
    expect(running.chats).toBe(state.chats);
    expect(running.messages).toBe(state.messages);
  });
});

function delta(state: DocumentState, attempt: number, from: number, text: string) {
  return reduce(state, {
    type: 'delta',
    delta: { chatId: 'a', replyId: 'r', attempt, from, text },
  });
}
