import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each<[string, string[]]>([
  ['€12.78 and 12,78 €', ['12.78 money', '12.78 money']],
  ['1 200 €, €1,200, 1.200 евро', ['1200 money', '1200 money', '1200 money']],
  ['€0.400', ['0.4 money']],
  ['between 20 and 30 %', ['20 percent', '30 percent']],
  ['20–30 на сто', ['20 percent', '30 percent']],
  ['5 хил. лв., 2 thousand users', ['5000 money', '2000 none']],
  ['50 cents, 40 ст.', ['0.5 money', '0.4 money']],
  ['B2B, MP3, #1D3557, at 7:30', []],
  ['6 weeks, 24 часа.', ['6 none', '24 none']],
])('reads %j', (text, figures) => {
  expect(figuresIn(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(figures);
});
