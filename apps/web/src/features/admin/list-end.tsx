import { useText } from '../../lib/language/use-text.ts';
import type { Pages } from '../../lib/paging/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin.module.css';

/** What stands below a list in pages: what it waits for, that it is empty, how it goes on. */
export function ListEnd({ pages, empty }: { pages: Pages<unknown>; empty: string }) {
  const { admin, shell } = useText();
  const { rows, state, hasMore, loadMore, reload } = pages;
  if (state === 'failed') {
    return (
      <p role="alert">
        {admin.loadFailed} <Button onClick={reload}>{admin.loadAgain}</Button>
      </p>
    );
  }
  if (rows.length === 0) {
    if (state === 'done') return <p>{empty}</p>;
    return (
      <output className={styles.skeleton} aria-label={shell.loading}>
        <span />
        <span />
        <span />
      </output>
    );
  }
  if (!hasMore) return null;
  return (
    <Button busy={state === 'loading'} onClick={loadMore}>
      {admin.more}
    </Button>
  );
}
