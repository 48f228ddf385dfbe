import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../sending/page-storage.ts';
import { draftKey, keptText, putBack } from './kept-text.ts';

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

test('each user and chat has its own draft', () => {
  const keys = [draftKey('u', 'a'), draftKey('u', undefined), draftKey('v', 'a')];
  expect(new Set(keys).size).toBe(3);
});

test.each([
  { typed: '', back: 'question' },
  { typed: ' \n', back: 'question' },
  { typed: 'next', back: 'question\n\nnext' },
])('a question put back before "$typed"', ({ typed, back }) => {
  expect(putBack('question', typed)).toBe(back);
});
