import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useBrandEdits } from '../../../brand-hub/edits/use-brand-edits.ts';
import { fieldLabel } from '../../../brand-hub/field-label.rules.ts';
import { BeforeAfter } from '../../../brand-hub/field-value.tsx';
import styles from './gaps.module.css';
import { openGaps } from './gaps.rules.ts';

interface SaveAsFieldProps {
  /** Receipt of the previous answer, with the missing fields. */
  receipt: Receipt;
  /** The user's reply to it. */
  text: string;
}

/** Offers to save the user's reply in the field that the answer lacked. */
export function SaveAsField({ receipt, text }: SaveAsFieldProps) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const { edits, save } = useBrandEdits();
  const [offered, setOffered] = useState<KnownBrandField | null>(null);
  // A question contains no value to save.
  if (!user || text.length > BRAND_FIELD_MAX || text.trimEnd().endsWith('?')) return null;
  const gaps = openGaps(receipt, user).filter(({ path }) => !edits.has(path));
  if (gaps.length === 0) return null;
  return (
    <div className={styles.saveAsField}>
      {gaps.map((field) => (
        <Button key={field.path} kind="quiet" onClick={() => setOffered(field)}>
          {chat.saveAs(fieldLabel(brandHub, field, user.accountType))}
        </Button>
      ))}
      {offered && (
        <BeforeAfterDialog
          title={chat.saveAs(fieldLabel(brandHub, offered, user.accountType))}
          field={offered}
          before=""
          after={text}
          onAccept={() => {
            const baseVersion = user.brandVersions[offered.path] ?? 0;
            save({ path: offered.path, value: text, baseVersion });
            setOffered(null);
          }}
          onClose={() => setOffered(null)}
        />
      )}
    </div>
  );
}

interface BeforeAfterDialogProps {
  title: string;
  field: KnownBrandField;
  before: string;
  after: string;
  onAccept: () => void;
  onClose: () => void;
}

/** Compares the old and the new text. Saves only on accept. */
function BeforeAfterDialog(props: BeforeAfterDialogProps) {
  const { brandHub } = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <BeforeAfter field={props.field} before={props.before} after={props.after} />
      <Actions>
        <Button kind="quiet" onClick={props.onClose}>
          {brandHub.cancel}
        </Button>
        <Button kind="primary" onClick={props.onAccept}>
          {brandHub.save}
        </Button>
      </Actions>
    </Dialog>
  );
}
