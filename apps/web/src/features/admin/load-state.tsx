import { useText } from '../../lib/language/use-text.ts';
import type { ShownData } from '../../lib/paging/use-shown-data.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin.module.css';

/** A button to read again, and what became of the last reading. */
export function LoadState({ data }: { data: ShownData<unknown> }) {
  const { admin } = useText();
  return (
    <div className={styles.head}>
      <p role="alert">{data.state === 'failed' && admin.loadFailed}</p>
      <Button kind="quiet" busy={data.state === 'loading'} onClick={data.reload}>
        {admin.refresh}
      </Button>
    </div>
  );
}
