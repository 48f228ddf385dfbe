import { expect, test } from 'vitest';
import { firstStep } from './first-step.rules.ts';

test.each([
  ['notNeeded', 'optional', 'view'],
  ['notNeeded', 'required', 'reason'],
  ['notNeeded', undefined, 'view'],
  ['needed', 'required', 'ask'],
  ['asked', 'required', 'follow'],
  ['declined', 'required', 'ask'],
  ['approved', 'optional', 'view'],
  ['approved', 'required', 'view'],
] as const)('%s, with a reason %s: %s', (consent, viewingReason, step) => {
  expect(firstStep(consent, viewingReason)).toBe(step);
});
