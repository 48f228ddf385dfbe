import { expect, test } from 'vitest';
import type { Calculation } from '../calculation.ts';
import { changedTold } from './changed.ts';
import { openStory } from './open.ts';
import stories from './stories.json' with { type: 'json' };
import { storyOf, toldIn } from './told.ts';

interface Story {
  question: string;
  result: number;
  later?: { text: string; result: number }[];
}
const all: readonly Story[] = stories;

const resultOf = (sum: Calculation | null) => Object.values(sum?.derived?.values ?? {})[0]?.value;

test.each(all)('$question → $result', ({ question, result, later = [] }) => {
  let sum = toldIn(question);
  expect(resultOf(sum)).toBeCloseTo(result, 1);
  for (const { text, result: next } of later) {
    sum = sum && changedTold(sum, text);
    expect(resultOf(sum), text).toBeCloseTo(next, 1);
  }
});

test.each([
  'I raised the price from 45 to 52 and lost 12 of 130 customers. How do I win them back?',
  'Rent is 900, a table brings 40. What should the menu look like?',
  'Имам 3 служители и 2 от тях искат повече пари. Какво да им кажа?',
])('no sum is guessed: %s', (question) => {
  expect(toldIn(question)).toBeNull();
});

test('a discount is no margin, and the price that was worked out stays', () => {
  const asked = 'Купувам чанти за 23 лв без ДДС, искам 45% марж, колко е цената с 20% ДДС?';
  const first = toldIn(asked);
  const next = first && changedTold(first, 'а ако им пусна 15% намаление колко марж ми остава?');
  expect(next?.derived?.values['share']?.value).toBeCloseTo(35.29, 1);
  expect(next?.derived?.earlier?.values['gross']?.value).toBeCloseTo(50.18, 1);
});

test('what the regular customers buy is not needed for a new one, and is named', () => {
  const found = storyOf(
    'We sell 340 rolls a day at 0.95, they cost us 0.58. A hotel takes another 120 a day at 8% off, what do we earn on that in 26 days?',
  );
  expect(found?.derived.unused.map(({ value }) => value)).toEqual([340]);
  expect(Object.values(found?.derived.values ?? {})[0]?.value).toBeCloseTo(917.28, 2);
});

test('a cost that only the other figures tell is no sure reading', () => {
  const found = storyOf(
    'I sell a jar at 12, rent is 600 a month, it costs me 4. The lid is 0.70. How many jars do I need to sell?',
  );
  expect(found?.derived).toMatchObject({ isSure: false, values: { sales: { value: 83 } } });
});

test('where only one figure has no clear place, it is asked for and the sum is named', () => {
  const found = openStory(
    'I sell a jar at 12, it costs me 4, rent is 600 a month and 70 for Gosho. How many jars do I need to sell?',
  );
  expect(found?.derived).toMatchObject({ plan: 'told-open', say: 'told-needed', isOpen: true });
  expect(found?.derived?.values['figure']?.value).toBe(70);
});
