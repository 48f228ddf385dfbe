import type { SharedLink } from '@savet/contract/calls/sharing';
import { useQuery } from '@tanstack/react-query';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';

const queryKey = ['shared-links'];

/** The links of the account, or of one chat. */
export function useSharedLinks(chatId?: string): {
  /** Undefined until they have loaded. */
  links: readonly SharedLink[] | undefined;
  hasFailed: boolean;
  reload(): Promise<void>;
  /** Ends a link, or takes an expired one off the list. */
  revoke(linkId: string): Promise<void>;
} {
  const client = queryClientOf(useDocuments());
  const query = useQuery(
    {
      queryKey: [...queryKey, chatId ?? ''],
      queryFn: async () =>
        (await call('listSharedLinks', chatId === undefined ? {} : { chatId })).links,
      // Openings are counted meanwhile.
      refetchOnWindowFocus: true,
      staleTime: 0,
    },
    client,
  );
  const reload = () => client.invalidateQueries({ queryKey });
  return {
    links: query.data,
    hasFailed: query.isError,
    reload,
    revoke: async (linkId) => {
      await call('revokeSharedLink', { linkId }).catch(ignoreRevoked);
      await reload();
    },
  };
}

/** It was revoked in another tab. */
function ignoreRevoked(error: unknown): void {
  if (!(error instanceof CallError && error.code === 'NOT_FOUND')) throw error;
}
