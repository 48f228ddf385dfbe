import { userDocument } from '@savet/contract/testing/user-document';
import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { openGaps, replyBefore } from './gaps.rules.ts';

const products = 'userInfo.brandHub.coreProducts.products';
const usp = 'userInfo.brandHub.coreProducts.usp';
const receipt = { brandHubUid: 'u', fields: [], missing: [products, usp, 'no.such.field'] };

test('a missing field is a gap until it is filled', () => {
  const empty = userDocument();
  expect(openGaps(receipt, empty).map(({ path }) => path)).toEqual([products, usp]);
  const brandHub = { coreProducts: { usp: 'Bread at night' } };
  const written = userDocument({ userInfo: { profile: {}, brandHub } });
  expect(openGaps(receipt, written).map(({ path }) => path)).toEqual([products]);
  expect(openGaps(null, empty)).toEqual([]);
  expect(openGaps({ brandHubUid: 'u', fields: [] }, empty)).toEqual([]);
});

test('finds the answer right before a question, if it lacked fields', () => {
  const question = message('q1', { sender: 'user' });
  const lacking = message('r1', { sender: 'assistant', receipt });
  const next = message('q2', { sender: 'user' });
  const full = message('r2', { sender: 'assistant' });
  const last = message('q3', { sender: 'user' });
  const all = [question, lacking, next, full, last];
  expect(replyBefore(all, 0)).toBeUndefined();
  expect(replyBefore(all, 2)).toBe(lacking);
  expect(replyBefore(all, 4)).toBeUndefined();
});
