import { expect, test } from 'vitest';
import { fixedBy } from './fixed-by.rules.ts';

test.each([
  ['environment', ['AI_PROVIDER', 'AI_MODEL'], 'environment'],
  ['found', ['AI_PROVIDER'], 'search'],
  ['none', ['AI_PROVIDER'], 'search'],
  ['none', [], null],
  ['screen', [], null],
  // Without a provider, the other variables choose nothing.
  ['screen', ['AI_MODEL'], null],
] as const)('a model from %s with the variables %j is fixed by %s', (source, variables, fixed) => {
  expect(fixedBy({ source, variables: [...variables] })).toBe(fixed);
});
