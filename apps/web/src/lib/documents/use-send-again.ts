import { useEffect } from 'react';
import { useDocuments } from './documents-context.ts';

/**
 * Sends what has not arrived once the server can be reached again, and now and then until nothing waits.
 * @param send is told whether it has waited for long
 * @param everyMs pause between two tries, in milliseconds
 */
export function useSendAgain(
  isWaiting: boolean,
  send: (insist: boolean) => void,
  everyMs: number,
): void {
  const { liveStatus } = useDocuments();
  useEffect(() => {
    if (liveStatus === 'open') send(false);
  }, [liveStatus, send]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => send(true), everyMs);
    const sendOnline = () => send(false);
    window.addEventListener('online', sendOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendOnline);
    };
  }, [isWaiting, send, everyMs]);
}
