import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorsJson, isColor, parseColors, toColor } from './colors.rules.ts';

it.each([
  ['#abc', '#AABBCC', 'rgb(170, 187, 204)', 'rgba(170, 187, 204, 1)'],
  ['4A6B3A', '#4A6B3A', 'rgb(74, 107, 58)', 'rgba(74, 107, 58, 1)'],
  ['rgb(1,2,3)', '#010203', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 1)'],
  [' RGBA( 255, 0, 10, .5 ) ', '#FF000A', 'rgb(255, 0, 10)', 'rgba(255, 0, 10, 0.5)'],
])('%s is %s, %s and %s', (typed, hex, rgb, rgba) => {
  expect(toColor(typed)).toEqual({ hex, rgb, rgba });
});

it.each([
  '',
  '#12',
  '#12345',
  'red',
  'rgb(256,0,0)',
  'rgb(1,2)',
  'rgb(1,2,3,0.5)',
  'rgba(1,2,3)',
  'rgba(1,2,3,2)',
])('"%s" is no colour and stays as typed', (typed) => {
  expect(isColor(typed)).toBe(false);
  expect(toColor(typed)).toEqual({ hex: typed, rgb: typed, rgba: typed });
});

const channel = fc.integer({ min: 0, max: 255 });

it('each form leads to the same colour', () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = toColor(`rgb(${red},${green},${blue})`);
      expect(toColor(color.hex)).toEqual(color);
      expect(toColor(color.rgb)).toEqual(color);
      expect(toColor(color.rgba)).toEqual(color);
    }),
  );
});

it('what is stored is read back, and anything else is no colours', () => {
  const list = fc.array(fc.string().map(toColor), { maxLength: 4 });
  fc.assert(
    fc.property(list, list, (primary, secondary) => {
      expect(parseColors(colorsJson({ primary, secondary }))).toEqual({ primary, secondary });
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { primary, secondary } = parseColors(text);
      expect(Array.isArray(primary) && Array.isArray(secondary)).toBe(true);
    }),
  );
});
