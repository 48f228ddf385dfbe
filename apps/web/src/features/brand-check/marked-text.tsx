import fading from '#ui/dialog/fading.module.css';
import styles from './brand-check.module.css';
import { type CheckFinding, segmentsOf } from './check-state.rules.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly findings: readonly CheckFinding[];
  readonly label: string;
}

/** A number stands before it, or it would touch the word that follows. */
const LAST_SPACE = /\s$/;

/** The text with its findings marked and numbered as in the list. */
export function MarkedText({ text, findings, label }: MarkedTextProps) {
  return (
    // A long text scrolls, by keyboard too.
    <section className={`${styles.text} ${fading.box}`} aria-label={label} tabIndex={0}>
      {segmentsOf(text, findings).map((segment) =>
        segment.numbers.length === 0 ? (
          <span key={segment.start}>{segment.text}</span>
        ) : (
          <mark key={segment.start} className={styles.mark}>
            {segment.text.replace(LAST_SPACE, '')}
            {segment.endings.length > 0 && <sup>{segment.endings.join(', ')}</sup>}
            {LAST_SPACE.exec(segment.text)?.[0]}
          </mark>
        ),
      )}
    </section>
  );
}
