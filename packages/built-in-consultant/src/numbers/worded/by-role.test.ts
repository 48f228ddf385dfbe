import { expect, test } from 'vitest';
import { askedSumIn, plainSumIn } from '../calculation.ts';
import { figuresIn } from '../figures.ts';
import { byRole } from './by-role.ts';
import { wordedSumIn } from './worded-sums.ts';

const resultsOf = (question: string) => {
  const sum = wordedSumIn(question);
  if (sum === null || 'lacks' in sum) return sum;
  return Object.fromEntries(
    Object.entries(sum.results).map(([name, { value }]) => [name, Math.round(value * 100) / 100]),
  );
};

test.each([
  [
    'Milk went up 10% and is 40% of my cost. A cake costs me 5 to make and sells at 12; which price keeps the margin?',
    { price: 12.48, cost: 5.2 },
  ],
  ['Таксата пада от 20% на 15% при заплата 40 000 лв. Колко губя?', { change: 2000, after: 6000 }],
  ['LTV is 900 and we spent 3,000 to win 10 customers', { cac: 300, ratio: 3, fine: 3 }],
  ['$20 a month, 5% churn, CAC $100, margin 80%', { value: 320, ratio: 3.2, payback: 6.25 }],
  [
    'Колко свещи по 18 лв трябва да продам, за да изкарам 1500 лв, ако една ми струва 6?',
    { needed: 125 },
  ],
  [
    '10% off a yearly subscription at 50 a month, it costs me 30',
    { price: 45, year: 540, after: 15, given: 60 },
  ],
  [
    'Investor offers 100k for 10% with a 1x participating preference, and we sell for 1m',
    { investor: 190_000, rest: 810_000 },
  ],
  [
    '30 euro an hour, visit of 2 hours, 30 minutes each way, fuel 10 per trip: what do I earn per hour?',
    { rate: 16.67, hours: 3 },
  ],
  [
    'Invoices at 30 days, we get paid after 40, turnover 9,000 a month: how much is outstanding?',
    { total: 12_000, late: 3000 },
  ],
  [
    'Is the fair worth it? Stand 800, travel 200, an order brings 4,000 at a margin of 50%',
    { spent: 1000, needed: 0.5, chance: 50 },
  ],
  [
    'Фурна за 1200 лв с ДДС, спестява 100 лв на месец: колко е ДДС и за колко се изплаща?',
    { tax: 200, net: 1000, months: 10 },
  ],
  ['30 дни или отстъпка 2% при плащане до 10 дни, колко ми струва?', { rate: 37.24, sooner: 20 }],
  [
    '2 people at 300 a day, 10 days: what do I charge for the project?',
    { total: 6000, reserve: 7200 },
  ],
  [
    'кампания: 200 лв, 10 000 импресии, 100 клика, 5 продажби по 80 лв',
    { roas: 2, ctr: 1, needed: 50 },
  ],
])('%s', (question, results) => {
  expect(resultsOf(question)).toMatchObject(results);
});

test('a project without its days lacks them', () => {
  expect(resultsOf('Quote for a site: 8 pages, 3 people, day rate 250 each')).toMatchObject({
    lacks: ['days'],
  });
});

test('a price of one and an income never add up to a cost', () => {
  expect(askedSumIn('Колко струва една? Свещи по 18 лв, вадя 1500 лв, ако са 6')).toBeNull();
});

test('days that have no place make no sum', () => {
  expect(plainSumIn('3 души по 280 евро, 12 дни, колко е общо?')).toBeNull();
});

test('two ways to place the figures are none', () => {
  const figures = figuresIn('5 and 7');
  const any = () => true;
  expect(byRole(figures, { one: any, other: any })).toBeNull();
  expect(byRole(figures, { one: ({ value }) => value === 5, other: any })).toEqual({
    one: 5,
    other: 7,
  });
});
