import { expect, test, vi } from 'vitest';
import { memoryStorage } from './page-storage.ts';
import { persistentText } from './persistent-text.ts';

test('text survives a reload', () => {
  const storage = memoryStorage();
  persistentText(storage).set('key', 'half a thought');
  expect(persistentText(storage).get('key')).toBe('half a thought');
});

test('setting empty text removes the storage key', () => {
  const storage = memoryStorage();
  const kept = persistentText(storage);
  kept.set('key', 'text');
  kept.set('key', '');
  expect(storage.getItem('key')).toBeNull();
});

test('clearing a text keeps what another tab has stored since', () => {
  const storage = memoryStorage();
  const here = persistentText(storage);
  const there = persistentText(storage);
  here.set('key', 'sent soon');
  there.set('key', 'half a thought');
  here.set('key', '');
  expect(here.get('key')).toBe('');
  expect(persistentText(storage).get('key')).toBe('half a thought');
});

test('text stays in memory when storage is full', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  };
  const kept = persistentText(full);
  const listener = vi.fn();
  kept.subscribe(listener);
  kept.set('key', 'text');
  expect(kept.get('key')).toBe('text');
  expect(listener).toHaveBeenCalledOnce();
});
