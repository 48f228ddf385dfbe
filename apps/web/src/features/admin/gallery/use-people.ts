import type { CallOutput } from '@savet/contract/calls';
import type { UserOrder } from '@savet/contract/choices/user-orders';
import type { Plan } from '@savet/contract/plans';
import { callWithoutSubject } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useDeferredText } from '#lib/page/use-deferred-text.ts';

type Listed = CallOutput<'listUsers'>['users'][number];
/** Fields that a server of an earlier version does not send during a rolling update. */
type Added = 'plan' | 'lastVisit' | 'questions';

export type Card = Omit<Listed, Added> & Partial<Pick<Listed, Added>>;

interface Wanted {
  search: string;
  plan: Plan | 'all';
  order: UserOrder;
}

/** Cards per page: a few screens. */
const PAGE = 48;

/**
 * Users of the gallery. A list that fails to load is empty, and the error goes to the console (specification, section
 * 8).
 */
export function usePeople({ search, plan, order }: Wanted) {
  const wanted = useDeferredText(search.trim());
  return usePagedQuery<Card>({
    key: ['users', order, plan, wanted],
    load: async (after) => {
      try {
        const { users, next } = await callWithoutSubject('listUsers', {
          order,
          limit: PAGE,
          ...(plan !== 'all' && { plan }),
          ...(wanted !== '' && { search: wanted }),
          ...(after !== undefined && { after }),
        });
        return { rows: users, next };
      } catch (error) {
        console.warn('The users could not be read', error);
        throw error;
      }
    },
  });
}
