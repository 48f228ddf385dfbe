import { expect, test } from 'vitest';
import { readTime } from './time.ts';

const now = 1_800_000_000;

test.each([
  [{ advanceSeconds: 86_400 }, now + 86_400],
  [{ advanceSeconds: 0 }, now],
  [{ to: now + 5 }, now + 5],
  [{}, /either/],
  [{ advanceSeconds: 1, to: now }, /either/],
  [{ advanceSeconds: '60' }, /whole number/],
  [{ advanceSeconds: 0.5 }, /whole number/],
  [{ to: null }, /whole number/],
  [{ advanceSeconds: -1 }, /does not go back/],
  [{ to: now - 1 }, /does not go back/],
  [{ advanceSeconds: 400_000_000 }, /ten years/],
])('%j', (body, expected) => {
  const time = readTime(body, now);
  if (expected instanceof RegExp) expect(time).toMatch(expected);
  else expect(time).toBe(expected);
});
