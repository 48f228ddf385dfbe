import { expect, test } from 'vitest';
import { failedAnswer, testAnswer } from './test-answers.ts';
import { isHopeless, summaryOf } from './test-summary.rules.ts';

const refused = failedAnswer('provider answered 401');
const busy = failedAnswer('provider answered 503');

test('sums up answers', () => {
  const english = testAnswer({ language: 'EN', cyrillic: 0, firstTextMs: 1_000, totalMs: 2_000 });
  const rules = [
    { name: 'language', passed: true },
    { name: 'length', passed: false },
  ] as const;
  const answers = [testAnswer(), english, testAnswer({ cyrillic: 0.5, checks: [...rules] })];
  expect(summaryOf(answers)).toEqual({
    asked: 3,
    failed: 0,
    firstTextMs: 400,
    wordsPerSecond: 12,
    cyrillic: 0.75,
    rules: { passed: 3, all: 4 },
    tokens: { input: 300, output: 90 },
  });
});

test('takes the mean of the two in the middle', () => {
  const answers = [100, 900, 300, 200].map((firstTextMs) => testAnswer({ firstTextMs }));
  expect(summaryOf(answers).firstTextMs).toBe(250);
});

test('says nothing about answers that are not there', () => {
  expect(summaryOf([busy])).toEqual({
    asked: 1,
    failed: 1,
    firstTextMs: null,
    wordsPerSecond: null,
    cyrillic: null,
    rules: { passed: 0, all: 0 },
    tokens: null,
  });
});

test('measures no speed without time', () => {
  expect(summaryOf([testAnswer({ totalMs: 400 })]).wordsPerSecond).toBe(null);
});

test.each([
  ['nothing asked', [], false],
  ['the key is refused', [refused], true],
  ['the key is refused after an answer', [testAnswer(), refused], false],
  ['the provider is busy', [busy], false],
])('%s: hopeless is %s', (_name, answers, hopeless) => {
  expect(isHopeless(answers)).toBe(hopeless);
});
