import { useSheetText } from '#lib/language/use-text.ts';
import styles from './lock.module.css';

/** One question, answered without and with the sample. */
export function SampleAnswers() {
  const { lock } = useSheetText();
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers">{lock.question}</h2>
      <div className={styles.pair}>
        <div>
          <h3>{lock.without}</h3>
          <p>{lock.withoutText}</p>
        </div>
        <div data-with>
          <h3>{lock.with}</h3>
          <p>{lock.withText}</p>
        </div>
      </div>
    </section>
  );
}
