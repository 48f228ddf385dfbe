import { expect, it } from 'vitest';
import { currentSection } from './section-list.rules.ts';

it.each([
  ['before the first section', [300, 900], false, 0],
  ['in the first', [10, 900], false, 0],
  ['just before the second', [-700, 161], false, 0],
  ['at the second', [-700, 160], false, 1],
  ['at the end of the page', [-900, 400, 600], true, 2],
] as const)('%s', (_, tops, isAtEnd, expected) => {
  expect(currentSection(tops, isAtEnd)).toBe(expected);
});
