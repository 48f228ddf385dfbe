import { describe, expect, test } from 'vitest';
import { worth } from '../steps.ts';
import { problemIn, solutionOf } from './problem.ts';
import problems from './spoken-problems.json' with { type: 'json' };

const { solved, unsolved, continued } = problems;

function resultsOf(question: string): number[] | null {
  const solution = solutionOf(question);
  if (solution === null) return null;
  const last = solution.steps.at(-1)?.value ?? Number.NaN;
  const values = solution.results?.map(({ value }) => value.value) ?? [last];
  return values.map((value) => Math.round(value * 100) / 100);
}

describe('word problems as people type them', () => {
  test.each(solved)('$question → $results', ({ question, results }) => {
    expect(resultsOf(question)).toEqual(results);
  });

  test.each(unsolved)('not worked out: %s', (question) => {
    expect(resultsOf(question)).toBeNull();
  });

  test.each(continued)('$later → $results', ({ question, later, results }) => {
    const { asked = '' } = problemIn(question) ?? {};
    expect(resultsOf(`${later}. ${asked}`)).toEqual(results);
  });
});

test('each result is that of a step, and every step is worth what it says', () => {
  for (const { question } of solved) {
    const { steps = [], results = [] } = solutionOf(question) ?? {};
    for (const { operation, terms, value } of steps) {
      const values = terms.map((term) => term.value);
      expect(value).toBe(worth(operation, values));
    }
    const shown = steps.map(({ value }) => value);
    for (const { value } of results) expect(shown).toContain(value.value);
  }
});
