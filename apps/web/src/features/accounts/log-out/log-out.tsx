import { useState } from 'react';
import { signOut } from '#data/session/session.ts';
import { pageStorage } from '#data/storage/page-storage.ts';
import { forgetUnsent, hasUnsent } from '#data/storage/unsent.ts';
import { useText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormError } from '../form-error.tsx';
import styles from './log-out.module.css';

/** Ends the session. If texts on this device are unsent, asks first whether to keep them. */
export function LogOut({ uid }: { uid: string }) {
  const texts = useText().profile;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, submit } = useSubmit();

  function leave(forget = false) {
    setAsking(false);
    submit(async () => {
      await signOut();
      if (!forget) return;
      forgetUnsent(pageStorage(), uid);
      // A full page load clears the memory.
      window.location.replace('/login');
    });
  }

  return (
    <>
      <FormError text={failure === null ? null : texts.logOutFailed} />
      <div className={styles.end}>
        <Button
          busy={isBusy}
          onClick={() => (hasUnsent(pageStorage(), uid) ? setAsking(true) : leave())}
        >
          {texts.logOut}
        </Button>
      </div>
      {isAsking && (
        <UnsentDialog
          onClose={() => setAsking(false)}
          onKeep={() => leave()}
          onForget={() => leave(true)}
        />
      )}
    </>
  );
}

interface UnsentDialogProps {
  onClose: () => void;
  onKeep: () => void;
  onForget: () => void;
}

/** Asks whether to keep or delete unsent texts. */
function UnsentDialog({ onClose, onKeep, onForget }: UnsentDialogProps) {
  const { profile } = useText();
  const { unsent } = profile;
  return (
    <Dialog title={unsent.title} onClose={onClose}>
      <p>{unsent.text}</p>
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {profile.cancel}
        </Button>
        <Button kind="danger" onClick={onForget}>
          {unsent.delete}
        </Button>
        <Button kind="primary" onClick={onKeep}>
          {unsent.keep}
        </Button>
      </Actions>
    </Dialog>
  );
}
