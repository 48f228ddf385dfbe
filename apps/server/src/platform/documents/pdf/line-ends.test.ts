import { expect, it } from 'vitest';
import { withHeldSpaces } from './line-ends.ts';

it.each([
  ['short words', 'Хляб за и от хора с маята', 'Хляб за_и_от_хора с_маята'],
  ['initials and places', 'от с. Бели Осъм', 'от_с. Бели Осъм'],
  ['“ли”', 'Знаете ли кога?', 'Знаете_ли кога?'],
  ['amounts', '1 250 лв., 15 % и 9 €', '1_250_лв., 15_% и_9_€'],
  ['units', '14 km, 3 г, 20 minutes', '14_km, 3_г, 20 minutes'],
  ['numbers of things', '№ 5', '№_5'],
  ['English', 'a loaf of bread to go', 'a loaf of bread to go'],
])('holds %s together', (_, text, expected) => {
  const held = withHeldSpaces(text);
  expect(held.replaceAll('\u00A0', '_')).toBe(expected);
  expect(held).toHaveLength(text.length);
});
