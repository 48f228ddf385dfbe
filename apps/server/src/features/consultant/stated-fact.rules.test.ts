import { describe, expect, test } from 'vitest';
import { checkedField, isWorthAsking } from './stated-fact.rules.ts';

const message = 'Нашите клиенти са майки на 25–35 години от Варна.';
const fields = ['idealCustomer', 'usp'] as const;
const good = { field: 'idealCustomer', quote: 'майки на 25–35 години', certain: true };

test.each([
  ['JSON alone', JSON.stringify(good)],
  ['a fence around it', `\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\``],
  ['words around it', `Sure: ${JSON.stringify(good)} That is it.`],
  ['other case and marks', JSON.stringify({ ...good, quote: 'Майки, на 25-35 години' })],
])('a decision is read from %s', (_name, reply) => {
  expect(checkedField(reply, message, fields)).toBe('idealCustomer');
});

test.each([
  ['is not certain', { ...good, certain: false }],
  ['names no field', { ...good, field: null }],
  ['names a field that is filled', { ...good, field: 'mission' }],
  ['quotes words that nobody wrote', { ...good, quote: 'бащи на 25–35 години' }],
  ['quotes next to nothing', { ...good, quote: 'майки' }],
  ['quotes nothing', { field: 'idealCustomer', certain: true }],
])('a decision that %s is dropped', (_name, reply) => {
  expect(checkedField(JSON.stringify(reply), message, fields)).toBeNull();
});

test.each(['', 'idealCustomer', '{"field":', '[]'])('%j is no decision', (reply) => {
  expect(checkedField(reply, message, fields)).toBeNull();
});

describe('a model is asked', () => {
  test.each([
    'Нашите клиенти са майки на 25–35 години от Варна.',
    'Our ideal customer is a dentist with two chairs and no receptionist.',
    'Мисията ни е да върнем занаята в квартала.',
  ])('about “%s”', (text) => expect(isWorthAsking(text)).toBe(true));

  test.each([
    'Thank you, that helps a lot!',
    'Благодаря!',
    'Кои са нашите клиенти?',
    'Write me a post about our new bread.',
    'Направи го по-кратко',
  ])('not about “%s”', (text) => expect(isWorthAsking(text)).toBe(false));
});
