import { useSyncExternalStore } from 'react';
import { call } from '../call/call.ts';
import { currentUid, subscribeSession } from '../session/session.ts';
import { currentViewing, setViewing, subscribeViewing, type Viewing } from './viewing-state.ts';

/** Whom to view: what a card of the gallery knows. */
export interface ViewedUser {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What this tab views; null when it shows the account that is signed in. */
export function useViewing(): Viewing | null {
  const uid = useSyncExternalStore(subscribeSession, currentUid);
  const viewing = useSyncExternalStore(subscribeViewing, currentViewing);
  return viewing?.adminUid === uid ? viewing : null;
}

/** @throws CallError */
export async function startViewing(user: ViewedUser, reason?: string): Promise<void> {
  const { uid, email, firstName, lastName } = user;
  const { viewingId } = await call('startViewing', {
    uid,
    ...(reason !== undefined && { reason }),
  });
  const displayName = `${firstName} ${lastName}`.trim();
  setViewing({ viewingId, adminUid: currentUid() ?? '', uid, email, displayName });
}

/** Ends it here in any case: where the server cannot be told, its time runs out by itself. */
export async function stopViewing(): Promise<void> {
  const viewing = currentViewing();
  setViewing(null);
  if (viewing === null) return;
  await call('stopViewing', { viewingId: viewing.viewingId }).catch(() => undefined);
}
