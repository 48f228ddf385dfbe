import {
  type InfiniteData,
  type InfiniteQueryObserverResult,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useDocuments } from '../documents/documents-context.ts';
import { queryClientOf } from './query-client.ts';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export interface PagedQuery<Row> {
  /** Rows with another key are shown until those of this key arrive. */
  readonly key: readonly string[];
  /** @param after cursor; undefined for the first page */
  load(after: string | undefined): Promise<Page<Row>>;
  /** Refetches on tab focus and when the network is back; neither this nor `reload` shows as loading. */
  isQuiet?: boolean;
  /** False: only `reload` fetches. */
  isAutomatic?: boolean;
}

export interface PagedList<Row> {
  readonly rows: readonly Row[];
  /** Whether the rows belong to the current key: only then does no row mean an empty list. */
  readonly isLoaded: boolean;
  readonly hasMore: boolean;
  readonly state: 'loading' | 'done' | 'failed';
  loadMore(): Promise<void>;
  /** Refetches all loaded pages. */
  reload(): Promise<void>;
}

/** A list that loads one page at a time. */
export function usePagedQuery<Row>(query: PagedQuery<Row>): PagedList<Row> {
  const result = useInfiniteQuery(pagedQueryOptions(query), queryClientOf(useDocuments()));
  return toPagedList(result, query.isQuiet);
}

export function pagedQueryOptions<Row>(query: PagedQuery<Row>) {
  const { key, load, isQuiet = false, isAutomatic = true } = query;
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isAutomatic,
    refetchOnWindowFocus: isQuiet,
    refetchOnReconnect: isQuiet,
  });
}

export function toPagedList<Row>(
  query: InfiniteQueryObserverResult<InfiniteData<Page<Row>>>,
  isQuiet = false,
): PagedList<Row> {
  const isLoaded = query.data !== undefined && !query.isPlaceholderData;
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    isLoaded,
    hasMore: isLoaded && query.hasNextPage,
    state: isQuiet && isLoaded && isRefetch(query) ? 'done' : stateOf(query),
    async loadMore() {
      // A running refetch ends first: the next page would cancel it.
      if (query.isFetching) await query.refetch({ cancelRefetch: false });
      await query.fetchNextPage();
    },
    async reload() {
      // These end first: a refetch would join the first read, which may be too old, and cancel a next page.
      const isRunning = query.isLoading || query.isFetchingNextPage;
      if (isRunning) await query.refetch({ cancelRefetch: false });
      await query.refetch();
    },
  };
}

/** Replaces a changed row in place, until the next refetch. */
export function replaceRow<Row>(
  client: QueryClient,
  key: readonly string[],
  changed: Row,
  idOf: (row: Row) => string,
): void {
  const replaced = (row: Row) => (idOf(row) === idOf(changed) ? changed : row);
  client.setQueryData<InfiniteData<Page<Row>>>(key, (data) => {
    const pages = data?.pages.map((page) => ({ ...page, rows: page.rows.map(replaced) }));
    return data && pages && { ...data, pages };
  });
}

type Query = InfiniteQueryObserverResult<InfiniteData<Page<unknown>>>;

function isRefetch(query: Query): boolean {
  return query.isRefetching || query.isRefetchError;
}

function stateOf(query: Query): PagedList<unknown>['state'] {
  if (query.isFetching || query.isPending) return 'loading';
  return query.isError ? 'failed' : 'done';
}
