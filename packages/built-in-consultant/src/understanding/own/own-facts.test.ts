import { expect, test } from 'vitest';
import { ownFactsAsked } from './own-facts.ts';

test.each([
  'Who are our customers?',
  'Who is my ideal customer and what are their pains?',
  'Кои са клиентите ни?',
  'Кой е нашият идеален клиент?',
])('“%s” asks for the ideal customer', (query) => {
  expect(ownFactsAsked(query)).toContainEqual(['idealCustomer']);
});

test.each([
  'Кои са клиентите, които ни дължат пари?',
  'Кои са клиентите ни, които не плащат?',
  'Who are our customers that leave, and why?',
  'Who are our clients who still owe us money?',
  'Who is my customer service person?',
])('“%s” asks for some customers only, or for somebody else', (query) => {
  expect(ownFactsAsked(query)).toEqual([]);
});
