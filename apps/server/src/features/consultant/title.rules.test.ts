import { expect, test } from 'vitest';
import { titleFrom } from './title.rules.ts';

const long = 'Ценообразуване за малка пекарна, която продава на ресторанти и хотели';

test.each([
  ['Pricing for a bakery', 'Pricing for a bakery'],
  ['"Pricing for a bakery."\n', 'Pricing for a bakery'],
  ['„Цени за пекарна“', 'Цени за пекарна'],
  ['## Title: **Pricing**\n\nmore', 'Pricing'],
  ['Заглавие: Цени', 'Цени'],
  ['\n\n  How much?  ', 'How much?'],
  ['a\t\u00a0b', 'a b'],
  ['"…"', null],
  ['', null],
])('%j gives %j', (text, title) => {
  expect(titleFrom(text)).toBe(title);
});

test('a long title ends with a whole word and an ellipsis', () => {
  expect(titleFrom(long)).toBe('Ценообразуване за малка пекарна, която продава на…');
});

test('a single long word is cut without splitting a surrogate pair', () => {
  const title = titleFrom('𝔄'.repeat(50));
  expect(title?.length).toBeLessThanOrEqual(60);
  expect(title?.isWellFormed()).toBe(true);
});
