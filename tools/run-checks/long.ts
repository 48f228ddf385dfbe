import { parseArgs } from 'node:util';
import { prepareMachine } from './machine.ts';
import { Progress } from './progress.ts';
import { runSteps } from './run-steps.ts';
import {
  attackStep,
  benchStep,
  documentStep,
  faultStep,
  journeyStep,
  screenStep,
  unitStep,
  upgradeStep,
} from './steps.ts';
import { summarize } from './summary.ts';

/**
 * `npm run test:long [-- --seconds N]`: the slow checks that `npm test` leaves out. After N seconds it stops and
 * names the steps that have not run.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
const signal =
  values.seconds === undefined ? undefined : AbortSignal.timeout(Number(values.seconds) * 1_000);
const { chromium, postgres, office } = prepareMachine({ fakesClocks: true, opensDocuments: true });
const steps = [
  ...(postgres ? [unitStep('all')] : []),
  ...(office ? [documentStep()] : []),
  benchStep(),
  upgradeStep(),
  attackStep('whole'),
  ...(chromium === null ? [] : [journeyStep(chromium, 'all')]),
  faultStep('many'),
  // Last, because they prove the least: where time is short, they are what has not run.
  ...(chromium === null ? [] : [screenStep(chromium)]),
];
const missing: string[] = [];
if (!postgres) missing.push('unit tests on PostgreSQL: version 15 or newer is not installed');
if (!office) missing.push('documents of all knowledge texts: LibreOffice is not installed');
if (chromium === null) missing.push('journeys and pictures: Chromium is not installed');

const listener = new Progress(process.stdout);
const runs = await runSteps(steps, { lanes: 1, listener, ...(signal && { signal }) });
listener.end();
const begun = new Set(runs.map(({ step }) => step));
const late = steps.filter((step) => !begun.has(step)).map(({ name }) => name);
process.exitCode = summarize(runs, listener, { missing, late });
