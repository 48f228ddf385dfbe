import { expect, test } from 'vitest';
import type { Calculation } from '../calculation.ts';
import { count, money, step } from '../steps.ts';
import { isImplausible, isMisread, sellsSpentHours, takesDiscountForShare } from './misread.ts';

const sum = (given: Record<string, number>, value = 10): Calculation => ({
  ...{ name: 'profit', given, results: { profit: { value, as: 'money' } }, currency: '€' },
});

test.each([
  ['price 9,000, it takes 160 hours and costs me 31 an hour', { pieces: 160, price: 9000 }],
  ['цена 9000 евро, отиват 160 часа по 31 евро', { pieces: 160, price: 9000 }],
  ['loan of 30,000, 8% a year: what is the monthly payment?', { commission: 8, price: 30_000 }],
  ['Взимам кредит 30000 евро, 8% годишно. Колко е вноската?', { commission: 8, price: 30_000 }],
])('a figure is not what it was taken for: %s', (query, given) => {
  expect(isMisread(query, sum(given))).toBe(true);
});

test.each([
  ['160 pieces at 90, each costs me 31', { pieces: 160, price: 90 }],
  ['160 броя по 90, струва ми 31', { pieces: 160, price: 90 }],
  ['The platform takes 8% of 30,000', { commission: 8, price: 30_000 }],
])('a figure may be what it was taken for: %s', (query, given) => {
  expect(isMisread(query, sum(given))).toBe(false);
});

test.each([
  ['cleaning firm, 14 people, turnover 310,000', { people: 14, pay: 310_000 }],
  ['фирма за почистване, 14 души, оборот 310000', { people: 14, pay: 310_000 }],
])('a turnover is nobody’s wage: %s', (query, given) => {
  expect(isMisread(query, sum(given))).toBe(true);
});

test('the hours of one piece are not those of a month', () => {
  const rate = (given: Record<string, number>): Calculation => ({
    ...sum(given),
    results: { rate: { value: 28, as: 'money' } },
  });
  const given = { hours: 1.5, income: 38, costs: 4.5 };
  expect(isMisread('set 38, gel 4.50, 1.5 hours: what do I earn an hour?', rate(given))).toBe(true);
  const month = { hours: 96, income: 4800 };
  expect(isMisread('I want 4,800 a month and have 96 hours', rate(month))).toBe(false);
  expect(isMisread('I want 4,800 a month and have 96 clients', rate(month))).toBe(true);
});

test('a discount is no margin', () => {
  const priced = sum({ margin: 45, cost: 23 }, 41.82);
  expect(takesDiscountForShare('а ако им пусна 15% намаление', priced)).toBe(true);
  expect(takesDiscountForShare('and with a margin of 40%?', priced)).toBe(false);
  const reduced = sum({ margin: 45, discount: 10 }, 41.82);
  expect(takesDiscountForShare('and with 15% discount?', reduced)).toBe(false);
});

test('millions do not follow from a small firm’s figures', () => {
  expect(isImplausible('price 9,000 and 160', sum({}, 1_435_040))).toBe(true);
  expect(isImplausible('turnover 2,400,000 and 45%', sum({}, 1_080_000))).toBe(false);
  expect(isImplausible('price 90 and 160', sum({}, 14_400))).toBe(false);
});

test('hours that a job takes are not sold', () => {
  const steps = [step('gross', 'product', [money(20), count(70)], 'money')];
  expect(sellsSpentHours('The fee is 20%, it takes 70 hours at 25', steps)).toBe(true);
  expect(sellsSpentHours('Таксата е 20%, отиват ни 70 часа по 25', steps)).toBe(true);
  expect(sellsSpentHours('I sell 70 hours at 25, the platform takes 20%', steps)).toBe(false);
});
