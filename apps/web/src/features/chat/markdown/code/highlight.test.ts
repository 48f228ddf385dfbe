import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const html = '<a href="/pricing">Цени &amp; планове</a>\n';

test.each([
  ['html', html],
  ['CSS', '.price { color: #a8401a; } /* акцент */'],
  ['js', 'const price = 25; // лв.'],
  ['json', '{ "price": 25 }'],
  ['sql', "select 'Цена' from prices"],
])('%s has colours and stays the same text', (language, code) => {
  const pieces = highlight(code, language);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  expect(new Set(pieces.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

test('knows what the pieces of a page are', () => {
  const kinds = highlight(html, 'html').map(({ text, kind }) => [text, kind]);
  expect(kinds).toContainEqual(['href', 'attr']);
  expect(kinds).toContainEqual(['"/pricing"', 'string']);
});

test.each(['', 'klingon', 'constructor'])('leaves the language “%s” plain', (language) => {
  expect(highlight(html, language)).toEqual([{ text: html, kind: null }]);
});
