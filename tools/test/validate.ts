import { checkSteps, unitStep } from './quick-steps.ts';
import { runSteps } from './steps.ts';
import { summarize } from './summary.ts';

/** `npm run validate`: what a person runs before a commit. */
const outcomes = await runSteps([unitStep('embedded'), ...checkSteps()], 2);
process.exitCode = summarize(outcomes, []);
