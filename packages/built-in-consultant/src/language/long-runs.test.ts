import { expect, test } from 'vitest';
import { withoutLongRuns } from './long-runs.ts';

test.each(['?', '.', ' ', 'а', '\n', '😀'])('a run of “%s” becomes short', (character) => {
  const text = `x${character.repeat(20_000)}x`;
  expect(withoutLongRuns(text)).toBe(`x${character.repeat(80)}x`);
});

test('a text of people stays as it is', () => {
  const text = `Hello!!!\n\n${'-'.repeat(80)}\nHow much is 1,000,000?`;
  expect(withoutLongRuns(text)).toBe(text);
});
