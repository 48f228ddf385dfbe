import { useSheetText } from '#lib/language/use-text.ts';
import { SampleColors } from '../sample/sample-colors.tsx';
import { SampleMark } from '../sample/sample-mark.tsx';
import styles from './sheet-head.module.css';

/** The head of a made-up brand, marked as a sample, for a sheet whose own is empty. */
export function HeadExample() {
  const { head, examples } = useSheetText();
  return (
    <>
      <p className={styles.industry}>{head.invitation}</p>
      <figure className={styles.example}>
        <figcaption>
          <SampleMark /> {head.sample}
        </figcaption>
        <p className={styles.exampleName}>{examples.businessName}</p>
        <p>{examples.industry}</p>
        <SampleColors />
        <p>{examples.toneOfVoice}</p>
      </figure>
    </>
  );
}
