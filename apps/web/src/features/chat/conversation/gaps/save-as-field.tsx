import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { type SubmitEvent, useState } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useBrandEdits } from '../../../brand-hub/edits/use-brand-edits.ts';
import { fieldLabel } from '../../../brand-hub/field-label.rules.ts';
import { FieldText } from '../../../brand-hub/field-text.tsx';
import styles from './gaps.module.css';

interface SaveAsFieldProps {
  /** The empty fields that the question states. */
  fields: readonly KnownBrandField[];
  user: UserDocument;
  /** The question. */
  text: string;
}

/** Offers to save a question in a field whose value it states. */
export function SaveAsField({ fields, user, text }: SaveAsFieldProps) {
  const { chat, brandHub } = useText();
  const { edits, save } = useBrandEdits();
  const [offered, setOffered] = useState<KnownBrandField | null>(null);
  const open = fields.filter(({ path }) => !edits.has(path));
  if (open.length === 0) return null;
  return (
    <div className={styles.saveAsField}>
      {open.map((field) => (
        <Button key={field.path} kind="quiet" onClick={() => setOffered(field)}>
          {chat.saveAs(fieldLabel(brandHub, field, user.accountType))}
        </Button>
      ))}
      {offered && (
        <SaveDialog
          label={fieldLabel(brandHub, offered, user.accountType)}
          field={offered}
          text={text}
          onSave={(value) => {
            const baseVersion = user.brandVersions[offered.path] ?? 0;
            save({ path: offered.path, value, baseVersion });
            setOffered(null);
          }}
          onClose={() => setOffered(null)}
        />
      )}
    </div>
  );
}

interface SaveDialogProps {
  label: string;
  field: KnownBrandField;
  text: string;
  onSave: (value: string) => void;
  onClose: () => void;
}

/** Edits the text before it is saved: a chat message is rarely worded like a profile. */
function SaveDialog({ label, field, text, onSave, onClose }: SaveDialogProps) {
  const { chat, brandHub } = useText();
  const [value, setValue] = useState(text);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (value.trim() !== '') onSave(value.trim());
  }
  return (
    <Dialog title={chat.saveAs(label)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <FieldText field={field} label={label} value={value} onChange={setValue} />
        <p>{chat.savedInBrandHub}</p>
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {brandHub.cancel}
          </Button>
          <Button kind="primary" type="submit">
            {brandHub.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
