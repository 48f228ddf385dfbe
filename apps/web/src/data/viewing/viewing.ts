import { useStore } from '#lib/store/create-store.ts';
import { callWithoutSubject } from '../call/call.ts';
import { currentViewing, setViewing, type Viewing } from '../call/viewing-state.ts';
import { currentSession } from '../session/session.ts';

/** The user to view: the fields of a gallery card. */
export interface ViewedUser {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** This tab's viewing; null when it shows the signed-in account. */
export function useViewing(): Viewing | null {
  const { uid } = useStore(currentSession);
  const viewing = useStore(currentViewing);
  return viewing?.adminUid === uid ? viewing : null;
}

/** @throws CallError */
export async function startViewing(
  user: ViewedUser,
  given: { reason?: string; override?: true } = {},
): Promise<void> {
  const { uid, email, firstName, lastName } = user;
  const { viewingId } = await callWithoutSubject('startViewing', { uid, ...given });
  const displayName = `${firstName} ${lastName}`.trim();
  const adminUid = currentSession.get().uid ?? '';
  setViewing({ viewingId, adminUid, uid, email, displayName });
}

/** Always ends the viewing in this tab; if the server can't be reached, it expires there by itself. */
export async function stopViewing(): Promise<void> {
  const viewing = currentViewing.get();
  setViewing(null);
  if (viewing === null) return;
  await callWithoutSubject('stopViewing', { viewingId: viewing.viewingId }).catch(() => undefined);
}
