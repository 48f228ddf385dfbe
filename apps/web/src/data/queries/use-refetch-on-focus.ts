import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocuments } from '../documents/documents-context.ts';
import { queryClientOf } from './query-client.ts';

export interface RefetchedValue<Value> {
  readonly value: Value | undefined;
  /** `loading`: the first read or `reload`; a refetch on focus is not shown. */
  readonly state: 'loading' | 'done' | 'failed';
  reload(): void;
}

/** Fetches on mount, on `reload` and on tab focus. */
export function useRefetchOnFocus<Value>(
  key: string,
  load: () => Promise<Value>,
): RefetchedValue<Value> {
  const [isReloading, setReloading] = useState(false);
  const query = useQuery(
    { queryKey: [key], queryFn: load, refetchOnWindowFocus: true },
    queryClientOf(useDocuments()),
  );
  async function reload() {
    setReloading(true);
    await query.refetch();
    setReloading(false);
  }
  const isLoading = isReloading || query.isLoading;
  return {
    value: query.data,
    state: isLoading ? 'loading' : query.isError ? 'failed' : 'done',
    reload: () => void reload(),
  };
}
