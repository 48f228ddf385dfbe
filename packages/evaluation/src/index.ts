/** The interface of the package: everything else in it is internal. */
export { loadHubs, loadLabelledAnswers, loadQuestions } from './data.ts';
export { type Grade, type GradedAnswer, type GraderName, graderNames } from './grade.ts';
export { gradeAnswer, graders } from './graders/index.ts';
export { isWorse } from './is-worse.ts';
export type { Hub, LabelledAnswer, Question } from './schema.ts';
export {
  type Result,
  type Run,
  type Scorecard,
  scorecard,
  scorecardOf,
  shareOf,
} from './scorecard.ts';
