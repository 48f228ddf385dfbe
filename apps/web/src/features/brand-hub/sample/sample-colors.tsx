import styles from './sample.module.css';

/** The colours of the made-up bakery. */
export function SampleColors() {
  return (
    <span className={styles.colors}>
      <span />
      <span />
      <span />
    </span>
  );
}
