import { useSyncExternalStore } from 'react';
import { keptText } from '../../../lib/storage/kept-text.ts';
import { pageStorage } from '../../../lib/storage/page-storage.ts';

const seen = keptText(pageStorage());
const keyOf = (uid: string) => `savet.answers-seen.${uid}`;

/** The moment until which this user has seen the team's answers in this browser, in ISO 8601. */
export function useSeenUntil(uid: string): string {
  return useSyncExternalStore(seen.subscribe, () => seen.get(keyOf(uid)));
}

export function setSeenUntil(uid: string, moment: string): void {
  if (moment > seen.get(keyOf(uid))) seen.set(keyOf(uid), moment);
}
