import { VIEWING_REASON_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { cardName } from './card-name.rules.ts';
import styles from './gallery.module.css';
import type { Card } from './use-people.ts';

interface ReasonDialogProps {
  user: Card;
  isBusy: boolean;
  /** Why the viewing did not begin; the reason that was typed stays. */
  failure: unknown;
  onView: (reason: string) => void;
  onClose: () => void;
}

/** Asks why an account is to be viewed; the user is told. */
export function ReasonDialog({ user, isBusy, failure, onView, onClose }: ReasonDialogProps) {
  const { admin } = useText();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={admin.reasonTitle(cardName(user) || user.email)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setMissing(true);
          else onView(reason.trim());
        }}
      >
        <TextField
          label={admin.reason}
          value={reason}
          maxLength={VIEWING_REASON_MAX}
          hint={admin.reasonHint}
          error={isMissing ? admin.reasonMissing : undefined}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        {failure !== undefined && (
          <p className={styles.failure} role="alert">
            {errorText(failure)}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{admin.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {admin.view}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
