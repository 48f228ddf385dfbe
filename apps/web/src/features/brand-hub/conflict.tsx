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
  /** Leaves the choice for later. */
  onLater: () => void;
}

/** Both texts of a field that was changed in two places, with the choice. */
export function Conflict({ field, mine, theirs, ...on }: ConflictProps) {
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
        <Button kind="quiet" onClick={on.onLater}>
          {brandHub.decideLater}
        </Button>
        {/* Alike: each drops the other text. */}
        <Button onClick={on.onKeepTheirs}>{brandHub.keepSaved}</Button>
        <Button onClick={on.onKeepMine}>{brandHub.saveOwn}</Button>
      </Actions>
    </>
  );
}
