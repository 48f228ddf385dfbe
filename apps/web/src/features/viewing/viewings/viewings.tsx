import { useDocuments } from '#data/documents/documents-context.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Rows } from '#ui/page/rows.tsx';
import { Section, SectionEmpty } from '#ui/page/section.tsx';
import { SettingRow } from '../../accounts/settings/setting-row.tsx';
import { useViewingRequests, ViewingRequests } from '../consent/viewing-requests.tsx';
import { DownloadRecord } from './download-record.tsx';
import { readViewings } from './read-viewings.ts';
import { ViewingEntry } from './viewing-entry.tsx';
import styles from './viewings.module.css';

/** Id of the section's heading. */
export const VIEWINGS_ID = 'viewings';

/** Viewings of this account and uses of its Brand Hub by staff, newest first, and the user's consent to them. */
export function Viewings() {
  const { viewing } = useSecurityText();
  const { isViewOnly } = useDocuments();
  const list = usePagedQuery({ key: ['viewings'], load: readViewings, isQuiet: true });
  const { hasMore, isLoaded, state } = list;
  const requests = useViewingRequests(!isViewOnly);
  const shown = new Set(requests.rows.map(({ requestId }) => requestId));
  // Each request that waits stands above, with its buttons.
  const rows = list.rows.filter(({ viewingId }) => !shown.has(viewingId));
  return (
    <Section id={VIEWINGS_ID} title={viewing.title} intro={viewing.intro}>
      {!isViewOnly && <ViewingRequests requests={requests} />}
      <Rows>
        <SettingRow name="asksBeforeViewing" texts={viewing.ask} />
        <SettingRow name="viewingMails" texts={viewing.mails} />
      </Rows>
      {!isLoaded && state === 'loading' && <Skeleton label={viewing.loading} rows={1} />}
      {isLoaded && list.rows.length === 0 && <SectionEmpty>{viewing.none}</SectionEmpty>}
      <ul>
        {rows.map((entry) => (
          <ViewingEntry key={entry.viewingId} entry={entry} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {viewing.loadFailed}{' '}
          {!isLoaded && <Button onClick={() => void list.reload()}>{viewing.retry}</Button>}
        </p>
      )}
      <div className={styles.buttons}>
        {hasMore && (
          <Button busy={state === 'loading'} onClick={() => void list.loadMore()}>
            {viewing.more}
          </Button>
        )}
        {list.rows.length > 0 && <DownloadRecord />}
      </div>
    </Section>
  );
}
