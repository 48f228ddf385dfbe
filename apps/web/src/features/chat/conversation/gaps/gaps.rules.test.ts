import { userDocument } from '@savet/contract/testing/user-document';
import { expect, test } from 'vitest';
import { message } from '#data/documents/store/test-documents.ts';
import { isNamed, openGaps, savableFields } from './gaps.rules.ts';

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

const colors = 'userInfo.brandHub.visualIdentity.brandColors';

function offered(statedFields: string[] | null, missing: string[] | null, user = userDocument()) {
  const reply = missing && { brandHubUid: 'u', fields: [], missing };
  const messages = [
    message('r1', { sender: 'assistant', receipt: reply }),
    message('q2', { sender: 'user', statedFields }),
  ];
  return savableFields(messages, 1, user).map(({ path }) => path);
}

test('a question that states what the answer lacked can be saved there', () => {
  expect(offered([products, usp], [usp])).toEqual([usp]);
  expect(offered([products, usp], [usp, products])).toEqual([products, usp]);
});

test('without such an answer, only a single field is offered', () => {
  expect(offered([usp], null)).toEqual([usp]);
  expect(offered([usp], [products])).toEqual([usp]);
  expect(offered([products, usp], null)).toEqual([]);
});

test('nothing is offered for a question that states nothing, for colours, or for a filled field', () => {
  expect(offered(null, [usp])).toEqual([]);
  expect(offered([colors], [colors])).toEqual([]);
  expect(offered(['no.such.field'], null)).toEqual([]);
  const brandHub = { coreProducts: { usp: 'Bread at night' } };
  const written = userDocument({ userInfo: { profile: {}, brandHub } });
  expect(offered([usp], [usp], written)).toEqual([]);
});

test.each([
  ['Two would help: **Ideal Customer** – who buys.', 'Ideal Customer', true],
  ['The field “ideal customer” is empty.', 'Ideal Customer', true],
  ['В Brand Hub липсва „Идеален клиент“.', 'Идеален клиент', true],
  ['Your ideal customer reads this.', 'Ideal Customer', false],
  ['', 'Products', false],
])('%j names %j: %j', (answer, label, expected) => {
  expect(isNamed(answer, label)).toBe(expected);
});
