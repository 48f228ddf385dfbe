import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('brackets become objects and arrays', () => {
  const text =
    '?name=Ana&items[0][price]=a&items[1][price]=b&types[]=x&types[]=y&toString=1&empty=';
  expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual({
    name: 'Ana',
    items: [{ price: 'a' }, { price: 'b' }],
    types: ['x', 'y'],
    toString: '1',
    empty: '',
  });
});

test.each([
  ['__proto__=1', /unknown parameter: __proto__/],
  ['metadata[__proto__]=1', /unknown parameter/],
  ['=1', /unknown parameter/],
  [`a${'[b]'.repeat(9)}=1`, /8 levels/],
  ['a=1&'.repeat(5_001), /at most 5000 parameters/],
])('what would be left out is refused: %.30s', (text, message) => {
  expect(() => parseForm(text)).toThrow(message);
});
