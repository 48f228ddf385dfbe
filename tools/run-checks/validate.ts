import { Progress } from './progress.ts';
import { runSteps } from './run-steps.ts';
import { checkSteps, unitStep } from './steps.ts';
import { summarize } from './summary.ts';

/** `npm run validate`: the fast checks to run before a commit. */
const listener = new Progress(process.stdout);
const runs = await runSteps([unitStep('embedded'), ...checkSteps()], { lanes: 2, listener });
listener.end();
process.exitCode = summarize(runs, listener);
