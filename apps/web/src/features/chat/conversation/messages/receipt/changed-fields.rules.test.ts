import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.rules.ts';

const receipt = {
  brandHubUid: 'u',
  fields: [
    { path: 'a', version: 2 },
    { path: 'b', version: 1 },
  ],
};

test.each([
  ['nothing', { a: 2, b: 1 }, []],
  ['one field', { a: 3, b: 1 }, ['a']],
  ['all fields', { a: 3, b: 2 }, ['a', 'b']],
  ['a field that the answer did not use', { a: 2, b: 1, c: 7 }, []],
  ['the browser has older versions than the answer', { a: 1 }, []],
])('changed since the answer: %s', (_name, brandVersions, expected) => {
  expect([...changedFields(receipt, { uid: 'u', brandVersions })]).toEqual(expected);
});

test('returns nothing for another user’s Brand Hub', () => {
  expect(changedFields(receipt, { uid: 'v', brandVersions: { a: 9 } }).size).toBe(0);
});
