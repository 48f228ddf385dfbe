import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutValue, longestValue } from './profile-budget.rules.ts';

describe('longestValue', () => {
  it.each([
    [[], 10, Infinity],
    [[1, 2, 3], 10, Infinity],
    [[5, 5], 10, Infinity],
    [[1, 20], 10, 9],
    [[2, 50, 50], 10, 4],
    [[100], 10, 10],
  ])('of %j within %i is %d', (lengths, budget, expected) => {
    expect(longestValue(lengths, budget)).toBe(expected);
  });

  it('stays within the budget and cuts nothing that fits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 8_000 }), { maxLength: 21 }),
        fc.integer({ min: 100, max: 30_000 }),
        (lengths, budget) => {
          const longest = longestValue(lengths, budget);
          const kept = lengths.map((length) => Math.min(length, longest));
          const sum = kept.reduce((total, length) => total + length, 0);
          expect(sum).toBeLessThanOrEqual(budget);
          const whole = lengths.reduce((total, length) => total + length, 0);
          expect(longest === Infinity).toBe(whole <= budget);
        },
      ),
    );
  });
});

describe('cutValue', () => {
  it('keeps a value that fits', () => {
    expect(cutValue('short', 5)).toBe('short');
    expect(cutValue('short', Infinity)).toBe('short');
  });

  it('adds the number of omitted characters', () => {
    expect(cutValue('abcdefgh', 5)).toBe('abcde\n  [cut: 3 more characters]');
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (value, longest) => {
        expect(cutValue(value, longest).isWellFormed()).toBe(true);
      }),
    );
  });
});
