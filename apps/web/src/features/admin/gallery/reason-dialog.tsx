import { useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { cardName } from './card-name.rules.ts';
import styles from './gallery.module.css';
import { ReasonField } from './reason-field.tsx';
import type { Card } from './use-people.ts';

interface ReasonDialogProps {
  user: Card;
  isBusy: boolean;
  /** The error of the last attempt; the typed reason stays. */
  failure: unknown;
  onView: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a viewing. The user will see it. */
export function ReasonDialog({ user, isBusy, failure, onView, onClose }: ReasonDialogProps) {
  const { admin } = useStaffText();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={admin.reasonTitle(cardName(user) || user.email)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setMissing(true);
          else onView(reason.trim());
        }}
      >
        <ReasonField
          value={reason}
          isMissing={isMissing}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {errorText(failure)}
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {admin.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {admin.view}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
