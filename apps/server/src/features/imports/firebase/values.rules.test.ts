import { expect, it } from 'vitest';
import { idOf, parseTime, storableText } from './values.rules.ts';

const half = '2026-01-01T10:00:00.500Z';

it.each([
  [{ _seconds: 1_767_261_600, _nanoseconds: 500_999_999 }, half],
  [{ seconds: 1_767_261_600, nanoseconds: 500_000_000 }, half],
  [1_767_261_600_500, half],
  ['1767261600500', half],
  ['2026-01-01T12:00:00.500+02:00', half],
  ['2026-01-01', '2026-01-01T00:00:00.000Z'],
  ['2026-02-31T25:00:00Z', null],
  ['yesterday', null],
  [1_767_261_600, null],
  [{ _seconds: 'x' }, null],
  [Number.NaN, null],
  [null, null],
])('reads %j as %s', (value, time) => {
  expect(parseTime(value)?.toISOString() ?? null).toBe(time);
});

it('cuts no character in half, and stores what every database can', () => {
  expect(storableText('ab🥐', 3)).toBe('ab');
  expect(storableText('ab🥐', 4)).toBe('ab🥐');
  expect(storableText('a\0b\ud800c', 9)).toBe('a\ufffdb\ufffdc');
});

it('keeps an id that the product allows', () => {
  expect(idOf('Ab_9-', 'users/Ab_9-')).toBe('Ab_9-');
  expect(idOf('a.b', 'users/a.b')).toMatch(/^[\w-]{43}$/);
});
