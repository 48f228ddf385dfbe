import { expect, test } from 'vitest';
import { isLatinBulgarian, toCyrillic } from './latin-bulgarian.ts';

test.each([
  ['kak da opredelim cenata?', true],
  ['napishi mi slogan', true],
  ['po-kratko molq', true],
  ['kvo stava s tiq lo6i ocenki', true],
  ['iska6 li poveche poruchki', true],
  ['4ovek ne moje da spi ve4e', true],
  ['edin kurier zabavq pratkite', true],
  ['The 4th store opens at 6pm, with mp4 files from our sql server', false],
  ['Do I need an FAQ and a QR code?', false],
  ['How do we set the price?', false],
  ['SEO', false],
  ['Как da го направим', false],
  ['da Vinci is what we are named after, in what sense is that good', false],
])('%s is Bulgarian in Latin letters: %s', (text, expected) => {
  expect(isLatinBulgarian(text)).toBe(expected);
});

test.each([
  ['opredelim', 'определим'],
  ['kakvo', 'какво'],
  ['obqva', 'обява'],
  ['obyava', 'обява'],
  ['pi6a', 'пиша'],
  ['zashto', 'защо'],
  ['ceni', 'цени'],
  ['4akam', 'чакам'],
  ['kompaniya', 'компания'],
  ['stranica', 'страница'],
])('%s is transliterated to %s', (word, expected) => {
  expect(toCyrillic(word)).toBe(expected);
});
