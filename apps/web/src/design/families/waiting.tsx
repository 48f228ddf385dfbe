import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../design.module.css';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

export function Waiting() {
  const { waiting } = samples;
  return (
    <Family title={waiting.title} note={waiting.note}>
      <Specimen caption={waiting.skeleton}>
        <div className={styles.whole}>
          <Skeleton label={waiting.loading} rows={2} />
        </div>
      </Specimen>
      <Specimen caption={waiting.spinner}>
        <Spinner />
        {waiting.loading}
      </Specimen>
    </Family>
  );
}
