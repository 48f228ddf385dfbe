import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';

export type PasskeyRow = CallOutput<'listPasskeys'>['passkeys'][number];

/** The passkeys of the user, on one page. */
export function usePasskeys() {
  const { uid } = useDocuments();
  return usePagedQuery({
    key: ['passkeys'],
    load: async () => ({ rows: (await call('listPasskeys', { uid })).passkeys, next: null }),
    isQuiet: true,
  });
}
