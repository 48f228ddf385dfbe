import { expect, test } from 'vitest';
import type { Calculation } from '../calculation.ts';
import { isAbsurd, soundOrNone } from './absurd.ts';

const sum = (name: string, given: Calculation['given'], results: Calculation['results']) => ({
  ...{ name, given, results, currency: '€' as const },
});

test('a result that can’t be is never shown', () => {
  const wages = sum('yearly-payroll', {}, { month: { value: 4_340_000, as: 'money' } });
  expect(isAbsurd('14 people, turnover 310000', wages)).toBe(true);
  expect(isAbsurd('14 души, оборот 310000', wages)).toBe(true);
  expect(isAbsurd('turnover 9,000,000, 14 people', wages)).toBe(false);
  expect(isAbsurd('margin', sum('margin', {}, { margin: { value: 140, as: 'percent' } }))).toBe(
    true,
  );
  expect(isAbsurd('margin', sum('margin', {}, { margin: { value: 40, as: 'percent' } }))).toBe(
    false,
  );
  const hours = sum('hourly-rate', { hours: 900 }, { rate: { value: 5, as: 'money' } });
  expect(isAbsurd('900 hours a month', hours)).toBe(true);
  expect(isAbsurd('900 hours a year', hours)).toBe(false);
});

test('what an hour of one piece brings is not the rate that a month needs', () => {
  const given = { hours: 6, income: 45 };
  const rate = sum('hourly-rate', given, { rate: { value: 7.5, as: 'money' } });
  const question = 'маникюр 45 лв, материали 6, час и половина работа: колко изкарвам на час?';
  expect(soundOrNone(question, rate)).toBe(null);
  expect(soundOrNone('искам 45 на ден, 6 часа', rate)).toBe(rate);
});
