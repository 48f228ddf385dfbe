import { e2eStep, faultStep } from './long-steps.ts';
import { prepareMachine } from './machine.ts';
import { checkSteps, unitStep } from './quick-steps.ts';
import { runSteps, type Step } from './steps.ts';
import { summarize } from './summary.ts';

/** `npm test`: every check there is, on whatever this machine has. */
const machine = prepareMachine();
const notRun: string[] = [];
const steps: Step[] = [
  ...checkSteps(),
  { name: 'build of the web', command: ['node', 'tools/setup/prepare.mjs'] },
  unitStep(machine.postgres ? 'all' : 'embedded'),
  faultStep(),
];
if (!machine.postgres)
  notRun.push('tests on PostgreSQL (there is none of version 15 or newer here)');
if (machine.chromium === null) notRun.push('e2e (there is no Chromium here)');
else steps.push(e2eStep(machine.chromium));

process.exitCode = summarize(await runSteps(steps), notRun);
