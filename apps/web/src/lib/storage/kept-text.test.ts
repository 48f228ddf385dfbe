import { expect, test, vi } from 'vitest';
import { keptText } from './kept-text.ts';
import { memoryStorage } from './page-storage.ts';

test('text is there again for a new page', () => {
  const storage = memoryStorage();
  keptText(storage).set('key', 'half a thought');
  expect(keptText(storage).get('key')).toBe('half a thought');
});

test('empty text leaves nothing behind', () => {
  const storage = memoryStorage();
  const kept = keptText(storage);
  kept.set('key', 'text');
  kept.set('key', '');
  expect(storage.getItem('key')).toBeNull();
});

test('what another tab has written since is not taken away', () => {
  const storage = memoryStorage();
  const here = keptText(storage);
  const there = keptText(storage);
  here.set('key', 'sent soon');
  there.set('key', 'half a thought');
  here.set('key', '');
  expect(here.get('key')).toBe('');
  expect(keptText(storage).get('key')).toBe('half a thought');
});

test('a full storage still keeps the text in the page', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  };
  const kept = keptText(full);
  const listener = vi.fn();
  kept.subscribe(listener);
  kept.set('key', 'text');
  expect(kept.get('key')).toBe('text');
  expect(listener).toHaveBeenCalledOnce();
});
