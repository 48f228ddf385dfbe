import { plural } from '../plural.ts';

/** Texts of plan, usage and the ledger of queries. */
export const quota = {
  title: 'Subscription',
  plan: 'Plan',
  plans: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  left: (left: number, limit: number) =>
    `${left} of ${limit} ${plural('en', limit, { one: 'question', other: 'questions' })} left`,
  resets: (date: string) => `New questions on ${date}`,
  upgrade: 'Upgrade to Pro',
  ledger: 'Where your questions went',
  ledgerEmpty: 'You have not asked anything yet.',
  more: 'Show more',
  purposes: { answer: 'Answer', summary: 'Summary', ahead: 'Question taken ahead' },
  states: { reserved: 'Running', kept: 'Charged', given_back: 'Given back' },
  reasons: {
    failed: 'the answer failed',
    stopped: 'stopped before it began',
    empty: 'the answer was empty',
    interrupted: 'the answer was cut off',
    unused: 'not used in time',
  },
  earlier: 'earlier allowance',
  loadFailed: 'The list could not be loaded.',
  retry: 'Try again',
};
