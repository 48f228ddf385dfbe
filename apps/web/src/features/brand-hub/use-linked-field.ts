import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { linkedId } from './linked-field.rules.ts';

/** Leads to the field that the address names, as the receipt of an answer does, once it is there. */
export function useLinkedField(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = linkedId(hash);
    const field = isReady && id !== null ? document.getElementById(id) : null;
    field?.scrollIntoView({ block: 'center' });
    // Its own way to be edited; who is only looking has none.
    field
      ?.querySelector<HTMLElement>(':scope > :last-child button')
      ?.focus({ preventScroll: true });
  }, [isReady, hash]);
}
