import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { signOut } from '#data/session/session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './legal.module.css';
import { TermsLabel } from './terms-label.tsx';
import { useTermsVersion } from './use-terms.ts';

/** Asks whoever has not accepted the present terms: new people who came with a provider, and all after a change. */
export function TermsQuestion() {
  const user = useUser();
  const version = useTermsVersion();
  if (!user || version === null || user.acceptedTerms === version) return null;
  return <TermsDialog version={version} hasChanged={user.acceptedTerms !== null} />;
}

function TermsDialog({ version, hasChanged }: { version: string; hasChanged: boolean }) {
  const texts = useLegalText().acceptance;
  const { language } = useLanguage();
  const { uid, documents } = useDocuments();
  const [isAccepted, setAccepted] = useState(false);
  const [running, setRunning] = useState<'accept' | 'leave' | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function run(name: 'accept' | 'leave', work: () => Promise<void>) {
    if (running !== null) return;
    setRunning(name);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
    setRunning(null);
  }

  async function accept() {
    await call('acceptTerms', { uid, version, language, occasion: 'log_in' });
    const { user } = await call('getUser', { uid });
    documents.store.dispatch({ type: 'userRead', user });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run('accept', accept);
  }

  return (
    // Escape does nothing: without an answer there is no contract.
    <Dialog title={hasChanged ? texts.changedTitle : texts.newTitle} onClose={() => undefined}>
      <p>{hasChanged ? texts.changedText : texts.newText}</p>
      <form className={styles.form} onSubmit={submit}>
        <Checkbox required checked={isAccepted} onChange={setAccepted}>
          <TermsLabel />
        </Checkbox>
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {texts.failed}
          </p>
        )}
        <Actions>
          <Button
            kind="quiet"
            busy={running === 'leave'}
            onClick={() => void run('leave', signOut)}
          >
            {texts.logOut}
          </Button>
          <Button kind="primary" type="submit" busy={running === 'accept'}>
            {texts.confirm}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
