import { useSyncExternalStore } from 'react';
import { pageStorage } from '#data/storage/page-storage.ts';
import { persistentText } from '#data/storage/persistent-text.ts';

const seen = persistentText(pageStorage());
const keyOf = (uid: string) => `savet.answers-seen.${uid}`;

/** The time until which the user has seen the answers in this browser, in ISO 8601. */
export function useSeenUntil(uid: string): string {
  return useSyncExternalStore(seen.subscribe, () => seen.get(keyOf(uid)));
}

export function setSeenUntil(uid: string, timestamp: string): void {
  if (timestamp > seen.get(keyOf(uid))) seen.set(keyOf(uid), timestamp);
}
