import { expect, it } from 'vitest';
import type { TextRun } from '../model.ts';
import { breakLines, codeRuns, shortened } from './lines.ts';

/** Every letter is one point wide. */
const measure = (text: string) => text.length;
const linesOf = (runs: readonly TextRun[], width: number) =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));

it.each([
  ['at spaces', 'хляб нощем', 6, ['хляб ', 'нощем']],
  ['not after a short word', 'хляб от маята', 9, ['хляб ', 'от маята']],
  ['not where the writer forbids it', 'Бели\u00A0Осъм е', 9, ['Бели Осъм ', 'е']],
  ['in a long address after a slash', 'example.com/a/bread', 15, ['example.com/a/', 'bread']],
  [
    'in a long word where it has to',
    'непротивоконституционно',
    10,
    ['непротивок', 'онституцио', 'нно'],
  ],
  ['in short words that fill a line', 'а и в с на за', 6, ['а и в ', 'с на ', 'за']],
])('breaks lines %s', (_, text, width, lines) => {
  expect(linesOf([{ text }], width)).toEqual(lines);
});

it('holds a short word and the bold one after it together', () => {
  const runs = [{ text: 'хляб от ' }, { text: 'маята', bold: true }];
  expect(linesOf(runs, 9)).toEqual(['хляб ', 'от маята']);
});

it('keeps the indentation and the columns of code', () => {
  const code = codeRuns('ако\n    хляб   = 1\n\tръж и сол');
  expect(linesOf(code, 40)).toEqual(['ако', '    хляб   = 1', '    ръж и сол']);
});

it('shortens a text that is longer than a line', () => {
  const shown = (text: string) =>
    shortened(text, 12, measure)
      .map((piece) => piece.text)
      .join('');
  expect(shown('Розова вода')).toBe('Розова вода');
  expect(shown('Розова вода и масло')).toBe('Розова вода…');
});
