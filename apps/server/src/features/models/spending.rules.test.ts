import { expect, test } from 'vitest';
import { costOf, isWithinCeilings, monthOf, monthRange } from './spending.rules.ts';

/** 0.15 and 0.60 a million tokens, 0.075 from the cache. */
const price = { input: 150_000, cachedInput: 75_000, output: 600_000 };

test.each([
  [{ inputTokens: 1_000_000, cachedInputTokens: 0, outputTokens: 0 }, 0.15],
  [{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 1_000_000 }, 0.6],
  [{ inputTokens: 1_000_000, cachedInputTokens: 400_000, outputTokens: 0 }, 0.12],
  // One token is not rounded away.
  [{ inputTokens: 1, cachedInputTokens: 0, outputTokens: 0 }, 0.000_000_15],
  // More cached tokens than tokens is a mistake of the provider.
  [{ inputTokens: 100, cachedInputTokens: 200, outputTokens: 0 }, 0.000_007_5],
])('%o cost %d', (tokens, cost) => {
  expect(costOf(price, tokens) / 1e12).toBeCloseTo(cost, 15);
});

test('a model without a price costs nothing', () => {
  expect(costOf(null, { inputTokens: 5, cachedInputTokens: 0, outputTokens: 5 })).toBe(0);
});

const none = { total: null, free: null, pro: null, enterprise: null };
test.each([
  [none, 1e15, true],
  [{ ...none, total: 1_000 }, 1e12, true],
  [{ ...none, total: 1_000 }, 1e12 + 1, false],
  [{ ...none, free: 600 }, 1e12, true],
  [{ ...none, free: 599 }, 1e12, false],
  // Another plan's ceiling does not matter.
  [{ ...none, pro: 0 }, 1e12, true],
  [{ ...none, free: 0 }, 1, false],
])('after 9.00 in all and 5.00 on the plan, %o allows %d more: %s', (ceilings, cost, allowed) => {
  const spent = { total: 9e12, plan: 5e12 };
  expect(isWithinCeilings(ceilings, spent, 'free', cost)).toBe(allowed);
});

test('a month begins and ends in UTC', () => {
  expect(monthRange('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  });
  expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
});
