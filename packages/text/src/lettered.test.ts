import { expect, test } from 'vitest';
import { lettered } from './lettered.ts';

const cased = lettered(/^\p{L}+$/u);
const anyCase = lettered(/^\p{L}+$/iu);

test.each([
  ['English', 'abcdefghijklmnopqrstuvwxyz'],
  ['Bulgarian', 'абвгдежзийклмнопрстуфхцчшщъьюяѝ'],
  ['Greek', 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'],
  ['names in Western Europe', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßœ'],
  ['names in Central and Eastern Europe', 'ąćčďđęěğıłľĺńňőœřŕśšşșťțůűźżž'],
  ['other Cyrillic alphabets', 'ыэёіїєґјљњћђџѓќў'],
  ['names in Vietnam', 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'],
])('the letters of %s are letters, small and large', (_name, alphabet) => {
  const both = (alphabet + alphabet.toUpperCase()).normalize('NFC').replace(/\p{M}/gu, '');
  expect(both).toMatch(/^\p{L}+$/u);
  expect(both).toMatch(cased);
  expect(both).toMatch(anyCase);
});

test('nothing else that people type is a letter', () => {
  const others =
    '0123456789 _-–—.,:;!?…\'"’‘“”„«»()[]{}<>/\\|@#&%€$£+×÷=*^~`°§©®™¹²½\u00a0\u202f\u0301';
  for (const other of others) {
    expect(other).not.toMatch(cased);
    expect(other).not.toMatch(anyCase);
  }
});

test('a letter in a class is a member of it', () => {
  expect(lettered(/[^\p{L}\]]\p{L}[\p{L}\d]/u).exec('ж]жé5')).toBeNull();
  expect(lettered(/[^\p{L}\]]\p{L}[\p{L}\d]/u).exec('ж é5')?.[0]).toBe(' é5');
  expect(lettered(String.raw`\[\p{L}\]`, 'u').exec('[[ж]]')?.[0]).toBe('[ж]');
});

test('capitals, small letters and other classes stay what they are', () => {
  const { source } = lettered(/(?<!\p{Lu})\p{Ll}+\s[а-я]\p{N}/u);
  expect(source).toBe(String.raw`(?<!\p{Lu})\p{Ll}+\s[а-я]\p{N}`);
});

test('the same literal gives the same pattern, with other flags another one', () => {
  const word = (flags?: string) => lettered(/\p{L}+/u, flags);
  expect(word()).toBe(word());
  expect('две думи'.replace(word('gu'), 'x')).toBe('x x');
  expect(word().flags).toBe('u');
});
