import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';

/** Texts of the plan, the usage and the query history. */
export const quota = {
  title: 'Subscription',
  plan: 'Plan',
  plans: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  left: (left: number, limit: number) =>
    left === 0
      ? 'No queries left'
      : `${formatNumber('en', left)} of ${formatNumber('en', limit)} ${plural('en', limit, { one: 'query', other: 'queries' })} left`,
  resets: (date: string) => `Queries renew on ${date}`,
  newQueries: {
    renewing: 'New queries come with the payment',
    overdue: 'New queries come when the payment succeeds',
  },
  upgrade: 'Upgrade to Pro',
  ledger: 'How your queries were used',
  ledgerEmpty: 'You have not asked anything yet.',
  more: 'Show more',
  purposes: { answer: 'Answer', summary: 'Summary', ahead: 'Query reserved in advance' },
  states: { reserved: 'In progress', kept: 'Used', given_back: 'Returned' },
  reasons: {
    failed: 'the answer failed',
    stopped: 'stopped before it started',
    empty: 'the answer was empty',
    interrupted: 'the answer was cut off',
    unused: 'not used in time',
    stand_in: 'a short answer stood in for the full one',
  },
  /** A greeting, a refusal, a question back or a short answer in place of the full one took no query. */
  notCounted: 'Not counted',
  /** Which version of a question it was. */
  version: (number: number, count: number, shown: boolean) =>
    `version ${number} of ${count}${shown ? '' : ', not shown now'}`,
  earlier: 'from an earlier period',
  loadFailed: 'The list could not be loaded.',
  retry: 'Try again',
};
