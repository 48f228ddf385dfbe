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
  ['all of them', { a: 3, b: 2 }, ['a', 'b']],
  ['a field that it was not given', { a: 2, b: 1, c: 7 }, []],
  ['a browser that has not heard of a version yet', { a: 1 }, []],
])('changed since the answer: %s', (_name, brandVersions, expected) => {
  expect([...changedFields(receipt, { uid: 'u', brandVersions })]).toEqual(expected);
});

test('of somebody else’s Brand Hub nothing is known', () => {
  expect(changedFields(receipt, { uid: 'v', brandVersions: { a: 9 } }).size).toBe(0);
});
