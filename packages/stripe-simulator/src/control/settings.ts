import {
  type AccountSettings,
  afterRetriesChoices,
  isAfterRetries,
  isRetryDays,
  retryDaysRule,
} from '../account-settings.ts';

type Changes = Partial<Pick<AccountSettings, 'afterRetries' | 'retryDays'>>;

/** Parses changes of the settings, or returns an error message. */
export function readSettings(body: Record<string, unknown>): Changes | string {
  const { afterRetries, retryDays, ...unknown } = body;
  const [name] = Object.keys(unknown);
  if (name !== undefined) return `there is no setting ${name}`;
  if (afterRetries === undefined && retryDays === undefined) {
    return 'send afterRetries, retryDays or both';
  }
  if (afterRetries !== undefined && !isAfterRetries(afterRetries)) {
    return `afterRetries must be one of ${afterRetriesChoices.join(', ')}`;
  }
  if (retryDays !== undefined && !isRetryDays(retryDays)) {
    return `retryDays must be an array of ${retryDaysRule}`;
  }
  return {
    ...(afterRetries !== undefined && { afterRetries }),
    ...(retryDays !== undefined && { retryDays }),
  };
}
