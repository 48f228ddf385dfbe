import { expect, test } from 'vitest';
import { answer } from './answers/answer.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { recruiter } from './testing/brand-hubs.ts';
import { usedFields } from './used-fields.ts';

const values = {
  usp: 'Half of the fee falls due later',
  products: 'Search; retainer',
  role: 'CEO',
};

test.each([
  ['You write “half of the fee falls due later”.', ['usp']],
  ['Sell the RETAINER first.', ['products']],
  ['The ceo decides.', []],
  ['Nothing of it.', []],
])('“%s” shows %j', (text, fields) => {
  expect(usedFields(text, values)).toEqual(fields);
});

test('an answer names what it shows: a topic some fields, a calculation none', () => {
  const ask = (query: string) =>
    answer(
      {
        ...{ query, context: '', responseStyle: 'normal', language: 'EN' },
        ...{ values: recruiter, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      loadKnowledge(),
    ).usedFields;
  expect(ask('How should we price our service?')).toContain('products');
  expect(ask('What is our mission according to the Brand Hub?')).toEqual(['mission']);
  expect(ask('We spent €600 on ads and got 12 new customers. What is our CAC?')).toEqual([]);
  expect(ask('Hello')).toEqual([]);
});
