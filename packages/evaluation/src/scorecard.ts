import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { type Grade, type GraderName, graderNames } from './grade.ts';
import { percentile } from './percentile.ts';

const count = z.int().nonnegative();
const milliseconds = z.strictObject({
  /** Null without an answer. */
  median: z.number().nonnegative().nullable(),
  p90: z.number().nonnegative().nullable(),
});
const byGrader = z.record(
  z.enum(graderNames),
  z.strictObject({ passed: count, applicable: count }),
);
const judge = z.strictObject({ model: z.string(), mean: z.number() }).nullable();

/** Faults listed at most. */
const WORST_MAX = 20;

/** The results of one run of all questions. */
export const scorecard = z.strictObject({
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  startedAt: z.iso.datetime(),
  questions: count,
  /** Questions without an answer. */
  failed: count,
  byGrader,
  byLanguage: z.record(z.enum(languageCodes), byGrader),
  /** Passed of all applicable grades, 0 to 1; 0 without answers, so that such a run is worse than any. */
  share: z.number().min(0).max(1),
  /** The mean of a model's own marks, where one has read the answers. */
  judge,
  firstTextMs: milliseconds,
  totalMs: milliseconds,
  /** Failed grades, those of the answers with most faults first. */
  worst: z
    .array(
      z.strictObject({ questionId: z.string(), grader: z.enum(graderNames), reason: z.string() }),
    )
    .max(WORST_MAX),
});
export type Scorecard = z.infer<typeof scorecard>;
export type GraderCounts = Scorecard['byGrader'];

/** The answer to one question: its grades and times, or null if none came. */
export interface Result {
  questionId: string;
  /** The expected language of the answer. */
  language: Language;
  answered: {
    grades: Readonly<Record<GraderName, Grade>>;
    firstTextMs: number;
    totalMs: number;
  } | null;
}

/** What was asked, and when. */
export type Run = Pick<Scorecard, 'provider' | 'model' | 'promptVersion' | 'startedAt' | 'judge'>;

/** Sums up the results of a run. An unanswered question counts only as failed: it has nothing to grade. */
export function scorecardOf(results: readonly Result[], run: Run): Scorecard {
  const answered = results.flatMap(({ answered }) => answered ?? []);
  const counts = countsOf(results);
  const languages = languageCodes.map((code) => [
    code,
    countsOf(results.filter(({ language }) => language === code)),
  ]);
  return {
    ...run,
    questions: results.length,
    failed: results.length - answered.length,
    byGrader: counts,
    byLanguage: Object.fromEntries(languages) as Scorecard['byLanguage'],
    share: shareOf(Object.values(counts)),
    firstTextMs: timesOf(answered.map(({ firstTextMs }) => firstTextMs)),
    totalMs: timesOf(answered.map(({ totalMs }) => totalMs)),
    worst: worstOf(results),
  };
}

/** Passed of applicable grades, 0 to 1; 0 if none applies. */
export function shareOf(counts: readonly { passed: number; applicable: number }[]): number {
  const applicable = counts.reduce((sum, one) => sum + one.applicable, 0);
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  return applicable === 0 ? 0 : passed / applicable;
}

function countsOf(results: readonly Result[]): GraderCounts {
  const counts = graderNames.map((name) => {
    const grades = results.flatMap(({ answered }) => answered?.grades[name].passed ?? []);
    return [name, { passed: grades.filter(Boolean).length, applicable: grades.length }];
  });
  return Object.fromEntries(counts) as GraderCounts;
}

function timesOf(values: readonly number[]): Scorecard['totalMs'] {
  return { median: percentile(values, 0.5), p90: percentile(values, 0.9) };
}

function worstOf(results: readonly Result[]): Scorecard['worst'] {
  const faults = results.map(({ questionId, answered }) =>
    graderNames.flatMap((grader) => {
      const grade = answered?.grades[grader];
      return grade?.passed === false ? { questionId, grader, reason: grade.reason } : [];
    }),
  );
  return faults
    .toSorted((a, b) => b.length - a.length)
    .flat()
    .slice(0, WORST_MAX);
}
