import { expect, test } from 'vitest';
import { wantedPath } from './wanted-path.rules.ts';

test.each([
  [{ wanted: '/profile' }, '/profile'],
  [{ wanted: '/success?session=1' }, '/success?session=1'],
  [{ wanted: '//elsewhere.test' }, undefined],
  [{ wanted: '/\\\\elsewhere.test' }, undefined],
  [{ wanted: 'https://elsewhere.test' }, undefined],
  [{ wanted: undefined }, undefined],
  [{ linkOutcome: null }, undefined],
  [null, undefined],
])('%j leads to %s', (state, path) => {
  expect(wantedPath(state)).toBe(path);
});
