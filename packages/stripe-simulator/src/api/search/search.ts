import { invalid } from '../../errors.ts';
import type { Stored } from '../../objects.store.ts';
import { integer, required, text } from '../params.ts';
import { route } from '../route.ts';
import { searchables } from './fields.ts';
import { matcherOf } from './matches.ts';
import { parseQuery } from './query.ts';

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 100;

export interface SearchResult {
  object: 'search_result';
  data: Stored[];
  has_more: boolean;
  next_page: string | null;
  /** Sent on request only. */
  total_count: number;
  url: string;
}

/** Search, newest first. What was just written is found, unlike at Stripe, where it takes up to a minute. */
export const searches = searchables.map((searchable) =>
  route(
    'GET',
    `/v1/${searchable.name}/search`,
    { limit: integer, page: text, query: required(text) },
    ({ core, params }): SearchResult => {
      const limit = params.limit ?? LIMIT_DEFAULT;
      if (limit < 1 || limit > LIMIT_MAX) {
        throw invalid('This value must be between 1 and 100.', 'limit');
      }
      const matches = matcherOf(parseQuery(params.query), searchable);
      const found = core.store
        .all<Stored & { deleted?: true }>(searchable.type)
        .filter((object) => !object.deleted && matches(object));
      const start = params.page ? startOf(found, params.page) : 0;
      const data = found.slice(start, start + limit);
      const last = data.at(-1);
      const has_more = start + limit < found.length;
      return {
        object: 'search_result',
        data,
        has_more,
        next_page: has_more && last ? Buffer.from(last.id).toString('base64url') : null,
        total_count: found.length,
        url: `/v1/${searchable.name}/search`,
      };
    },
  ),
);

/** A page begins after the object that its name encodes. */
function startOf(found: readonly Stored[], page: string): number {
  const last = Buffer.from(page, 'base64url').toString('utf8');
  const index = found.findIndex(({ id }) => id === last);
  if (index < 0) throw invalid('Invalid page: it belongs to no search with this query.', 'page');
  return index + 1;
}
