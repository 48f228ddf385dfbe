import { useEffect, useSyncExternalStore } from 'react';
import { currentUid, endSession, sessionToken, subscribeSession } from './session.ts';

/** Who is signed in: undefined until the server has said, null for nobody. */
export function useSessionUid(): string | null | undefined {
  const uid = useSyncExternalStore(subscribeSession, currentUid);
  useEffect(() => {
    // Unreachable, nobody can be told apart from somebody: the log-in screen then says so.
    if (uid === undefined) sessionToken().catch(endSession);
  }, [uid]);
  return uid;
}
