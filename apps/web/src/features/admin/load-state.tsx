import type { RefetchedValue } from '#data/queries/use-refetch-on-focus.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './admin.module.css';

/** A reload button, with the state of the last load. */
export function LoadState({ data }: { data: RefetchedValue<unknown> }) {
  const { admin } = useText();
  return (
    <div className={styles.header}>
      <p role="alert">{data.state === 'failed' && admin.loadFailed}</p>
      <Button kind="quiet" busy={data.state === 'loading'} onClick={data.reload}>
        {admin.refresh}
      </Button>
    </div>
  );
}
