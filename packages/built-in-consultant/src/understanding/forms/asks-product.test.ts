import { expect, test } from 'vitest';
import { asksProduct } from './asks-product.ts';

test.each([
  ['Which delivery software should I buy for my pizzeria?', true],
  ['Коя банка е най-добра за малка фирма?', true],
  ['Какъв софтуер за фактури да ползвам?', true],
  ['Do you know a good accountant for a small bakery?', true],
  ['How do I choose a supplier?', false],
  ['Which customers should we talk to first?', false],
  ['Как да се представя пред банката?', false],
])('%s', (message, expected) => {
  expect(asksProduct(message)).toBe(expected);
});
