import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, normalHex, readableColor } from './contrast.ts';

it.each([
  ['#FFFFFF', '#000000', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#FFFFFF', '#767676', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#FF0000', '#FFFFFF', 4],
])('%s on %s has a contrast of %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});

it.each([
  ['#abc', '#AABBCC'],
  [' 1A2b3C ', '#1A2B3C'],
  ['red', null],
  ['#12345', null],
  ['#fff"/>', null],
])('reads %j as %j', (text, hex) => {
  expect(normalHex(text)).toBe(hex);
});

it('takes the first colour that is readable, else the fallback', () => {
  expect(readableColor(['#FFEE00', '#7A1F3D', '#000000'], '#FFFFFF', '#111111')).toBe('#7A1F3D');
  expect(readableColor(['#FFEE00'], '#FFFFFF', '#111111')).toBe('#111111');
});

it('leaves no colour without a readable text', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) =>
      [contrast(color, '#FFFFFF'), contrast(color, '#000000')].some((ratio) => ratio >= 4.5),
    ),
  );
});
