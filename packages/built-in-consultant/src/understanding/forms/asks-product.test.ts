import { expect, test } from 'vitest';
import { asksProduct, asksToBuy } from './asks-product.ts';

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

test.each([
  ['Can you order 500 flyers for me?', true],
  ['Where can I buy cheap paper bags?', true],
  ['Искам да купя нова кафемашина, коя марка?', true],
  ['Where can I buy followers?', false],
  ['How much do you cost, and what do I get for it?', false],
  ['Искам да купя съседния магазин, откъде да намеря пари?', false],
  ['Искам да купя бизнеса на конкурента', false],
  ['Why do customers buy from us?', false],
])('something to buy: %s', (message, expected) => {
  expect(asksToBuy(message)).toBe(expected);
});
