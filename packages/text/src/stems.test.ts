import { describe, expect, test } from 'vitest';
import { fold, stemOf } from './stems.ts';

describe('the forms of a word have one stem', () => {
  test.each([
    ['обява', 'обявата', 'обяви', 'обявите'],
    ['слоган', 'слогана', 'слоганът', 'слогани', 'слоганите'],
    ['цена', 'цени', 'цената', 'цените'],
    ['публикация', 'публикации', 'публикациите'],
    ['price', 'prices', 'priced'],
    ['tagline', 'taglines'],
    ['customer', 'customers'],
  ])('%s', (...words) => {
    expect(new Set(words.map((word) => stemOf(fold(word)))).size).toBe(1);
  });
});

test('short words stay whole', () => {
  expect(stemOf('seo')).toBe('seo');
  expect(stemOf(fold('ред'))).toBe('ред');
});

test('letters that people interchange are folded into one', () => {
  expect(fold('Щъркелът й')).toBe(fold('штаркелат и'));
});
