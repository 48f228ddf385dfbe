import { expect, test } from 'vitest';
import { memoryStorage } from './page-storage.ts';
import { forgetUnsent, hasUnsent, unsentKinds, unsentPrefix } from './unsent.ts';

test("forgetUnsent removes one user's unsent texts and nothing else", () => {
  const storage = memoryStorage();
  for (const kind of unsentKinds) storage.setItem(`${unsentPrefix(kind, 'ana')}1`, 'text');
  storage.setItem(`${unsentPrefix('draft', 'ana-maria')}new`, 'hers');
  storage.setItem('savet.style.ana', 'concise');
  expect(hasUnsent(storage, 'ana')).toBe(true);
  forgetUnsent(storage, 'ana');
  expect(hasUnsent(storage, 'ana')).toBe(false);
  expect(hasUnsent(storage, 'ana-maria')).toBe(true);
  expect(storage.getItem('savet.style.ana')).toBe('concise');
});
