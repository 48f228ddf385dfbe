import type { FieldUse } from '@savet/contract/calls/brand-hub';
import { useQuery } from '@tanstack/react-query';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';

/**
 * Which fields the latest answers used, by path. Empty until it is known: the sheet is whole without it.
 * @param isShown whether to ask at all
 */
export function useFieldUses(isShown: boolean): ReadonlyMap<string, FieldUse> {
  const { data = none } = useQuery(
    {
      queryKey: ['fieldUses'],
      queryFn: async () => byPath((await call('listFieldUses', {})).uses),
      enabled: isShown,
    },
    queryClientOf(useDocuments()),
  );
  return data;
}

const none: ReadonlyMap<string, FieldUse> = new Map();

function byPath(uses: readonly FieldUse[]): ReadonlyMap<string, FieldUse> {
  return new Map(uses.map((use) => [use.path, use]));
}
