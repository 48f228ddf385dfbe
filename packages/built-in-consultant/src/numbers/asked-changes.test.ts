import { expect, test } from 'vitest';
import { askedSumIn, calculationIn, plainSumIn } from './calculation.ts';

test.each([
  [
    'price-cut',
    'If I cut my price from 50 to 42 and each unit costs me 25, how many more do I need to sell?',
    { before: 25, after: 17, change: 47.06 },
  ],
  [
    'price-rise',
    'Ако вдигна цената от 20 лв на 24 лв, а струва 8 лв, колко продажби мога да загубя?',
    { before: 12, after: 16, change: 25 },
  ],
  [
    'margin-after-vat',
    'I sell a chair for 180 with 20% VAT included and it costs me 90, what is my margin?',
    { net: 150, profit: 60, margin: 40, markup: 66.67 },
  ],
  [
    'margin-after-vat',
    'Продавам за 120 лв с включено 20% ДДС, себестойността е 60. Какъв е маржът ми?',
    { net: 100, margin: 40 },
  ],
  [
    'conversion-change',
    'Our conversion went from 2.1% to 2.8% with 12,000 visitors. How many more orders is that?',
    { before: 252, after: 336, more: 84 },
  ],
  [
    'mail-rates',
    'Пратихме 2000 мейла, отвориха 460, кликнаха 52. Какъв процент е това?',
    { rate: 23, left: 2.6, ofOpened: 11.3 },
  ],
  [
    'cost-of-hour',
    'An employee costs me 1900 a month and works 160 hours. What does an hour cost me?',
    { rate: 11.875 },
  ],
  [
    'cost-of-hour',
    'Служител ми струва 2400 лв на месец и работи 168 часа. Колко ми струва един час?',
    { rate: 14.29 },
  ],
  [
    'campaign-turnover',
    'Листовки за 200 лв, дойдоха 9 човека по 35 лв. Струвало ли си е?',
    { turnover: 315, cac: 22.22, needed: 63.49 },
  ],
])('%s: %s', (name, question, results) => {
  const sum = askedSumIn(question);
  expect(sum?.name).toBe(name);
  for (const [result, value] of Object.entries(results)) {
    expect(sum?.results[result]?.value, result).toBeCloseTo(value, 2);
  }
});

test('those who joined are no part of the churn', () => {
  const question = 'we started with 310 subscribers, 25 joined and 18 cancelled, what is the churn';
  expect(calculationIn('churn', question)?.given).toEqual({ start: 310, joined: 25, lost: 18 });
});

test.each([
  [
    'a margin whose price has a tax of an unknown rate',
    'Цената е 240 лв с ДДС, а себестойността 110. Какъв е маржът?',
  ],
  [
    'a price below the cost',
    'I cut the price from 50 to 20 and each costs me 25, how many more must I sell?',
  ],
])('nothing is worked out of %s', (_, question) => {
  expect(askedSumIn(question)).toBeNull();
  expect(calculationIn('margin', question)).toBeNull();
  expect(plainSumIn(question)).toBeNull();
});
