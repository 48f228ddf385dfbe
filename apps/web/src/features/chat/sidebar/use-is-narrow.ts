import { MENU_OPEN_FROM_PX } from '@savet/contract/limits';
import { useSyncExternalStore } from 'react';

/** Width from which the menu is next to the page (specification, section 2). */
export const wideQuery = () => window.matchMedia(`(width >= ${MENU_OPEN_FROM_PX}px)`);

/** Whether the menu is a drawer over the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !wideQuery().matches);
}

function subscribe(listener: () => void): () => void {
  const query = wideQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
