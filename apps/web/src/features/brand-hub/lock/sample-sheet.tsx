import { useSheetText, useText } from '#lib/language/use-text.ts';
import { LockIcon } from '#ui/icons/icons.tsx';
import { SampleColors } from '../sample/sample-colors.tsx';
import { SampleMark } from '../sample/sample-mark.tsx';
import styles from './lock.module.css';

/** The fields on the sample; the last ones fade out below the lock. */
const fields = ['idealCustomer', 'products', 'usp'] as const;

/** A filled Brand Hub of a made-up brand, below a lock. */
export function SampleSheet() {
  const { brandHub } = useText();
  const { colors, voice, examples, lock } = useSheetText();
  return (
    <figure className={styles.sample}>
      <figcaption>
        <SampleMark /> {lock.sampleNote}
      </figcaption>
      <div className={styles.sheet}>
        <p className={styles.name}>{examples.businessName}</p>
        <p className={styles.soft}>{examples.industry}</p>
        <dl>
          <div>
            <dt>{colors}</dt>
            <dd>
              <SampleColors />
            </dd>
          </div>
          <div>
            <dt>{voice}</dt>
            <dd>{examples.toneOfVoice}</dd>
          </div>
          {fields.map((field) => (
            <div key={field}>
              <dt>{brandHub.fields[field]}</dt>
              <dd>{examples[field]}</dd>
            </div>
          ))}
        </dl>
        <span className={styles.lock}>
          <LockIcon />
        </span>
      </div>
    </figure>
  );
}
