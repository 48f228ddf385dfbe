import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useText } from '../../lib/language/use-text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './brand-hub.module.css';
import { FieldValue } from './field-value.tsx';

interface ConflictProps {
  field: KnownBrandField;
  mine: string;
  theirs: string;
  onKeepTheirs: () => void;
  onKeepMine: () => void;
}

/** Both texts of a field that two people changed at once, and the choice between them. */
export function Conflict({ field, mine, theirs, onKeepTheirs, onKeepMine }: ConflictProps) {
  const { brandHub } = useText();
  return (
    <>
      <p>{brandHub.conflictText}</p>
      <section className={styles.version}>
        <h3>{brandHub.theirs}</h3>
        <FieldValue field={field} value={theirs} />
      </section>
      <section className={styles.version}>
        <h3>{brandHub.mine}</h3>
        <FieldValue field={field} value={mine} />
      </section>
      <Actions>
        <Button onClick={onKeepTheirs}>{brandHub.keepTheirs}</Button>
        <Button kind="primary" onClick={onKeepMine}>
          {brandHub.keepMine}
        </Button>
      </Actions>
    </>
  );
}
