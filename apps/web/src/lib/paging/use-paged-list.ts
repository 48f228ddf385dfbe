import { useEffect, useSyncExternalStore } from 'react';
import { browserSignals } from '../live/page-signals.ts';
import type { PagedList, PagedState } from './paged-list.ts';

/** A list, read when it is first shown and whenever somebody comes back to the page. */
export function usePagedList<Entry>(list: PagedList<Entry>): PagedState<Entry> {
  useEffect(() => {
    void list.refresh();
    return browserSignals.subscribe((signal) => {
      if (signal !== 'hidden') void list.refresh();
    });
  }, [list]);
  return useSyncExternalStore(list.subscribe, list.state);
}
