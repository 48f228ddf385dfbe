import { describe, expect, test } from 'vitest';
import { type Calculation, calculationIn } from './calculation.ts';
import { recalculated } from './recalculation.ts';

const margin = made('margin', 'I sell a candle for 12 euro and it costs me 5 euro to make');
const cac = made('cac', 'We spent 600 on ads and got 24 customers');
const breakEven = made('break-even', 'Fixed costs are 3000 a month, price 20, unit cost 8');

describe('a calculation is made again with', () => {
  test.each([
    ['a price', margin, 'and if I charge 14?', { price: 14, cost: 5 }],
    [
      'a bare amount of two kinds',
      cac,
      'and if we spend 900 for 30?',
      { spend: 900, customers: 30 },
    ],
    ['one of its costs', breakEven, 'what if fixed costs were 4000?', { fixed: 4_000, cost: 8 }],
    ['a figure in Bulgarian', margin, 'а ако я продавам за 15 евро?', { price: 15, cost: 5 }],
    ['Bulgarian in Latin letters', margin, 'a ako ya prodavam za 15 evro?', { price: 15 }],
    ['a discount that it had not', margin, 'с 10 % отстъпка?', { discount: 10, price: 12 }],
    ['a share more', margin, 'what if the price goes up by 10%?', { price: 13.2, cost: 5 }],
    ['an amount less', margin, 'ами ако цената падне с 2 евро?', { price: 10, cost: 5 }],
  ])('%s', (_, before, question, given) => {
    expect(recalculated(before, question)?.given).toMatchObject(given);
  });
});

test.each([
  ['a figure that fits two places', margin, 'what about 14?'],
  ['something else that is counted', cac, 'how about 3 ideas for posts?'],
  ['a share of nothing that is named', margin, 'what if it goes up by 10%?'],
  ['figures without a result', margin, 'what if the price is 0?'],
])('a calculation is not made again with %s', (_, before, question) => {
  expect(recalculated(before, question)).toBeNull();
});

test('the currency stays unless another one is named', () => {
  const levs = made('margin', 'Продавам торта за 40 лв, себестойността е 18');
  expect(recalculated(levs, 'а за 45?')?.currency).toBe(undefined);
  expect(recalculated(levs, 'а ако цената е 45?')?.currency).toBe('лв.');
  expect(recalculated(levs, 'а ако цената е 45 евро?')?.currency).toBe('€');
});

function made(name: string, question: string): Calculation {
  const calculation = calculationIn(name, question);
  if (calculation === null) throw new Error(`no sum in ${question}`);
  return calculation;
}
