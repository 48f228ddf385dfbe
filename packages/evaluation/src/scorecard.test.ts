import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { failed, type GraderName, graderNames, notApplicable, passed } from './grade.ts';
import { isWorse } from './is-worse.ts';
import { type Result, type Run, type Scorecard, scorecard, scorecardOf } from './scorecard.ts';

const run: Run = {
  provider: 'built-in',
  model: 'none',
  promptVersion: '7',
  startedAt: '2026-03-01T10:00:00.000Z',
  judge: null,
};

/** An answer that fails the named graders; it has no fields to use. */
function result(questionId: string, language: Language, faults: GraderName[], ms = 100): Result {
  const grades = graderNames.map((name) => {
    const grade = name === 'fieldsUsed' ? notApplicable : passed;
    return [name, faults.includes(name) ? failed(`${name} of ${questionId}`) : grade];
  });
  const graded = Object.fromEntries(grades) as NonNullable<Result['answered']>['grades'];
  return {
    questionId,
    language,
    answered: { grades: graded, firstTextMs: ms, totalMs: 10 * ms },
  };
}

const results: Result[] = [
  result('en-001', 'EN', []),
  result('en-002', 'EN', ['length'], 300),
  result('bg-001', 'BG', ['length', 'politeForm'], 200),
  { questionId: 'bg-002', language: 'BG', answered: null },
];

test('sums up the results', () => {
  const card = scorecardOf(results, run);
  expect(card).toMatchObject({ ...run, questions: 4, failed: 1 });
  expect(card.byGrader.length).toEqual({ passed: 1, applicable: 3 });
  expect(card.byGrader.fieldsUsed).toEqual({ passed: 0, applicable: 0 });
  expect(card.byLanguage.EN.length).toEqual({ passed: 1, applicable: 2 });
  expect(card.byLanguage.BG.politeForm).toEqual({ passed: 0, applicable: 1 });
  expect(card.share).toBeCloseTo(24 / 27);
  expect(card.firstTextMs).toEqual({ median: 200, p90: 300 });
  expect(card.totalMs).toEqual({ median: 2_000, p90: 3_000 });
  expect(scorecard.parse(card)).toEqual(card);
});

test('lists the faults of the answers with most faults first, at most 20', () => {
  const { worst } = scorecardOf(results, run);
  expect(worst.map(({ questionId, grader }) => `${questionId} ${grader}`)).toEqual([
    'bg-001 politeForm',
    'bg-001 length',
    'en-002 length',
  ]);
  expect(worst[0]?.reason).toBe('politeForm of bg-001');
  const many = Array.from({ length: 30 }, (_, index) => result(`en-${index}`, 'EN', ['form']));
  expect(scorecardOf(many, run).worst).toHaveLength(20);
});

test('a run without answers has no times', () => {
  const card = scorecardOf(results.slice(3), run);
  expect(card).toMatchObject({ failed: 1, share: 0, firstTextMs: { median: null, p90: null } });
});

test.each<[string, Partial<Scorecard>, boolean]>([
  ['the same', {}, false],
  ['better', { share: 0.95 }, false],
  ['more questions without an answer', { failed: 20 }, true],
  ['two points lower', { share: 0.88 }, false],
  ['more than two points lower', { share: 0.879 }, true],
  ['a grader five points lower', { byGrader: countsWith('length', 85) }, false],
  ['a grader that applies nowhere', { byGrader: countsWith('length', 0, 0) }, false],
  ['a grader six points lower', { byGrader: countsWith('length', 84) }, true],
])('%s', (_what, change, worse) => {
  const card = { ...scorecardOf([], run), questions: 240 };
  const reference = { ...card, share: 0.9, byGrader: countsWith('length', 90) };
  expect(isWorse({ ...reference, ...change }, reference)).toBe(worse);
});

function countsWith(name: GraderName, count: number, applicable = 100): Scorecard['byGrader'] {
  const counts = graderNames.map((one) => [one, { passed: 90, applicable: 100 }]);
  return {
    ...(Object.fromEntries(counts) as Scorecard['byGrader']),
    [name]: { passed: count, applicable },
  };
}
