import { describe, expect, test } from 'vitest';
import { loadHubs, loadLabelledAnswers } from './data.ts';
import { type GraderName, graderNames } from './grade.ts';
import { gradeAnswer } from './graders/index.ts';
import type { LabelledAnswer } from './schema.ts';

/** Share of the labels that a grader has to meet. */
const AGREEMENT_MIN = 0.95;
/** Share of the answers labelled as failed that a grader has to find: most labels are “passed”. */
const FOUND_MIN = 0.85;
/** Failed labels from which that share means something. */
const FAILED_MIN = 10;

const hubs = loadHubs();
const answers = loadLabelledAnswers(hubs);
const graded = answers.map((answer) => ({ answer, grades: gradesOf(answer) }));

test('there are 300 labelled answers', () => {
  expect(answers).toHaveLength(300);
});

describe.each(graderNames)('%s', (name) => {
  const applicable = graded.filter(({ answer }) => answer.labels[name] !== null);

  test('applies to the answers to which its label applies', () => {
    const applied = graded.filter(({ grades }) => grades[name].passed !== null);
    expect(applied.map(idOf)).toEqual(applicable.map(idOf));
  });

  test('agrees with the labels', () => {
    const wrong = applicable.filter((entry) => !agrees(name, entry));
    const faults = wrong.map((entry) => `${idOf(entry)} ${entry.grades[name].reason}`);
    const most = Math.floor(applicable.length * (1 - AGREEMENT_MIN));
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(most);
  });

  test('finds the faults', () => {
    const failed = applicable.filter(({ answer }) => answer.labels[name] === false);
    expect(failed.length).toBeGreaterThanOrEqual(FAILED_MIN);
    const found = failed.filter((entry) => agrees(name, entry));
    expect(found.length).toBeGreaterThanOrEqual(failed.length * FOUND_MIN);
  });
});

function gradesOf(answer: LabelledAnswer) {
  const hub = hubs.get(answer.hub);
  if (!hub) throw new Error(`${answer.id}: no hub ${answer.hub}`);
  return gradeAnswer({ question: answer, hub, text: answer.answer });
}

function agrees(name: GraderName, { answer, grades }: (typeof graded)[number]): boolean {
  return grades[name].passed === answer.labels[name];
}

function idOf({ answer }: (typeof graded)[number]): string {
  return answer.id;
}
