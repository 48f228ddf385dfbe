import type { Hub, Question } from './schema.ts';

export { type GraderName, graderNames } from './grader-names.ts';

export interface GradedAnswer {
  question: Question;
  hub: Hub;
  /** The answer in Markdown. */
  text: string;
}

export interface Grade {
  /** Null: the grader does not apply to this question. */
  passed: boolean | null;
  /** One clause for the report, with the words that decided; empty for a passed answer. */
  reason: string;
}

export type Grader = (answer: GradedAnswer) => Grade;

export const passed: Grade = { passed: true, reason: '' };
export const notApplicable: Grade = { passed: null, reason: 'not applicable' };

export function failed(reason: string): Grade {
  return { passed: false, reason };
}

/** Failed with the first of the faults; passed without any. */
export function gradeOf(faults: readonly string[]): Grade {
  const [first] = faults;
  return first === undefined ? passed : failed(first);
}
