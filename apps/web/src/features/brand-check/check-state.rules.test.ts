import { fixesOf, withReplacements } from '@savet/contract/brand-check';
import { expect, test } from 'vitest';
import {
  addedSpaces,
  beginningsOf,
  type CheckFinding,
  dividedLines,
  dividedRules,
  fixable,
  openFindings,
  segmentsOf,
  shownWords,
  wordsAround,
} from './check-state.rules.ts';

const text = 'Hurry, our customers wait!';
const findings = [
  finding('sentences', 0, 26, null),
  finding('pressure', 0, 5, null),
  finding('avoidedWords', 11, 20, 'guests'),
  finding('exclamations', 25, 26, '.'),
];

test('divides the rules into those without and with a finding; exceptions do not count', () => {
  const applied = ['pressure', 'hype', 'avoidedWords', 'spaces'] as CheckFinding['rule'][];
  const rejected = findings.map((one) => ({ ...one, isException: one.rule === 'pressure' }));
  expect(dividedRules({ applied, findings })).toEqual({
    kept: ['hype', 'spaces'],
    broken: ['pressure', 'avoidedWords'],
  });
  expect(dividedRules({ applied, findings: rejected })).toEqual({
    kept: ['pressure', 'hype', 'spaces'],
    broken: ['avoidedWords'],
  });
  expect(openFindings({ findings: rejected })).toHaveLength(3);
});

test('divides the text at the borders of findings, without losing a letter', () => {
  const segments = segmentsOf(text, findings);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(segments.map(({ text: piece, numbers }) => `${piece}|${numbers.join()}`)).toEqual([
    'Hurry|1,2',
    ', our |1',
    'customers|1,3',
    ' wait|1',
    '!|1,4',
  ]);
  expect(segments.at(-1)?.endings).toEqual([1, 4]);
});

test('shows spaces with the words beside them', () => {
  const spaced = 'Tea  for two ,please';
  expect(shownWords(spaced, { start: 3, end: 5, fix: ' ' })).toEqual({
    words: 'Tea  for',
    fix: 'Tea for',
  });
  expect(shownWords(spaced, { start: 12, end: 13, fix: '' })).toEqual({
    words: 'two ,please',
    fix: 'two,please',
  });
  expect(shownWords(spaced, { start: 13, end: 14, fix: ', ' })).toEqual({
    words: ',please',
    fix: ', please',
  });
  expect(shownWords(spaced, { start: 0, end: 3, fix: 'Coffee' })).toEqual({
    words: 'Tea',
    fix: 'Coffee',
  });
});

test('tells how many spaces a fix adds, as they can hardly be seen', () => {
  expect(addedSpaces({ words: 'two , please', fix: 'two, please' })).toBe(-1);
  expect(addedSpaces({ words: 'two,please', fix: 'two, please' })).toBe(1);
  expect(addedSpaces({ words: 'two,,', fix: 'two,' })).toBeNull();
  expect(addedSpaces({ words: 'two', fix: null })).toBeNull();
});

test('makes all fixes at once', () => {
  expect(withReplacements(text, fixesOf(findings))).toBe('Hurry, our guests wait.');
  expect(
    withReplacements('abcdef', [
      { start: 2, end: 4, text: 'X' },
      { start: 0, end: 3, text: 'Y' },
    ]),
  ).toBe('Ydef');
});

test('makes all that a fix does besides other words, and shows how the new parts begin', () => {
  const long = 'We know how, and that is why we begin with tea.';
  const edits = [{ start: 11, end: 18, text: '. T' }];
  const [divided] = [finding('sentences', 0, long.length, null)].map((one) => ({ ...one, edits }));
  expect(divided && fixable([divided, finding('wholeText', 0, 3, null)])).toEqual([divided]);
  expect(withReplacements(long, fixesOf(divided ? [divided] : []))).toBe(
    'We know how. That is why we begin with tea.',
  );
  expect(beginningsOf(long, { edits })).toEqual(['That is why…']);
});

test('shows a divided sentence whole, and where one could be cut by hand', () => {
  const long = 'If you bake, then you know. It includes a bun, and a loaf.';
  const edits = [
    { start: 0, end: 4, text: 'Y' },
    { start: 11, end: 18, text: '? Then ' },
  ];
  expect(dividedLines(long, { start: 0, end: 27, edits })).toEqual(['You bake? Then you know.']);
  const list = [{ start: 39, end: 40, text: ':\n\n- ' }];
  expect(dividedLines(long, { start: 28, end: long.length, edits: list })).toEqual([
    'It includes:',
    '- a bun, and a loaf.',
  ]);
  expect(wordsAround(long, 45)).toEqual({ before: 'includes a bun', after: 'and a loaf' });
});

test('of two fixes that overlap, one is made whole and the other not at all', () => {
  const parts = {
    ...finding('sentences', 0, 9, null),
    edits: [
      { start: 0, end: 2, text: 'X' },
      { start: 5, end: 6, text: 'Y' },
    ],
  };
  const word = finding('hype', 0, 3, 'Z');
  expect(withReplacements('abcdefghi', fixesOf([word, parts]))).toBe('Zdefghi');
});

function finding(
  rule: CheckFinding['rule'],
  start: number,
  end: number,
  fix: string | null,
): CheckFinding {
  return { rule, start, end, fix, path: null, version: null, detail: '', isException: false };
}
