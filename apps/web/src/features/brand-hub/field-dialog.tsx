import { brandValue, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { formatNumber } from '@savet/i18n/formats';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../lib/language/use-language.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './brand-hub.module.css';
import { ColorsEditor } from './colors-editor.tsx';
import { Conflict } from './conflict.tsx';
import { fieldLabel } from './field-label.rules.ts';
import { useFieldSaving } from './use-field-saving.ts';

/** From here on the dialog says how much room is left, in UTF-16 units. */
const COUNT_FROM = BRAND_FIELD_MAX - 500;
/** Rows of a text area (specification, section 5). */
const ROWS = 5;

interface FieldDialogProps {
  field: KnownBrandField;
  user: UserDocument;
  onClose: () => void;
}

/** Edits one field; what was typed stays whatever happens to the saving. */
export function FieldDialog({ field, user, onClose }: FieldDialogProps) {
  const { locale, texts } = useLanguage();
  const { brandHub } = texts;
  const [value, setValue] = useState(() => brandValue(user.userInfo, field));
  const saving = useFieldSaving(field, user, onClose);
  const label = fieldLabel(brandHub, field, user.accountType);
  const left = BRAND_FIELD_MAX - value.length;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.save(value);
  }

  if (saving.state === 'conflict') {
    return (
      <Dialog title={brandHub.conflictTitle} onClose={onClose}>
        <Conflict
          field={field}
          mine={value}
          theirs={brandValue(user.userInfo, field)}
          onKeepTheirs={onClose}
          onKeepMine={() => void saving.save(value)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={label} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {field.input === 'colors' ? (
          <ColorsEditor value={value} onChange={setValue} />
        ) : (
          <TextField
            label={label}
            value={value}
            onChange={setValue}
            maxLength={BRAND_FIELD_MAX}
            hint={
              value.length > COUNT_FROM
                ? brandHub.left(formatNumber(locale, left))
                : brandHub.hints[field.name]
            }
            {...(field.input === 'area' && { rows: ROWS })}
          />
        )}
        {saving.state === 'failed' && (
          <p className={styles.failed} role="alert">
            {brandHub.saveFailed}
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {brandHub.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={saving.state === 'saving'}>
            {brandHub.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
