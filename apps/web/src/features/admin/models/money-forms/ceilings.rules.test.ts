import { expect, test } from 'vitest';
import { draftOf, readCeilings } from './ceilings.rules.ts';

const none = { total: '', free: '', pro: '', enterprise: '' };

test('writes stored ceilings as the reader types them', () => {
  const ceilings = { total: 1_000, free: 12.5, pro: null, enterprise: 0 };
  const written = draftOf(ceilings, 'bg');
  expect(written).toEqual({ total: '1000', free: '12,5', pro: '', enterprise: '0' });
  expect(readCeilings(written).ceilings).toEqual(ceilings);
});

test('an empty field is no ceiling', () => {
  const nothing = { total: null, free: null, pro: null, enterprise: null };
  expect(readCeilings({ ...none, pro: ' ' }).ceilings).toEqual(nothing);
});

test.each([
  [{ total: '1,000' }, { total: 'amountInvalid' }],
  [
    { free: '-1', pro: 'x' },
    { free: 'amountInvalid', pro: 'amountInvalid' },
  ],
  [{ enterprise: '10000001' }, { enterprise: 'amountTooLarge' }],
])('refuses %j', (changes, errors) => {
  expect(readCeilings({ ...none, ...changes }).errors).toEqual(errors);
});
