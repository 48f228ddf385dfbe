import { describe, expect, test } from 'vitest';
import type { Solution } from '../../solution.ts';
import { worth } from '../../steps.ts';
import { solutionOf } from '../problem.ts';
import { withReplaced } from '../replaced.ts';
import problems from './everyday-problems.json' with { type: 'json' };

const { solved, replaced, unsolved } = problems;

function resultsOf(solution: Solution | null): number[] | null {
  if (solution === null) return null;
  const last = solution.steps.at(-1)?.value ?? Number.NaN;
  const values = solution.results?.map(({ value }) => value.value) ?? [last];
  return values.map((value) => Math.round(value * 100) / 100);
}

describe('problems whose figures only their verbs and units tell apart', () => {
  test.each(solved)('$question → $results', ({ question, results }) => {
    expect(resultsOf(solutionOf(question))).toEqual(results);
  });

  test.each(unsolved)('not worked out: %s', (question) => {
    expect(solutionOf(question)).toBeNull();
  });
});

describe('a later figure takes the place of the one that it means', () => {
  test.each(replaced)('$later → $results', ({ question, later, results }) => {
    const found = withReplaced(question, later);
    expect(resultsOf(found?.solution ?? null)).toEqual(results);
    expect(found?.earlier).toEqual(solutionOf(question));
  });

  test.each([
    'and if insurance is 90',
    'what about 20',
    'and if i give 10% off',
    'and if it is 22',
    'and if i raise it to 100',
  ])('no figure is meant for sure: %s', (later) => {
    const question =
      'bought a trailer for 1900, i rent it out at 120 a day, petrol 20 and helper 40 each time. after how many rentals has it paid for itself';
    expect(solutionOf(question)).not.toBeNull();
    expect(withReplaced(question, later)).toBeNull();
  });
});

test('every step is worth what it says', () => {
  for (const { question } of solved) {
    for (const { operation, terms, value } of solutionOf(question)?.steps ?? []) {
      expect(value).toBe(
        worth(
          operation,
          terms.map((term) => term.value),
        ),
      );
    }
  }
});
