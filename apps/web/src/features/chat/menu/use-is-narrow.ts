import { MENU_OPEN_FROM_PX } from '@savet/contract/limits';
import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia(`(width >= ${MENU_OPEN_FROM_PX}px)`);

/** Whether the menu lies over the page instead of beside it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !wide().matches);
}

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
