import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';

export type SecondFactorState = CallOutput<'readSecondFactor'>;

/** Whether log-in of the signed-in user needs a code. The list has one row once it has loaded. */
export function useSecondFactor() {
  return usePagedQuery({ key: ['second-factor'], load: readSecondFactor, isQuiet: true });
}

async function readSecondFactor() {
  const state: SecondFactorState = await call('readSecondFactor', {});
  return { rows: [state], next: null };
}
