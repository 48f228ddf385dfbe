import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { offersProviders } from '#data/session/account-routes.ts';

export type LogIns = CallOutput<'listLogIns'>;

/** How the user can log in. The list has one row once it has loaded, and none if there is only the password. */
export function useLogIns() {
  const { uid } = useDocuments();
  return usePagedQuery({
    key: ['log-ins'],
    load: () => readLogIns(uid),
    isQuiet: true,
    isAutomatic: offersProviders(),
  });
}

async function readLogIns(uid: string) {
  const logIns: LogIns = await call('listLogIns', { uid });
  return { rows: [logIns], next: null };
}
