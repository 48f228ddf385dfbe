import type { UserDocument } from '@savet/contract/documents';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import styles from './query-banner.module.css';
import { queryNotice } from './query-notice.rules.ts';

/** Loaded late: most users have queries left. */
const QueryNoticeBanner = lazyComponent(
  async () => (await import('./query-notice-banner.tsx')).QueryNoticeBanner,
);

/** Shows what users can do when their queries are used up. Announced if it appears while the page is open. */
export function QueryBanner({ user }: { user: UserDocument }) {
  const [now] = useState(() => new Date());
  const notice = queryNotice(user, now);
  return (
    <output className={styles.banner}>
      <Suspense>{notice && <QueryNoticeBanner user={user} notice={notice} />}</Suspense>
    </output>
  );
}
