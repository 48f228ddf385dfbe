import { expect, test } from 'vitest';
import { derivation } from './derive.ts';
import problems from './problems.json' with { type: 'json' };

const resultOf = (question: string) => Object.values(derivation(question)?.values ?? {})[0]?.value;

test.each(problems)('$question → $result', ({ question, result }) => {
  expect(resultOf(question)).toBeCloseTo(result, 1);
});

test('a daily rate is no price', () => {
  const [english, bulgarian] = [
    'How many loaves must I sell to get the oven for 28,000 euro back? I earn 0.60 a loaf and sell 400 a day more with it',
    'Колко хляба трябва да продам за да избия нова фурна за 28 000 евро, печеля 0,60 на хляб и продавам 400 на ден отгоре с нея',
  ].map(derivation);
  for (const found of [english, bulgarian]) {
    expect(found?.read.find(({ value }) => value.value === 400)?.role).toBe('volume');
    expect(found?.values['pieces']?.value).toBe(46_667);
  }
});

test.each([
  'How much do I need per month to grow from €10,000 to €20,000 in a year?',
  'I charge 40 an hour, want 3,000 a month. How many customers do I need?',
  'На месец губим по 6 от 100 абонати на приложението. Струва 4 евро. Какво е нормално?',
  'Rent is 900 and I want a slogan of 5 words',
])('no sum is guessed: %s', (question) => {
  expect(derivation(question)).toBeNull();
});

test('a figure that was not needed is named, and its sum is not sure', () => {
  const found = derivation(
    'We have 21k in the bank and 5 people, salaries eat €4,100 a month. How many months can we live?',
  );
  expect(found?.unused.map(({ value }) => value)).toEqual([5]);
  expect(found?.isSure).toBe(false);
});

test('the cost of one is no fixed cost, and one more cost without a name is not sure', () => {
  expect(resultOf('break-even: fixed 9,000, price 6, cost 2')).toBe(2250);
  const more = derivation('На нула: наем 700, цена 25, себестойност 9 и още 12, колко продажби?');
  expect(more?.isSure).toBe(false);
});

test('a value that only the others leave is no sure reading', () => {
  expect(derivation('Salary 48,000, fee 20%, 7 placements a year. What do we earn?')?.isSure).toBe(
    true,
  );
  expect(
    derivation('При хонорар 20% от 48 000 и 7 назначения годишно колко изкарваме?')?.isSure,
  ).toBe(false);
});

test('every figure stands in the sum, however its words are turned', () => {
  for (const { question } of problems) {
    const found = derivation(question);
    const terms = [
      ...(found?.steps.flatMap((each) => each.terms) ?? []),
      ...Object.values(found?.values ?? {}),
    ];
    expect(found?.read.length).toBeGreaterThan(0);
    expect(terms.every(({ value }) => Number.isFinite(value))).toBe(true);
  }
});
