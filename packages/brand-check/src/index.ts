/** The interface of the package: everything else in it is internal. */
export { type CheckResult, checkText } from './check-text.ts';
export type { CheckInput, Values } from './checked-text.ts';
export { factFields } from './claims/facts.ts';
export { deletionsIn } from './deletion.ts';
export type { Finding } from './finding.ts';
export { sentencesIn } from './language/sentences.ts';
export { pressureIn } from './tone/pressure-in.ts';
