import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { bakery, recruiter, yard } from '../testing/brand-hubs.ts';
import { isAboutOtherBusiness } from './other-business.ts';

const knowledge = loadKnowledge();
const about = (query: string, values = {}, context = '') =>
  isAboutOtherBusiness({ query, values, context }, knowledge);

test.each([
  'Write a tagline for my friend’s café',
  "How should my sister's hair salon set its prices?",
  'A slogan for a friend who runs a gym',
  'My client’s hotel is empty in winter. What can they do?',
  'Слоган за хотела на мой клиент',
  'за кафенето на приятелка ми трябва име',
  'Как да рекламираме фирмата на брат ми?',
])('%s', (query) => {
  expect(about(query, bakery)).toBe(true);
});

test.each([
  'How do we keep our customers?',
  'What do I write to a client who has not paid?',
  'Our client’s complaint is all over Facebook',
  'What are our customer’s needs?',
  'Имейл до хотел за доставка на хляб',
  'Как да отговоря на клиент, който се оплаква?',
  'Какво да кажем на приятелите на марката?',
  'Напишете оферта за хотел в Пловдив',
  'Слоган за пекарната',
])('the own business: %s', (query) => {
  expect(about(query, bakery)).toBe(false);
});

test.each([
  [true, 'Write a slogan for a dental clinic', bakery],
  [true, 'име за фризьорски салон', recruiter],
  [false, 'слоган за пекарна', bakery],
  // Its customers.
  [false, 'идеи за ресторант', bakery],
  [false, 'слоган за пекарна', {}],
  [true, 'слоган за пекарна', yard],
  [false, 'a slogan for our gym', bakery],
])('a named trade is another business: %s %s', (expected, query, values) => {
  expect(about(query, values)).toBe(expected);
});

test('a follow-up stays with it, and “we” leads back', () => {
  const context = 'user: A tagline for my friend’s café\nassistant: Here it is.';
  expect(about('another one', bakery, context)).toBe(true);
  expect(about('And what about our prices?', bakery, context)).toBe(false);
});
