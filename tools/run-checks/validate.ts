import { Progress } from './progress.ts';
import { runSteps } from './run-steps.ts';
import { checkSteps, quickUnitStep } from './steps.ts';
import { summarize } from './summary.ts';

/** `npm run validate`: the fast checks to run before a commit. */
const listener = new Progress(process.stdout);
const runs = await runSteps([quickUnitStep(), ...checkSteps()], { lanes: 2, listener });
listener.end();
listener.print(
  '\nnpm test adds: unit tests that need a database or start programs, faults, attacks, screens, journeys',
);
process.exitCode = summarize(runs, listener);
