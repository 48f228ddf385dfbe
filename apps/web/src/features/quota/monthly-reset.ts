import type { UserDocument } from '@savet/contract/documents';

/** Longest delay of a browser timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface MonthlyReset {
  /** Call with the user's current plan and date. */
  follow(user: Pick<UserDocument, 'uid' | 'plan' | 'queryResetDate'>): void;
  stop(): void;
}

/**
 * Requests the reset once for each reset date that has passed, also while the page is open. The server checks its own
 * clock.
 */
export function createMonthlyReset(ask: (uid: string) => void): MonthlyReset {
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(user: Parameters<MonthlyReset['follow']>[0]): void {
    clearTimeout(timer);
    const { uid, plan, queryResetDate: date } = user;
    if (plan === 'free' || date === null || requested.has(date)) return;
    const left = Date.parse(date) - Date.now();
    if (left > 0) {
      timer = setTimeout(() => follow(user), Math.min(left, LONGEST_TIMER_MS));
      return;
    }
    requested.add(date);
    ask(uid);
  }

  return { follow, stop: () => clearTimeout(timer) };
}
