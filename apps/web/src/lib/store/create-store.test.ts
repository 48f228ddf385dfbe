import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies with the new state already in place', () => {
  const store = createStore('a');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set('b');
  expect(seen).toEqual(['b']);
});

test('setting the same value notifies nothing', () => {
  const store = createStore<string | undefined>(undefined);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(undefined);
  expect(listener).not.toHaveBeenCalled();
});

test('an unsubscribed listener is not called any more', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that subscribes another one during a change does not notify it of that change', () => {
  const store = createStore(0);
  const late = vi.fn();
  store.subscribe(() => store.subscribe(late));
  store.set(1);
  expect(late).not.toHaveBeenCalled();
});
