import type { CallOutput } from '@savet/contract/calls';
import type { UserOrder } from '@savet/contract/limits';
import { call } from '../../../lib/call/call.ts';
import { useDeferredText } from '../../../lib/paging/use-deferred-text.ts';
import { usePages } from '../../../lib/paging/use-pages.ts';

export type Card = CallOutput<'listUsers'>['users'][number];

/** Cards in one page: a few screens of them. */
const PAGE = 48;

/** People of the gallery; a list that cannot be read is empty, and the console says why (specification, section 8). */
export function usePeople(search: string, order: UserOrder) {
  const wanted = useDeferredText(search.trim());
  return usePages(`${order} ${wanted}`, async (after) => {
    try {
      const { users, next } = await call('listUsers', {
        order,
        limit: PAGE,
        ...(wanted !== '' && { search: wanted }),
        ...(after !== undefined && { after }),
      });
      return { rows: users, next };
    } catch (error) {
      console.warn('The users could not be read', error);
      throw error;
    }
  });
}
