import { prepareMachine } from './machine.ts';
import { Progress } from './progress.ts';
import { runSteps } from './run-steps.ts';
import {
  attackStep,
  buildStep,
  checkSteps,
  componentStep,
  faultStep,
  journeyStep,
  unitStep,
} from './steps.ts';
import { summarize } from './summary.ts';

/** `npm test`: all checks that a change needs and this machine can run. */
const { chromium, postgres } = prepareMachine();
const listener = new Progress(process.stdout);
const missing: string[] = [];
if (!postgres) missing.push('tests on PostgreSQL: version 15 or newer is not installed');
if (chromium === null) missing.push('screens and journeys: Chromium is not installed');

const steps = [
  unitStep(postgres ? 'sql' : 'embedded'),
  ...checkSteps(),
  buildStep(),
  faultStep('few'),
  attackStep('quick'),
  ...(chromium === null ? [] : [componentStep(chromium)]),
];
const runs = await runSteps(steps, { lanes: 2, listener });
// The journeys already use both cores.
const journeys = chromium === null ? [] : [journeyStep(chromium, 'different')];
runs.push(...(await runSteps(journeys, { lanes: 1, listener })));
listener.end();
listener.print(
  '\nnpm run test:long adds: all unit tests on PostgreSQL, all journeys on a phone, 100 kills, all attacks, pictures of all screens',
);
process.exitCode = summarize(runs, listener, { missing });
