import { expect, test } from 'vitest';
import { receiptGroups } from './receipt-groups.rules.ts';

interface Field {
  path: string;
  shown?: boolean;
}

const used: Field = { path: 'used' };
const shown: Field = { path: 'shown', shown: true };
const given: Field = { path: 'given', shown: false };

test.each([
  ['nothing', [], []],
  ['fields of the built-in consultant', [used], [{ group: 'used', fields: [used] }]],
  ['only fields that show', [shown], [{ group: 'shown', fields: [shown] }]],
  ['only fields that do not', [given], [{ group: 'given', fields: [given] }]],
  [
    'both',
    [given, shown],
    [
      { group: 'shown', fields: [shown] },
      { group: 'given', fields: [given] },
    ],
  ],
])('groups %s', (_name, fields, groups) => {
  expect(receiptGroups(fields)).toEqual(groups);
});
