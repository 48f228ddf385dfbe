import { useInfiniteQuery } from '@tanstack/react-query';
import { useDocuments } from '../documents/documents-context.ts';
import { type PagedList, type PagedQuery, pagedQueryOptions, toPagedList } from './paged-query.ts';
import { queryClientOf } from './query-client.ts';

/** A list that loads one page at a time. */
export function usePagedQuery<Row>(query: PagedQuery<Row>): PagedList<Row> {
  const result = useInfiniteQuery(pagedQueryOptions(query), queryClientOf(useDocuments()));
  return toPagedList(result, query.isQuiet);
}
