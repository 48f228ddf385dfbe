import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { replyTo } from '../../testing/reply-to.ts';
import { sumAsked } from '../../understanding/sums/asks-sum.ts';

const knowledge = loadKnowledge();
const sumOf = (query: string) => sumAsked(query, { kind: 'none' }, knowledge);

test.each([
  'Three of my cooks were offered 20% on top. We are 9 people. What else can I give them?',
  'Конкуренцията дава 25% отгоре на двама от монтажниците. Ние сме 14 души. Какво друго да предложа?',
  'The tray costs 5.20 to bake, it makes 12 portions and I sell them at 2.40. What is my margin on the tray?',
  'Купувам по 6 лв. без ДДС, продавам по 10,80 лв. с ДДС. Какъв ми е маржът?',
  'I buy at 6 excluding VAT and sell at 10.80 including VAT. What is my margin?',
])('“%s” has no sum that takes a figure for what it is not', (query) => {
  expect(sumOf(query)).toBeNull();
});

test.each([
  'Materials 260, labour 90 and I want 30% profit on top. What do I charge?',
  'I buy at 6 and sell at 10.80, both excluding VAT. What is my margin?',
  'Купувам по 6 лв., продавам по 10 лв. без ДДС. Какъв ми е маржът?',
  '18 ученици, 25 % от тях отсъстват. Колко са това?',
])('“%s” is still worked out', (query) => {
  expect(sumOf(query)).not.toBeNull();
});

test('hours of a year belong to an income of a year', () => {
  const query =
    'I want to take home 48,000. I can bill 1,000 hours a year, costs are 7,500 and tax is 25%. What should my hourly rate be?';
  expect(replyTo(query).text).toContain('€71.50');
});
