import { useText } from '../../lib/language/use-text.ts';
import type { Pages } from '../../lib/paging/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin.module.css';

/** What stands below a list in pages: what it waits for, that it is empty, how it goes on. */
export function ListEnd({ pages, empty }: { pages: Pages<unknown>; empty: string }) {
  const { admin } = useText();
  const { rows, state, hasMore, loadMore, reload } = pages;
  const isEmpty = rows.length === 0;
  return (
    <>
      {/* There from the start, so that what comes is read out. */}
      <output className={isEmpty && state !== 'failed' ? undefined : 'visually-hidden'}>
        {isEmpty && state === 'loading' && <Placeholders />}
        {state === 'done' && (isEmpty ? empty : admin.shown(rows.length))}
      </output>
      {state === 'failed' && (
        <p role="alert">
          {admin.loadFailed} <Button onClick={reload}>{admin.loadAgain}</Button>
        </p>
      )}
      {hasMore && state !== 'failed' && (
        <Button busy={state === 'loading'} onClick={loadMore}>
          {admin.more}
        </Button>
      )}
    </>
  );
}

function Placeholders() {
  const { shell } = useText();
  return (
    <>
      <span className="visually-hidden">{shell.loading}</span>
      <span className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
    </>
  );
}
