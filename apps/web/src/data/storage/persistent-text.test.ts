import { expect, test, vi } from 'vitest';
import { memoryStorage } from './page-storage.ts';
import { persistentText } from './persistent-text.ts';

test('a new page has the text again', () => {
  const storage = memoryStorage();
  persistentText(storage).set('key', 'half a thought');
  expect(persistentText(storage).get('key')).toBe('half a thought');
});

test('empty text leaves nothing behind', () => {
  const storage = memoryStorage();
  const kept = persistentText(storage);
  kept.set('key', 'text');
  kept.set('key', '');
  expect(storage.getItem('key')).toBeNull();
});

test('a text that another tab has stored since is not removed', () => {
  const storage = memoryStorage();
  const here = persistentText(storage);
  const there = persistentText(storage);
  here.set('key', 'sent soon');
  there.set('key', 'half a thought');
  here.set('key', '');
  expect(here.get('key')).toBe('');
  expect(persistentText(storage).get('key')).toBe('half a thought');
});

test('a full storage still keeps the text in the page', () => {
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
