import type { UserDocument } from '@savet/contract/documents';
import { useEffect, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useUser } from '#data/documents/hooks.ts';

/** Longest delay of a browser timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface MonthlyReset {
  /** Call with the user's current plan and date. */
  follow(user: Pick<UserDocument, 'uid' | 'plan' | 'queryResetDate'>): void;
  stop(): void;
}

/** Requests the new month's queries when the current month ends (specification, section 4). */
export function useMonthlyReset(): void {
  const user = useUser();
  const [reset] = useState(() =>
    createMonthlyReset((uid) => {
      // The server also resets by itself, so a lost request does no harm.
      call('resetMonthlyQueries', { uid }).catch(() => undefined);
    }),
  );
  useEffect(() => {
    if (user) reset.follow(user);
  }, [user, reset]);
  useEffect(() => () => reset.stop(), [reset]);
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
