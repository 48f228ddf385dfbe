import { expect, test } from 'vitest';
import { changedIn } from './changed.ts';
import { derivedIn } from './derive.ts';

/** The results after each of the later messages. */
function resultsOf(asked: string, ...later: string[]): (number | null)[] {
  let before = derivedIn(asked);
  return later.map((text) => {
    before = before && changedIn(before, text);
    const [result] = Object.values(before?.derived?.values ?? {});
    return result === undefined ? null : Math.round(result.value * 100) / 100;
  });
}

const cash =
  'I have 23,500 in the bank, bring in 9,000 a month and spend 12,500. How long does it last?';
const stall =
  'Break-even: pitch 850 a month, helper 1,100. A burger sells at 9.50, ingredients are 3.40. Open 22 days';
const table =
  'Масата ми излиза 310 евро материали и 14 часа труд по 15 евро. Искам 35% марж. На каква цена да я дам без ДДС?';
const quote =
  'Оферта: 220 часа работа, искам 45 евро на час и 15% резерв, отделно ДДС 20%. Колко излиза крайната цена?';
const designers =
  'Our day rate is 480 and we have 3 designers, each bills about 13 days a month. Salaries and overhead are 15,800. What is left?';

test('a later figure takes the place that its words, its unit or its period name', () => {
  expect(resultsOf(stall, 'and if I sell at 8.90', 'and 24 days')).toEqual([355, 355]);
  expect(resultsOf(table, 'а ако работата отнеме 18 часа', 'а при марж 40%')).toEqual([
    892.31, 966.67,
  ]);
});

test('a figure that the question doesn’t have comes to it, and one is left out', () => {
  expect(resultsOf(quote, 'а ако им дам 5% отстъпка?', 'а без резерва?')).toEqual([
    12_978.9, 11_286,
  ]);
});

test('who goes takes the cost along, or is fewer', () => {
  expect(resultsOf(cash, 'and if I let one person go who costs 2,100')).toEqual([16.79]);
  expect(resultsOf(designers, 'and if one of them leaves and costs drop by 4,200')).toEqual([880]);
});

test.each([
  [stall, 'and if the weather costs 300'],
  [stall, 'and if I sell 60'],
  [cash, 'and if it is 10'],
])('a figure that may mean several, or none, changes nothing: %s %s', (asked, later) => {
  expect(resultsOf(asked, later)).toEqual([null]);
});
