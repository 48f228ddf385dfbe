import { describe, expect, test, vi } from 'vitest';
import { createDocumentStore } from './store.ts';
import { message } from './test-documents.ts';

describe('running text', () => {
  test('notifies once per frame, and only subscribers of its reply', () => {
    const { store, documents, watcher, other, frames } = setUp();
    for (let from = 0; from < 2_000; from += 1) expect(store.takeDelta(piece(from))).toBe(true);
    expect(frames).toHaveLength(1);
    expect(watcher).not.toHaveBeenCalled();
    frames.shift()?.();
    expect(watcher).toHaveBeenCalledOnce();
    expect(store.state().running.get('r')?.text).toHaveLength(2_000);
    expect(other).not.toHaveBeenCalled();
    expect(documents).not.toHaveBeenCalled();
    store.takeDelta(piece(2_000));
    expect(frames).toHaveLength(1);
  });

  test('does not request a frame for a repeated delta', () => {
    const { store, frames } = setUp();
    store.takeDelta(piece(0));
    frames.shift()?.();
    store.takeDelta(piece(0));
    expect(frames).toEqual([]);
  });

  test('rejects a delta that leaves a gap', () => {
    const { store } = setUp();
    expect(store.takeDelta(piece(3))).toBe(false);
    expect(store.state().running.size).toBe(0);
  });

  test('is replaced by the settled message without waiting for a frame', () => {
    const { store, documents, watcher } = setUp();
    store.takeDelta(piece(0));
    const settled = message('r', { sender: 'assistant', text: 'all', revision: 5 });
    store.dispatch({
      type: 'changes',
      changes: { revision: 5, chats: [], messages: [settled], removedChats: [] },
    });
    expect(store.state().running.size).toBe(0);
    expect(watcher).toHaveBeenCalled();
    expect(documents).toHaveBeenCalledOnce();
  });

  test('does not notify after unsubscribing', () => {
    const { store, watcher, unwatch, frames } = setUp();
    unwatch();
    store.takeDelta(piece(0));
    frames.shift()?.();
    expect(watcher).not.toHaveBeenCalled();
  });
});

function piece(from: number) {
  return { chatId: 'a', replyId: 'r', attempt: 1, from, text: 'x' };
}

function setUp() {
  const frames: (() => void)[] = [];
  const store = createDocumentStore((run) => frames.push(run));
  const documents = vi.fn();
  const watcher = vi.fn();
  const other = vi.fn();
  store.subscribe(documents);
  store.subscribeRunning('other', other);
  const unwatch = store.subscribeRunning('r', watcher);
  return { store, documents, watcher, other, unwatch, frames };
}
