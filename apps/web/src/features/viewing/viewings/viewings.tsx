import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { createPagedList } from '../../../lib/paging/paged-list.ts';
import { usePagedList } from '../../../lib/paging/use-paged-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ViewingEntry, type ViewingEntryData } from './viewing-entry.tsx';
import styles from './viewings.module.css';

/** Entries asked for at a time. */
const PAGE = 5;

/** Who of the staff has viewed this account or used its Brand Hub, the latest first. */
export function Viewings() {
  const { viewing } = useText();
  const [list] = useState(viewingsList);
  const { entries, more, isLoaded, load } = usePagedList(list);
  return (
    <section className={styles.section} aria-labelledby="viewings">
      <h2 id="viewings">{viewing.title}</h2>
      <p className={styles.note}>{viewing.intro}</p>
      {!isLoaded && load === 'loading' && <Skeleton label={viewing.loading} rows={1} />}
      {isLoaded && entries.length === 0 && <p>{viewing.none}</p>}
      <ul>
        {entries.map((entry) => (
          <ViewingEntry key={entry.viewingId} entry={entry} />
        ))}
      </ul>
      {load === 'failed' && (
        <p role="alert">
          {viewing.loadFailed}{' '}
          {!isLoaded && <Button onClick={() => void list.refresh()}>{viewing.retry}</Button>}
        </p>
      )}
      {more && (
        <div>
          <Button busy={load === 'loading'} onClick={() => void list.loadMore()}>
            {viewing.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function viewingsList() {
  return createPagedList<ViewingEntryData>({
    read: async (before) => {
      const page = { limit: PAGE, ...(before && { before: before.viewingId }) };
      const { viewings, more } = await call('listViewings', page);
      return { entries: viewings, more };
    },
    idOf: ({ viewingId }) => viewingId,
  });
}
