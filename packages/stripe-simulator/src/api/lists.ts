import type { List } from '../billing/objects/common.ts';
import { invalid, missing } from '../errors.ts';
import type { Stored } from '../objects.store.ts';
import { hash, integer, type Param, parameter, text } from './params.ts';

/** Pagination parameters of all lists. */
export const pageParams = { limit: integer, starting_after: text, ending_before: text };
const range = hash({ gt: integer, gte: integer, lt: integer, lte: integer });
/** Filter by creation time, in Unix seconds: a range or one time. */
export const createdParams: { created: Param<Range | undefined> } = {
  created: parameter((input, name) => {
    if (typeof input !== 'string') return range.read(input, name);
    const time = integer.read(input, name);
    return { gte: time, lte: time };
  }, range.parts),
};

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 100;

/** Returns a page of objects, which are sorted newest first. */
export function pageOf<Type extends Stored>(
  all: readonly Type[],
  page: Page,
  url: string,
): List<Type> {
  const limit = page.limit ?? LIMIT_DEFAULT;
  if (limit < 1 || limit > LIMIT_MAX) {
    throw invalid('This value must be between 1 and 100.', 'limit');
  }
  if (page.starting_after && page.ending_before) {
    throw invalid('You cannot give both starting_after and ending_before.', 'starting_after');
  }
  const indexOf = (id: string, param: string): number => {
    const index = all.findIndex((object) => object.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  if (page.ending_before) {
    const end = indexOf(page.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = page.starting_after ? indexOf(page.starting_after, 'starting_after') + 1 : 0;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < all.length, url };
}

export function isWithin(created: number, range: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return created > gt && created >= gte && created < lt && created <= lte;
}
