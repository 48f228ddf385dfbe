import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worth } from '../steps.ts';
import { checkOf } from './check.ts';
import { lackingInProblem, solutionOf } from './problem.ts';
import problems from './word-problems.json' with { type: 'json' };

const { solved, unsolved } = problems;

const resultOf = (question: string) => {
  const value = solutionOf(question)?.steps.at(-1)?.value;
  return value === undefined ? null : Math.round(value * 100) / 100;
};

describe('word problems of owners', () => {
  test.each(solved)('$question → $result', ({ question, result }) => {
    expect(resultOf(question)).toBe(result);
  });

  test.each(unsolved)('not worked out: %s', (question) => {
    expect(resultOf(question)).toBeNull();
  });
});

test('every step is worth what it says, each term is given or comes from a step before, and the check leads back', () => {
  for (const { question } of solved) {
    const solution = solutionOf(question);
    const digits = question.replace(/(?<=\d)[ ,](?=\d{3})/gu, '').replace(/(?<=\d),(?=\d)/gu, '.');
    const known = new Set((digits.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number));
    for (const each of [12, 52, 50, 6, 2, 3, 4, 18_000]) known.add(each);
    for (const { operation, terms, value } of solution?.steps ?? []) {
      expect(value).toBe(
        worth(
          operation,
          terms.map((term) => term.value),
        ),
      );
      for (const term of terms) expect([...known]).toContain(term.value);
      known.add(value);
    }
    const last = solution?.steps.at(-1);
    const [check] = checkOf(solution?.steps ?? []);
    if (check !== undefined && last?.operation !== 'round-up') {
      expect(check.value).toBeCloseTo(last?.terms[0]?.value ?? Number.NaN, 4);
    }
  }
});

const euros = fc.integer({ min: 1, max: 900 });

test('whatever the figures are, both languages come to what the sum itself comes to', () => {
  fc.assert(
    fc.property(euros, euros, euros, euros, (target, rent, cost, left) => {
      const price = cost + left;
      const needed = Math.ceil((target + rent) / left);
      const english = `I want ${target} euro a month after costs. Rent is ${rent} euro a month, a lesson is ${price} euro and materials are ${cost} euro per lesson. How many lessons a month?`;
      const bulgarian = `Искам чисто ${target} евро на месец. Наемът е ${rent} евро на месец, взимам ${price} евро на урок, материали ${cost} евро на урок. Колко урока ми трябват на месец?`;
      expect(resultOf(english)).toBe(needed);
      expect(resultOf(bulgarian)).toBe(needed);
    }),
  );
  fc.assert(
    fc.property(euros, euros, fc.integer({ min: 2, max: 400 }), (hall, meal, guests) => {
      const question = `Зала ${hall} евро, кетъринг ${meal} евро на човек, ще сме ${guests} души. Колко излиза на човек?`;
      expect(solutionOf(question)?.steps.at(-1)?.value).toBeCloseTo(hall / guests + meal, 6);
    }),
  );
});

test.each([
  ['Работя по 6 часа на ден и искам 2500 лв на месец. Каква да е часовата ставка?', 'days'],
  ['Купих стока за 1200 с ДДС и я продадох за 1800 с ДДС. Колко ДДС дължа?', 'rate'],
  ['Rent is 900 a month and I want to earn 2,000 a month. How many clients do I need?', 'price'],
  [
    'I charge 60 for a lesson and the room costs 15 per lesson. How much do I earn a month?',
    'count',
  ],
])('%s: what is missing is named', (question, lacks) => {
  expect(lackingInProblem(question)?.lacks).toEqual([lacks]);
});

test.each(unsolved)('nothing else is missing: %s', (question) => {
  const lacks = lackingInProblem(question)?.lacks ?? [];
  expect(['days', 'rate', undefined]).toContain(lacks[0]);
});
