import { expect, test } from 'vitest';
import { type PriceRow, readPrices, rowsOf } from './prices.rules.ts';

const row: PriceRow = { id: 'r', model: 'gpt', input: '0,15', cachedInput: '', output: '0.6' };
const empty: PriceRow = { id: 'e', model: '', input: '', cachedInput: ' ', output: '' };

test('writes stored prices as the reader types them', () => {
  const prices = [{ model: 'gpt', input: 0.15, cachedInput: 0.000001, output: 1_200 }];
  expect(rowsOf(prices, 'bg')).toEqual([
    { id: 'gpt', model: 'gpt', input: '0,15', cachedInput: '0,000001', output: '1200' },
  ]);
  const written = rowsOf(prices, 'en');
  expect(readPrices('EUR', written).list?.prices).toEqual(prices);
});

test('begins with an empty row', () => {
  expect(rowsOf([], 'en')).toMatchObject([{ model: '', input: '', cachedInput: '', output: '' }]);
});

test('sends what is typed, without empty rows', () => {
  expect(readPrices(' eur', [empty, row]).list).toEqual({
    currency: 'EUR',
    prices: [{ model: 'gpt', input: 0.15, cachedInput: 0.15, output: 0.6 }],
  });
  expect(readPrices('USD', [empty]).list).toEqual({ currency: 'USD', prices: [] });
});

test.each<[string, Partial<PriceRow>, object]>([
  ['no model', { model: ' ' }, { model: 'modelMissing' }],
  ['a model with a space', { model: 'gpt 5' }, { model: 'modelInvalid' }],
  ['no amount', { input: '' }, { input: 'amountInvalid' }],
  ['an amount in words', { output: 'много' }, { output: 'amountInvalid' }],
  ['too much', { cachedInput: '10001' }, { cachedInput: 'amountTooLarge' }],
])('refuses %s', (_name, changes, errors) => {
  expect(readPrices('EUR', [{ ...row, ...changes }]).errors).toEqual({
    currency: false,
    rows: { r: errors },
  });
});

test('refuses a model that is listed twice, at its second row', () => {
  const second = { ...row, id: 's', model: ' gpt' };
  expect(readPrices('EUR', [row, second]).errors?.rows).toEqual({ s: { model: 'modelTwice' } });
});

test.each(['', 'EU', 'EURO', '€', 'евр'])('refuses the currency "%s"', (currency) => {
  expect(readPrices(currency, [row]).errors).toEqual({ currency: true, rows: {} });
});
