import { useSheetText } from '#lib/language/use-text.ts';
import styles from './sample.module.css';

/** Marks texts of the made-up bakery. */
export function SampleMark() {
  const { lock } = useSheetText();
  return <strong className={styles.mark}>{lock.sample}</strong>;
}
