import { MENU_OPEN_FROM_PX } from '@savet/contract/limits';
import { useSyncExternalStore } from 'react';

/** The width from which on the menu stands beside the page (spec 2). */
export const wideQuery = () => window.matchMedia(`(width >= ${MENU_OPEN_FROM_PX}px)`);

/** Whether the menu lies over the page instead of beside it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !wideQuery().matches);
}

function subscribe(listener: () => void): () => void {
  const query = wideQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
