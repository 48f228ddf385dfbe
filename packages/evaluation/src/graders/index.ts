import {
  type Grade,
  type GradedAnswer,
  type Grader,
  type GraderName,
  graderNames,
} from '../grade.ts';
import { family } from './family.ts';
import { fieldsUsed } from './fields-used.ts';
import { form } from './form.ts';
import { givenNumbers } from './given-numbers.ts';
import { language } from './language.ts';
import { length } from './length.ts';
import { noInvention } from './no-invention.ts';
import { noRepetition } from './no-repetition.ts';
import { politeForm } from './polite-form.ts';
import { typography } from './typography.ts';

/** All graders in the order of a report. */
export const graders: Readonly<Record<GraderName, Grader>> = {
  language,
  politeForm,
  givenNumbers,
  fieldsUsed,
  form,
  length,
  family,
  noInvention,
  noRepetition,
  typography,
};

/** The grades of an answer, by all graders. */
export function gradeAnswer(answer: GradedAnswer): Record<GraderName, Grade> {
  const grades = graderNames.map((name) => [name, graders[name](answer)] as const);
  return Object.fromEntries(grades) as Record<GraderName, Grade>;
}
