import { expect, test } from 'vitest';
import { problemIn } from '../../numbers/problem/problem.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { withOtherFigures } from './other-figures.ts';

const unsure: Verdict = { kind: 'none' };
const evening =
  'tickets £14, hall is 600, band 900, card fees 2%. if 140 people come do i make money';
const bulgarianEvening =
  'билет 14 лв, залата е 600, групата 900, такса 2%. ако дойдат 140 души печеля ли';

const leftAfter = (asked: string, later: string) => {
  const value = withOtherFigures(later, problemIn(asked), unsure)?.solution?.steps.at(-1)?.value;
  return value === undefined ? null : Math.round(value * 100) / 100;
};

test('a figure that comes to a problem is worked out with it', () => {
  expect(leftAfter(evening, 'what if the bar makes another £3 a head')).toBe(840.8);
  expect(leftAfter(bulgarianEvening, 'а ако барът носи още 3 лв на човек')).toBe(840.8);
});

test('a figure that replaces one is not added to it, and what it was before is kept', () => {
  expect(leftAfter(evening, 'what if the hall is 700')).toBe(320.8);
  expect(leftAfter(bulgarianEvening, 'а ако залата е 700')).toBe(320.8);
  const later = withOtherFigures('what if the hall is 700', problemIn(evening), unsure);
  expect(later?.earlier?.steps.at(-1)?.value).toBe(420.8);
});

test('a figure goes on from the one that took the place before', () => {
  const first = withOtherFigures('what if the hall is 700', problemIn(evening), unsure);
  const second = withOtherFigures('and if 150 people come', first, unsure);
  expect(second?.solution?.steps.at(-1)?.value).toBe(458);
});

test('a change by a share is no figure of its own', () => {
  expect(leftAfter(evening, 'and if card fees go up by 3%')).toBeNull();
});
