import { useEffect, useState } from 'react';
import { useStore } from '#lib/store/create-store.ts';
import { currentSession, sessionToken } from './session.ts';

/** Pause before the next request to a server that can't be reached, in milliseconds. */
const RETRY_MS = 2_000;

export interface SessionState {
  /** The signed-in user: undefined until the server has replied, null when signed out. */
  uid: string | null | undefined;
  /** The server couldn't be reached yet; the request is repeated. */
  isUnreachable: boolean;
}

export function useSession(): SessionState {
  const { uid } = useStore(currentSession);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (uid !== undefined) return;
    const read = () => void sessionToken().catch(() => setFailures((count) => count + 1));
    const timer = setTimeout(read, failures === 0 ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [uid, failures]);
  return { uid, isUnreachable: uid === undefined && failures > 0 };
}
