import type { KnownBrandField } from '@savet/contract/brand-hub';
import { useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './brand-hub.module.css';
import { FieldValue } from './field-value.tsx';

interface ConflictProps {
  field: KnownBrandField;
  mine: string;
  theirs: string;
  onKeepTheirs: () => void;
  onKeepMine: () => void;
}

/** Both texts of a field that was changed in two places, with the choice. */
export function Conflict({ field, mine, theirs, onKeepTheirs, onKeepMine }: ConflictProps) {
  const { brandHub } = useText();
  return (
    <>
      <p>{brandHub.conflictText}</p>
      <section className={styles.version}>
        <h3>{brandHub.savedVersion}</h3>
        <FieldValue field={field} value={theirs} />
      </section>
      <section className={styles.version}>
        <h3>{brandHub.ownVersion}</h3>
        <FieldValue field={field} value={mine} />
      </section>
      <Actions>
        <Button onClick={onKeepTheirs}>{brandHub.keepSaved}</Button>
        <Button kind="primary" onClick={onKeepMine}>
          {brandHub.saveOwn}
        </Button>
      </Actions>
    </>
  );
}
