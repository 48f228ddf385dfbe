import { useEffect } from 'react';
import { useDocuments } from '../documents/documents-context.ts';

/**
 * Sends what has not arrived when the server becomes reachable, and at intervals while anything waits.
 * @param resend its argument says that the items have waited for a whole interval
 */
export function useResend(
  isWaiting: boolean,
  resend: (force: boolean) => void,
  intervalMs: number,
): void {
  const { liveStatus } = useDocuments();
  useEffect(() => {
    if (liveStatus === 'open') resend(false);
  }, [liveStatus, resend]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => resend(true), intervalMs);
    const onOnline = () => resend(false);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWaiting, resend, intervalMs]);
}
