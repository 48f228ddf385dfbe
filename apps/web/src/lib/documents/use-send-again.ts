import { useEffect } from 'react';
import { useDocuments } from './documents-context.ts';

/**
 * Sends what has not arrived once the server can be reached again, and now and then until nothing waits.
 * @param everyMs pause between two tries, in milliseconds
 */
export function useSendAgain(isWaiting: boolean, send: () => void, everyMs: number): void {
  const { liveStatus } = useDocuments();
  useEffect(() => {
    if (liveStatus === 'open') send();
  }, [liveStatus, send]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(send, everyMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isWaiting, send, everyMs]);
}
