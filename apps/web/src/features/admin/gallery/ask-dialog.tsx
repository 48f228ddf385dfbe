import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { cardName } from './card-name.rules.ts';
import styles from './gallery.module.css';
import { ReasonField } from './reason-field.tsx';
import type { Card } from './use-people.ts';

interface AskDialogProps {
  user: Card;
  isStarting: boolean;
  /** The error of the last attempt to start a viewing. */
  failure: unknown;
  /** Called when the user has been asked. */
  onAsked(): void;
  /** Views the user without the approval. */
  onOverride(reason: string): void;
  onClose(): void;
}

/** Asks a user for approval, or says how the request stands. */
export function AskDialog(props: AskDialogProps) {
  const { user, isStarting, onAsked, onOverride, onClose } = props;
  const { admin } = useStaffText();
  const errorText = useErrorText();
  const configuration = useConfiguration();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, submit, ...asking } = useSubmit();
  const failure = asking.failure ?? props.failure;
  const canAsk = user.consent === 'needed';
  const canOverride = configuration?.viewingOverride === 'allowed';
  const given = reason.trim();

  async function ask() {
    const { uid } = user;
    await callWithoutSubject('requestViewing', { uid, ...(given !== '' && { reason: given }) });
    onAsked();
  }

  function override() {
    if (given === '') setMissing(true);
    else onOverride(given);
  }

  return (
    <Dialog title={titleOf(user)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!canAsk) return;
          if (given === '' && configuration?.viewingReason === 'required') setMissing(true);
          else submit(ask);
        }}
      >
        <p>{textOf(user)}</p>
        {(canAsk || canOverride) && (
          <ReasonField
            value={reason}
            isMissing={isMissing}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
          />
        )}
        {canOverride && <p>{admin.overrideHint}</p>}
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {errorText(failure)}
          </p>
        )}
        <Actions>
          <Button kind={canAsk ? 'quiet' : 'plain'} onClick={onClose}>
            {canAsk ? admin.cancel : admin.close}
          </Button>
          {canOverride && (
            <Button busy={isStarting} onClick={override}>
              {admin.override}
            </Button>
          )}
          {canAsk && (
            <Button kind="primary" type="submit" busy={isBusy}>
              {admin.ask}
            </Button>
          )}
        </Actions>
      </form>
    </Dialog>
  );

  function titleOf(card: Card): string {
    const name = cardName(card) || card.email;
    if (card.consent === 'asked') return admin.askedTitle(name);
    return card.consent === 'declined' ? admin.declinedTitle(name) : admin.askTitle(name);
  }

  function textOf({ consent }: Card): string {
    if (consent === 'asked') return admin.askedText;
    return consent === 'declined' ? admin.declinedText : admin.askText;
  }
}
