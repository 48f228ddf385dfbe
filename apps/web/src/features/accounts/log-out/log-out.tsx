import { useState } from 'react';
import { useFrameText } from '../../../lib/language/use-text.ts';
import { signOut } from '../../../lib/session/session.ts';
import { pageStorage } from '../../../lib/storage/page-storage.ts';
import { forgetUnsent, hasUnsent } from '../../../lib/storage/unsent.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../form-error.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

/** Ends the session; asks first what becomes of texts that lie on this device only. */
export function LogOut({ uid }: { uid: string }) {
  const texts = useFrameText().accounts.profile;
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function leave(forget = false) {
    setAsking(false);
    setFailed(false);
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setFailed(true);
      setLeaving(false);
      return;
    }
    if (!forget) return;
    forgetUnsent(pageStorage(), uid);
    // A new page remembers nothing of this one either.
    window.location.replace('/login');
  }

  return (
    <>
      <FormError text={hasFailed ? texts.logOutFailed : null} />
      <div>
        <Button
          busy={isLeaving}
          onClick={() => (hasUnsent(pageStorage(), uid) ? setAsking(true) : void leave())}
        >
          {texts.logOut}
        </Button>
      </div>
      {isAsking && (
        <UnsentDialog
          onClose={() => setAsking(false)}
          onKeep={() => void leave()}
          onForget={() => void leave(true)}
        />
      )}
    </>
  );
}
