import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWithoutStream } from './poll-without-stream.ts';
import { createDocumentStore } from './store/store.ts';

const SOON_MS = 3_000;
const NEXT_MS = 10_000;
let isLeftOut: boolean;
let stop: () => void;
const loadAll = vi.fn(async () => undefined);
const store = createDocumentStore((run) => run());

beforeEach(() => {
  vi.useFakeTimers();
  loadAll.mockClear();
  isLeftOut = false;
  stop = pollWithoutStream({ store, loadAll }, () => isLeftOut);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('documents are polled until a stream opens, and while other tabs have all streams', () => {
  vi.advanceTimersByTime(SOON_MS);
  expect(loadAll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(NEXT_MS);
  expect(loadAll).toHaveBeenCalledTimes(2);

  store.dispatch({ type: 'missed', revision: 5, watchedChats: new Set() });
  const watchedChats = new Set<string>();
  store.dispatch({
    type: 'chatsListed',
    chats: [],
    more: false,
    since: 5,
    first: true,
    watchedChats,
  });
  vi.advanceTimersByTime(2 * NEXT_MS);
  expect(loadAll).toHaveBeenCalledTimes(2);

  isLeftOut = true;
  vi.advanceTimersByTime(NEXT_MS);
  expect(loadAll).toHaveBeenCalledTimes(3);
  isLeftOut = false;
  vi.advanceTimersByTime(2 * NEXT_MS);
  expect(loadAll).toHaveBeenCalledTimes(3);
});

test('a failed read waits for the user or the stream', () => {
  store.dispatch({ type: 'load', key: 'chats', state: 'failed' });
  vi.advanceTimersByTime(SOON_MS + NEXT_MS);
  expect(loadAll).not.toHaveBeenCalled();
});
