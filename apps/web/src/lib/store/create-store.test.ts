import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies listeners after the state has changed', () => {
  const store = createStore('a');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set('b');
  expect(seen).toEqual(['b']);
});

test('does not notify when the same value is set', () => {
  const store = createStore<string | undefined>(undefined);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(undefined);
  expect(listener).not.toHaveBeenCalled();
});

test('does not call a listener after it unsubscribes', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

test('does not notify a listener of the change during which it subscribed', () => {
  const store = createStore(0);
  const late = vi.fn();
  store.subscribe(() => store.subscribe(late));
  store.set(1);
  expect(late).not.toHaveBeenCalled();
});
