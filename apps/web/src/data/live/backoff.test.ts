import { expect, test } from 'vitest';
import { pauseBefore } from './backoff.ts';

test.each([
  { tries: 0, random: 0, pause: 250 },
  { tries: 0, random: 1, pause: 500 },
  { tries: 3, random: 1, pause: 4_000 },
  { tries: 3, random: 0.5, pause: 3_000 },
  { tries: 500, random: 1, pause: 20_000 },
])(
  'after $tries retries, random value $random gives a pause of $pause ms',
  ({ tries, random, pause }) => {
    expect(pauseBefore(tries, () => random)).toBe(pause);
  },
);
