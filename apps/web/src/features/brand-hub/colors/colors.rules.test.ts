import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  colorsJson,
  contrast,
  formatRatio,
  isColor,
  legibility,
  moved,
  parseColors,
  pickerValue,
  shownForm,
  toColor,
  withPicked,
} from './colors.rules.ts';

it.each([
  ['#abc', '#AABBCC', 'rgb(170, 187, 204)', 'rgba(170, 187, 204, 1)'],
  ['4A6B3A', '#4A6B3A', 'rgb(74, 107, 58)', 'rgba(74, 107, 58, 1)'],
  ['rgb(1,2,3)', '#010203', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 1)'],
  [' RGBA( 255, 0, 10, .5 ) ', '#FF000A', 'rgb(255, 0, 10)', 'rgba(255, 0, 10, 0.5)'],
])('%s converts to %s, %s and %s', (typed, hex, rgb, rgba) => {
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
])('"%s" is invalid and stays as typed', (typed) => {
  expect(isColor(typed)).toBe(false);
  expect(toColor(typed)).toEqual({ hex: typed, rgb: typed, rgba: typed });
});

const channel = fc.integer({ min: 0, max: 255 });

it('all notations convert to the same colour', () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = toColor(`rgb(${red},${green},${blue})`);
      expect(toColor(color.hex)).toEqual(color);
      expect(toColor(color.rgb)).toEqual(color);
      expect(toColor(color.rgba)).toEqual(color);
    }),
  );
});

it('parses stored colours, and returns lists for any other text', () => {
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

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['rgba(0, 0, 0, 0)', '#FFFFFF', 1],
  ['rgba(0, 0, 0, 0.5)', '#FFFFFF', 3.95],
])('contrast of %s on %s is %d', (front, back, expected) => {
  expect(contrast(front, back)).toBeCloseTo(expected, 1);
});

it.each([
  [4.5, 'text'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'none'],
])('a contrast of %d is enough for: %s', (ratio, expected) => {
  expect(legibility(ratio)).toBe(expected);
});

it('contrast is symmetric, and null for an invalid colour', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, channel, channel, channel, (a, b, c, d, e, f) => {
      const first = `rgb(${a}, ${b}, ${c})`;
      const second = `rgb(${d}, ${e}, ${f})`;
      const ratio = contrast(first, second) ?? 0;
      expect(ratio).toBeCloseTo(contrast(second, first) ?? 0, 10);
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.01);
    }),
  );
  expect(contrast('blue-ish', '#FFFFFF')).toBeNull();
});

it('formats contrast rounded down, in the reader’s locale', () => {
  expect(formatRatio('en', 4.49)).toBe('4.4:1');
  expect(formatRatio('bg', 4.49)).toBe('4,4:1');
});

it('the picker uses six digits and preserves transparency', () => {
  expect(pickerValue('rgba(255, 0, 10, 0.5)')).toBe('#ff000a');
  expect(pickerValue('nothing')).toBe('#cccccc');
  expect(withPicked('#ABCDEF', '#00ff00')).toBe('#00FF00');
  expect(withPicked('rgba(255, 0, 10, 0.5)', '#00ff00')).toBe('rgba(0, 255, 0, 0.5)');
  expect(shownForm(toColor('rgba(255, 0, 10, 0.5)'))).toBe('rgba(255, 0, 10, 0.5)');
  expect(shownForm(toColor('rgb(255, 0, 10)'))).toBe('#FF000A');
});

it('a colour moves by one position, but not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
