import type { UserDocument } from '@savet/contract/documents';

/** What a browser's timers can wait at most, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface MonthlyReset {
  /** Takes the user's present plan and date. */
  follow(user: Pick<UserDocument, 'uid' | 'plan' | 'queryResetDate'>): void;
  stop(): void;
}

/**
 * Asks for the new month's queries once its date is now or past: once for each date, also when it
 * passes while the page is open. The server looks at its own clock.
 */
export function createMonthlyReset(ask: (uid: string) => void): MonthlyReset {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(user: Parameters<MonthlyReset['follow']>[0]): void {
    clearTimeout(timer);
    const { uid, plan, queryResetDate: date } = user;
    if (plan === 'free' || date === null || asked.has(date)) return;
    const left = Date.parse(date) - Date.now();
    if (left > 0) {
      timer = setTimeout(() => follow(user), Math.min(left, LONGEST_TIMER_MS));
      return;
    }
    asked.add(date);
    ask(uid);
  }

  return { follow, stop: () => clearTimeout(timer) };
}
