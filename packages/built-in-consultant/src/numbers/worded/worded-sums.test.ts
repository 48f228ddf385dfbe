import { languageCodes } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { wordedNames, wordedSumIn } from './worded-sums.ts';

/** The results of a sum, rounded to cents. */
function resultsOf(question: string): Record<string, number> | null {
  const sum = wordedSumIn(question);
  if (sum === null || 'lacks' in sum) return null;
  return Object.fromEntries(
    Object.entries(sum.results).map(([name, { value }]) => [name, Math.round(value * 100) / 100]),
  );
}

test.each([
  ['Three cooks on 1,450 a month, yearly payroll?', { month: 4350, year: 52_200 }],
  [
    'Two drivers at 1500 and one dispatcher... 1 clerk at 1200, what is the payroll in a year?',
    { month: 4200, year: 50_400 },
  ],
  [
    'Петима души с по 1800 бруто, колко излизат за година с 18% осигуровки?',
    { month: 9000, year: 108_000, left: 127_440 },
  ],
  ['I raise prices by 20% and then give 20% off. What is left of 50?', { change: -4, left: 48 }],
  ['Вдигам с 10%, после свалям с 5% – колко е общо?', { change: 4.5 }],
  ['20% of 50% of 3,000?', { share: 10, part: 300 }],
  ['How much VAT is in 120 at 20%?', { net: 100, tax: 20 }],
  ['Цена с ДДС 20%, ако без ДДС е 50?', { total: 60, tax: 10 }],
  ['Discount from 50 to 40, what percent is it?', { percent: 20, saved: 10 }],
  ['Заем 5000 при 8% за 6 месеца, колко е лихвата?', { interest: 200, total: 5200 }],
  ['Split 9,000 between us 70/30', { one: 6300, other: 2700 }],
  ['400 spent on ads, 20 leads, 5 clients', { lead: 20, customer: 80, rate: 25 }],
  ['We spent 400 and got 20 leads, 5 became customers', { lead: 20, customer: 80, rate: 25 }],
  ['2000 посетители, 50 поръчки, средна поръчка 30', { rate: 2.5, revenue: 1500 }],
  ['Колко абоната ми трябват за 1000 на месец, ако всеки плаща 30?', { needed: 34, revenue: 1020 }],
  ['10 rooms, 6 sold, 80 euro a night', { occupancy: 60, night: 480, month: 14_400 }],
  ['Revenue 20,000, costs 15,000: what is the profit?', { profit: 5000, share: 25 }],
  ['Часова ставка за 2000 на месец при 100 платени часа', { rate: 20 }],
  [
    '500 leads, 20 % become meetings and half of those buy. How many customers?',
    { end: 50, middle: 100, rate: 10 },
  ],
  [
    '800 посетители, 5 % слагат в количката, 25% от тях купуват по 30 евро. Колко е оборотът?',
    { end: 10, middle: 40, rate: 1.25, left: 300 },
  ],
  ['Отварянията паднаха от 40 % на 30 %. Колко е спадът?', { points: -10, share: -25 }],
  [
    'I sell 100 pots a month at 9, each costs 4. What is the profit a month and how much a year?',
    { total: 500, each: 5, left: 6000 },
  ],
  [
    'I earn 2,400 a month and spend 1,900. What is left per day?',
    { month: 500, day: 16.67, year: 6000 },
  ],
  [
    'Работя 100 часа, 70 % са платени по 30 евро. Колко изкарвам?',
    { income: 2100, paid: 70, each: 21 },
  ],
  ['We pay 4 people 10 euro an hour for 50 hours each. What is it?', { total: 2000, each: 500 }],
  [
    'Spent 300 on ads, 20 orders with 25 profit each. Did it pay off?',
    { cac: 15, gross: 500, net: 200 },
  ],
  [
    'How many covers a day if the rent is 3,000 a month, a cover leaves 6 and we open 25 days?',
    { day: 20, units: 500, each: 6 },
  ],
  [
    'A customer costs 120 to win and leaves a margin of 80 once. Is it paid back?',
    { cac: 120, gross: 80, net: -40 },
  ],
])('%s', (question, results) => {
  expect(resultsOf(question)).toEqual(results);
});

test.each([
  ['Two cooks at 1500, what do they cost a year with the employer’s contributions?', ['rate']],
  ['Колко струват двама майстори по 2000 за година с осигуровките?', ['rate']],
  ['How much interest do I pay on a loan of 10,000 for 2 years?', ['rate']],
  ['Каква е лихвата по заем 10 000 при 5%?', ['years']],
  ['Колко ДДС има в 360 лв.?', ['vat']],
  ['Rent is 900 and a coffee sells for 4.50, when do I break even?', ['cost']],
  ['Наемът е 900, кафето продавам по 4,50. Колко, за да съм на нула?', ['cost']],
])('%s: the missing figure is named', (question, lacks) => {
  expect(wordedSumIn(question)).toMatchObject({ lacks });
});

test.each([
  'I raised prices by 10% and lost 5% of my customers, what now?',
  'Should we hire 2 people at 1500?',
  'Our margin fell 10% and rose 5%, how much is it?',
  'Email: 10% off today and 20% off tomorrow',
])('%s: no such sum', (question) => {
  expect(wordedSumIn(question)).toBeNull();
});

test('every sum has its texts in all languages', () => {
  const { calculations } = loadKnowledge();
  for (const code of languageCodes) {
    for (const name of wordedNames)
      expect(Object.keys(calculations[code].calculations)).toContain(name);
  }
});
