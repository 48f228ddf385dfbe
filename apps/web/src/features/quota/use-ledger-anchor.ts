import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the ledger's heading: `/profile#ledger` opens the page there. */
export const LEDGER_ID = 'ledger';

/** Brings the ledger into view, and the reader with it, when the address names it. */
export function useLedgerAnchor(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || key === '' || hash !== `#${LEDGER_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
  return heading;
}
