import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextCleaner } from './clean-text.ts';

test('any split into chunks gives the cleaned text in well-formed chunks', () => {
  const unit = fc.constantFrom('a', '\0', '\uD83D', '\uDE00', 'ж', '\uFFFD');
  const pieces = fc.array(fc.array(unit).map((units) => units.join('')));
  fc.assert(
    fc.property(pieces, (parts) => {
      const cleaner = createTextCleaner();
      const out = [...parts.map((part) => cleaner.push(part)), cleaner.end()];
      expect(out.every((piece) => piece.isWellFormed())).toBe(true);
      expect(out.join('')).toBe(parts.join('').toWellFormed().replaceAll('\0', '\uFFFD'));
    }),
  );
});
