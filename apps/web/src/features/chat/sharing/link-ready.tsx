import { useSharingText } from '#lib/language/use-text.ts';
import styles from './sharing.module.css';

/** The address of a new link, which is shown once. */
export function LinkReady({ url }: { url: string }) {
  const texts = useSharingText().share;
  return (
    <>
      <output>{texts.ready}</output>
      <p className={styles.address}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </p>
    </>
  );
}
