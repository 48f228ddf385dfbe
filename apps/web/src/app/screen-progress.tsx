import { useSyncExternalStore } from 'react';
import { useFrameText } from '../lib/language/use-text.ts';
import { isWaiting, subscribeWaiting } from '../lib/lazy/waiting.ts';
import styles from './screen-progress.module.css';

/** While the next screen is on its way, the old one stays; this says that something is coming. */
export function ScreenProgress() {
  const { shell } = useFrameText();
  const isShown = useSyncExternalStore(subscribeWaiting, isWaiting);
  return (
    <output>
      {isShown && <progress className={styles.progress} aria-label={shell.loading} />}
    </output>
  );
}
