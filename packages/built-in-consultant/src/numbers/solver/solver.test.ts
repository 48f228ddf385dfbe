import { expect, test } from 'vitest';
import type { Calculation } from '../calculation.ts';
import { contradicts } from './agrees.ts';
import { solvedLater } from './later.ts';
import { solvedIn } from './solve.ts';
import sums from './sums.json' with { type: 'json' };
import threads from './threads.json' with { type: 'json' };

/** The main value of each thing that was asked. */
const resultsOf = (sum: Calculation | null) =>
  [sum?.derived, ...(sum?.derived?.further ?? [])].map(
    (each) => Math.round((Object.values(each?.values ?? {})[0]?.value ?? Number.NaN) * 100) / 100,
  );

test.each(sums)('$question → $results', ({ question, results }) => {
  expect(resultsOf(solvedIn(question))).toEqual(results);
});

test.each(threads)('$question, and what comes later', ({ question, later }) => {
  let sum = solvedIn(question);
  for (const { text, result } of later) {
    sum = sum && solvedLater(sum, text);
    expect(resultsOf(sum)[0], text).toBeCloseTo(result, 1);
  }
});

test.each([
  // No number is asked for.
  'My landlord wants 15% more from January, rent is 1,400 now. How do I negotiate?',
  'We charge 90 per hour and they say 70 elsewhere. How to answer?',
  'Клиент иска 12% отстъпка за 30 стола. Да му дам ли?',
  'Имам 26 абонати за 35 лв, а залата е празна сутрин. Какво да направя?',
  'I got 3 reviews with 2 stars last week, what should I answer?',
  // A figure has no role.
  'Rent is 900 and a haircut 24, my son is 7. How many haircuts to break even?',
  'Наех момиче за 1 200 лв, тя продава за 3 000 на месец. Струва ли си?',
  'A box costs me 4, I sell it at 12, and 70 for Gosho. What is my margin?',
  // The value that is asked for is unknown.
  'I sell 40 lamps at 80, they cost me 44. What will my competitor earn?',
  'Наем 800, заплати 2 400. Колко ще струва токът догодина?',
  // A range or an alternative is no figure.
  'We sell 30-40 cakes a month at 38, ingredients 11 each. What do I earn?',
  'Продавам по 8 или 9 лв, разход 3 лв. Какъв е маржът?',
  // Nothing is known of the costs.
  'I sell 120 cakes a month at 38. What is my profit?',
  // What is told of the house, the car and the staff asks for no sum.
  'I drive 20,000 km a year and my van is 9 years old. How much should I charge per km?',
  'Взех кредит 30 000 на 8%, мъжът ми още не знае. Как да му кажа?',
  'Our investor put in 100k for 10% in 2021 and now wants out. What do I do?',
  'Бракът ни е 12% и шефът иска 8%. Какво да направя първо?',
  'Last year 400 customers, this year 360, my prices went from 20 to 25. Why are they leaving?',
  'Дадохме 500 лв капаро на доставчик и вече 3 месеца няма стока от 2000 лв. Какво остава да направим?',
  '640 emails, 23 replies, no deals. How many should I send?',
  'Our diesel van does 9 l per 100 km, should we buy an electric one for 38,000?',
  '5 служители общо 9 000, единият пие. Какво правя?',
  // The price is below the cost: one of the figures has another role.
  'I sell it at 12 and it costs me 160. What is my margin?',
  // The period of the sales is ambiguous.
  'We sell 120 a week, each leaves 3, and work 5 hours a day. What do I earn a month?',
])('no sum is guessed: %s', (question) => {
  expect(solvedIn(question)).toBeNull();
});

test('a figure of a later message that has no place changes nothing', () => {
  const first = solvedIn('A jar costs me 4.20 and I sell it at 9. What is my margin?');
  expect(first && solvedLater(first, 'and what do I tell the 12 who asked?')).toBeNull();
  expect(first && solvedLater(first, 'and 14 for Gosho?')).toBeNull();
});

test('what is assumed is named, and what changes nothing', () => {
  const sum = solvedIn(
    'A part costs 11, the mould 5,000 once. We sell at 36 plus VAT 20% on top. How many until the mould is paid?',
  );
  expect(sum?.derived).toMatchObject({ say: 'even-once', unused: [{ value: 20 }] });
  const margin = solvedIn(
    'The trip is 300 km at a cost of 1.10 per km. What must I charge for 20% profit?',
  );
  expect(margin?.derived?.assumes).toEqual(['solved.marginOfPrice']);
});

test.each([
  [
    'We charge 90 per hour and they say 70 elsewhere',
    { name: 'earned-per-hour', given: { hours: 70, price: 90 } },
  ],
  [
    'Client paid 50% of 4,200 and now wants to cancel',
    { name: 'after-fee', given: { fee: 50, price: 4200 } },
  ],
  [
    'We pay 1,800 a month for ads, 11 enquiries, one-two deals at 15k',
    { name: 'won-customers', given: { spend: 11, customers: 1800, each: 15 } },
  ],
  ['Наех човек за 1 200 лв, продава за 3 000', { name: 'growth', given: { from: 3000, to: 1200 } }],
])(
  'a formula that takes a figure for what it is not contradicts its words: %s',
  (query, formula) => {
    expect(contradicts(query, formula)).toBe(true);
  },
);

test.each([
  [
    'We charge 90 and it takes 3 hours',
    { name: 'earned-per-hour', given: { hours: 3, price: 90 } },
  ],
  ['The shop takes 30% of 42', { name: 'after-fee', given: { fee: 30, price: 42 } }],
  ['Продажбите скочиха от 3 000 на 3 600 лв.', { name: 'growth', given: { from: 3000, to: 3600 } }],
])('a formula may have the figures that its words show: %s', (query, formula) => {
  expect(contradicts(query, formula)).toBe(false);
});
