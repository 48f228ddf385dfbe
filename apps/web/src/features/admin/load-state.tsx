import type { ReactNode } from 'react';
import type { PagedList } from '#data/queries/paged-query.ts';
import type { RefetchedValue } from '#data/queries/use-refetch-on-focus.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './admin.module.css';

/** The end of a paged list: loading, empty, failed, or a button for more. */
export function ListEnd({ pages, empty }: { pages: PagedList<unknown>; empty: string }) {
  const { admin } = useStaffText();
  const { rows, state, hasMore, loadMore, reload } = pages;
  const isEmpty = rows.length === 0;
  return (
    <>
      {/* In the page from the start, so that screen readers announce its text. */}
      <output className={isEmpty && state !== 'failed' ? undefined : 'visually-hidden'}>
        {isEmpty && state === 'loading' && <Placeholders />}
        {state === 'done' && (isEmpty ? empty : admin.shown(rows.length))}
      </output>
      {state === 'failed' && (
        <p role="alert">
          {admin.loadFailed} <Button onClick={() => void reload()}>{admin.loadAgain}</Button>
        </p>
      )}
      {hasMore && state !== 'failed' && (
        <Button busy={state === 'loading'} onClick={() => void loadMore()}>
          {admin.more}
        </Button>
      )}
    </>
  );
}

function Placeholders() {
  const { shell } = useStaffText();
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

interface LoadStateProps {
  data: RefetchedValue<unknown>;
  /** Controls of the list, in the same row. */
  children?: ReactNode;
}

/** A reload button, with the state of the last load. */
export function LoadState({ data, children }: LoadStateProps) {
  const { admin } = useStaffText();
  return (
    <div className={styles.header}>
      <div>
        {children}
        <p role="alert">{data.state === 'failed' && admin.loadFailed}</p>
      </div>
      <Button kind="quiet" busy={data.state === 'loading'} onClick={data.reload}>
        {admin.refresh}
      </Button>
    </div>
  );
}
