import type { CallOutput } from '@savet/contract/calls';
import { isLasting } from './failure-advice.rules.ts';

export type TestAnswer = CallOutput<'testModel'>;

export interface TestSummary {
  asked: number;
  failed: number;
  /** Median milliseconds to the first text; null without one. */
  firstTextMs: number | null;
  /** While the model writes; null without a measurement. */
  wordsPerSecond: number | null;
  /** Mean share of Cyrillic in the Bulgarian answers, 0 to 1; null without such an answer. */
  cyrillic: number | null;
  rules: { passed: number; all: number };
  /** Null if the provider counted none. */
  tokens: { input: number; output: number } | null;
}

/** The summary of twelve answers of a model. Questions without an answer count as failed and give only tokens. */
export function summaryOf(answers: readonly TestAnswer[]): TestSummary {
  const given = answers.filter(({ failure }) => failure === null);
  const bulgarian = given.filter(({ language }) => cyrillicLanguages.has(language));
  const checks = given.flatMap((answer) => answer.checks).filter(({ passed }) => passed !== null);
  const usages = answers.flatMap(({ usage }) => usage ?? []);
  const words = sum(given.map((answer) => answer.words));
  const milliseconds = sum(given.map(({ totalMs, firstTextMs }) => totalMs - (firstTextMs ?? 0)));
  return {
    asked: answers.length,
    failed: answers.length - given.length,
    firstTextMs: median(given.flatMap(({ firstTextMs }) => firstTextMs ?? [])),
    wordsPerSecond: milliseconds > 0 ? words / (milliseconds / 1_000) : null,
    cyrillic:
      bulgarian.length === 0
        ? null
        : sum(bulgarian.map(({ cyrillic }) => cyrillic)) / bulgarian.length,
    rules: { passed: checks.filter(({ passed }) => passed).length, all: checks.length },
    tokens:
      usages.length === 0
        ? null
        : {
            input: sum(usages.map(({ inputTokens }) => inputTokens)),
            output: sum(usages.map(({ outputTokens }) => outputTokens)),
          },
  };
}

/** Whether the other questions would only fail like the first ones: nothing was answered, for a lasting reason. */
export function isHopeless(answers: readonly TestAnswer[]): boolean {
  return (
    answers.length > 0 && answers.every(({ failure }) => failure !== null && isLasting(failure))
  );
}

const cyrillicLanguages: ReadonlySet<TestAnswer['language']> = new Set(['BG']);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
