import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { learnedSums } from '../../../knowledge/learned-sums.schema.ts';
import unseen from '../../../testing/sums/unseen-sums.json' with { type: 'json' };
import type { Calculation } from '../../calculation.ts';
import { asksByName } from '../asks/asks.ts';
import { solvedIn } from '../solve.ts';
import { likelySum } from './likely-sum.ts';

const file = new URL('../../../../knowledge/learned-sums.json', import.meta.url);
const learned = learnedSums.parse(JSON.parse(readFileSync(file, 'utf8')));
const sumOf = (question: string) => solvedIn(question) ?? likelySum(question, learned);

const valuesOf = (sum: Calculation | null) =>
  [sum?.derived, ...(sum?.derived?.further ?? [])].flatMap((each) =>
    Object.values(each?.values ?? {}).map(({ value }) => Math.abs(value)),
  );
/** As exact as an owner reckons. */
const isNear = (value: number, other: number) => Math.abs(value - other) <= 0.02 + other * 0.006;
const isRight = (question: string, results: readonly number[]) => {
  const values = valuesOf(sumOf(question));
  return results.every((result) => values.some((value) => isNear(value, Math.abs(result))));
};

test.each([
  // Whatever the words are: a list of costs, a person, a brand.
  [
    'Mobile dog wash here. 38 a dog, around 70 dogs a month, shampoo 3 per dog, van lease 410, my nephew gets 500. what do I pocket',
    [1540],
  ],
  [
    'Правя свещи, 14 лв едната, восък и чашка ми излизат 5,20. Щандът е 180 на месец, на сестра ми давам 260. Колко свещи трябва да продам, за да не съм на минус?',
    [50],
  ],
  [
    'A wreath takes 12 of greens and 3 of ribbon. I want 55% margin, what do I ask for it?',
    [33.33],
  ],
  [
    'Дадох 320 за реклама, обадиха се 40 човека, 8 станаха клиенти. Колко ми струва един клиент?',
    [40],
  ],
] as const)('%s', (question, results) => {
  expect(isRight(question, results)).toBe(true);
});

test.each([
  'I charge 45 a lesson, have 60 pupils and rent of 700. Two of them keep asking for a discount, what do I say?',
  'We sell 40 cakes a week at 38, flour went up by 12%. Write a note to customers about the new price of 42.',
  'Наем 900, заплати 2400, а чиракът на 19 иска 1500. Как да му откажа?',
  'Взимам 60 на час, конкурентът взима 45. Колко ли печели той?',
  'Продавам по 9,60, купувам по 4, и 70 за Гошо. Защо нищо не ми остава?',
])('asks for no sum: %s', (question) => {
  expect(sumOf(question)).toBeNull();
});

test('of sums that were kept from learning, more are right than the rules read, and hardly one is wrong', () => {
  const sums = z.array(z.object({ question: z.string(), results: z.array(z.number()) }));
  const told = sums
    .parse(unseen)
    .filter(({ question }) => solvedIn(question) === null && likelySum(question, learned) !== null);
  const right = told.filter(({ question, results }) => isRight(question, results));
  expect(right.length).toBeGreaterThanOrEqual(11);
  expect(told.length - right.length).toBeLessThanOrEqual(2);
});

test('two questions of one kind have an answer each, or none', () => {
  const both =
    'Gym with 130 members at 72 a month, 4% goes to the card company. Rent 2,750, coaches 2,900. What am I left with a month, and over a year?';
  expect(sumOf(both)).toBeNull();
});

test('every name that was learned is one of an ask', () => {
  const names = learned.asks.names.flatMap((name) => (name === 'none' ? [] : name.split('+')));
  expect(names.filter((name) => asksByName(name).length === 0)).toEqual([]);
});

test('what could be read in two ways that come to something else is not worked out', () => {
  const doubtful = 'a thing 12, another 40, and 3 of them 900 a month, what does it make?';
  expect(likelySum(doubtful, learned)).toBeNull();
});
