/** The choices for a subscription when the last retry of its invoice has failed. */
export const afterRetriesChoices = ['cancel', 'unpaid', 'past_due'] as const;

/** Settings that a Stripe account has in its dashboard. They can be changed at any time. */
export interface AccountSettings {
  /** When the last retry of an invoice has failed: cancel the subscription, mark it as unpaid, or leave it overdue. */
  afterRetries: (typeof afterRetriesChoices)[number];
  /** Days from each failed attempt to the next one. Default: 3, 5 and 7. */
  retryDays: readonly number[];
  /** Stripe Tax: rates in per cent by country, for invoices with automatic tax. */
  taxRates: Readonly<Record<string, number>>;
}

/** Most retries of an invoice, as at Stripe. */
const RETRIES_MAX = 8;
/** Longest wait for a retry, in days. */
const DAYS_MAX = 60;

export function isAfterRetries(value: unknown): value is AccountSettings['afterRetries'] {
  return afterRetriesChoices.some((choice) => choice === value);
}

/** True for at most eight whole numbers of days, from 1 to 60. No days mean no retries. */
export function isRetryDays(value: unknown): value is readonly number[] {
  const isDays = (days: unknown) => Number.isInteger(days) && Number(days) >= 1;
  return (
    Array.isArray(value) &&
    value.length <= RETRIES_MAX &&
    value.every((days) => isDays(days) && Number(days) <= DAYS_MAX)
  );
}

export const retryDaysRule = `at most ${RETRIES_MAX} whole numbers of days from 1 to ${DAYS_MAX}`;
