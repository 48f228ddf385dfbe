import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the field that the address names, as the receipt of an answer does, once it is there. */
export function useLinkedField(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'center' });
  }, [isReady, hash]);
}
