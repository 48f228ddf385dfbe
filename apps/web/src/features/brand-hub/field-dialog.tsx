import { brandValue, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './brand-hub.module.css';
import { ColorsEditor } from './colors/colors-editor.tsx';
import { Conflict } from './conflict.tsx';
import { useFieldDraft } from './drafts/use-field-draft.ts';
import type { BrandEdit } from './edits/brand-edits.ts';
import dialogStyles from './field-dialog.module.css';
import { fieldLabel } from './field-label.rules.ts';
import { FieldText } from './field-text.tsx';
import { FieldHistory } from './history/field-history.tsx';

interface FieldDialogProps {
  field: KnownBrandField;
  user: UserDocument;
  /** A pending edit of the field. */
  edit: BrandEdit | undefined;
  /** Says that the text is saved in the Brand Hub. For dialogs that are opened outside it. */
  note?: string;
  /** @param baseVersion the version that the dialog showed */
  onSave: (value: string, baseVersion: number) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/**
 * Edits a field, resolves a conflict, or restores an earlier version. Typed text stays until it is saved or discarded.
 */
export function FieldDialog(props: FieldDialogProps) {
  const { field, user, edit, onClose } = props;
  const texts = useText();
  const { brandHub } = texts;
  const current = user.brandVersions[field.path] ?? 0;
  const stored = brandValue(user.userInfo, field);
  const draft = useFieldDraft(field.path, { value: edit?.value ?? stored, baseVersion: current });
  const { value, setValue } = draft;
  const [isHistory, setHistory] = useState(false);
  const label = fieldLabel(brandHub, field, user.accountType);

  function discard() {
    draft.forget();
    onClose();
  }

  function save(next: string, base: number) {
    props.onSave(next, base);
    discard();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (value === stored && edit === undefined) discard();
    else save(value, draft.baseVersion);
  }

  // Each view has its own dialog, so that it is announced and takes the focus.
  if (edit?.state === 'conflict') {
    return (
      <Dialog key="conflict" title={brandHub.conflictTitle} onClose={onClose}>
        <Conflict
          field={field}
          mine={edit.value}
          theirs={stored}
          onKeepTheirs={() => {
            props.onDiscard();
            onClose();
          }}
          onKeepMine={() => {
            props.onSave(edit.value, current);
            onClose();
          }}
          onLater={onClose}
        />
      </Dialog>
    );
  }
  if (isHistory) {
    return (
      <Dialog key="history" title={brandHub.historyOf(label)} onClose={onClose}>
        <FieldHistory
          field={field}
          version={current}
          onRestore={(earlier) => save(earlier, current)}
        />
        <Actions>
          <Button onClick={() => setHistory(false)}>{brandHub.historyBack}</Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog key="text" title={label} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {draft.isEarlier && <p className={styles.draftNote}>{brandHub.earlierDraft}</p>}
        {field.input === 'colors' ? (
          <ColorsEditor value={value} onChange={setValue} />
        ) : (
          <div className={dialogStyles.titled}>
            <FieldText field={field} label={label} value={value} onChange={setValue} />
          </div>
        )}
        {props.note !== undefined && <p className={styles.draftNote}>{props.note}</p>}
        {edit?.state === 'refused' && (
          <p className={styles.failed} role="alert">
            {brandHub.saveFailed}
          </p>
        )}
        {current > 0 && (
          <div>
            <Button onClick={() => setHistory(true)}>{brandHub.history}</Button>
          </div>
        )}
        <Actions>
          <Button kind="quiet" onClick={discard}>
            {brandHub.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={value.length > BRAND_FIELD_MAX}>
            {brandHub.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
