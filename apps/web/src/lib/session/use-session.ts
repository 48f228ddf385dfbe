import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUid, sessionToken, subscribeSession } from './session.ts';

/** Pause before a server that cannot be reached is asked again, in milliseconds. */
const ASK_AGAIN_MS = 2_000;

export interface SessionState {
  /** Who is signed in: undefined until the server has said, null for nobody. */
  uid: string | null | undefined;
  /** The server could not be asked yet; it is asked again. */
  isUnreachable: boolean;
}

export function useSession(): SessionState {
  const uid = useSyncExternalStore(subscribeSession, currentUid);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (uid !== undefined) return;
    const ask = () => void sessionToken().catch(() => setFailures((count) => count + 1));
    const timer = setTimeout(ask, failures === 0 ? 0 : ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [uid, failures]);
  return { uid, isUnreachable: uid === undefined && failures > 0 };
}
