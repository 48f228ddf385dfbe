import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';

export type SecondFactorState = CallOutput<'readSecondFactor'>;

/** Whether log-in of this account needs a code. The list has one row once it has loaded. */
export function useSecondFactor() {
  const { uid } = useDocuments();
  return usePagedQuery({
    key: ['second-factor'],
    load: () => readSecondFactor(uid),
    isQuiet: true,
  });
}

/** With a uid: the admin panel asks while a viewing may still be ending. */
async function readSecondFactor(uid: string) {
  const state: SecondFactorState = await call('readSecondFactor', { uid });
  return { rows: [state], next: null };
}
