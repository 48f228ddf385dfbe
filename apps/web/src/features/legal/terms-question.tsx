import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { signOut } from '#data/session/session.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
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
  const [chosen, setChosen] = useState<'accept' | 'leave'>('accept');
  const { isBusy, failure, submit } = useSubmit();

  function run(name: 'accept' | 'leave', work: () => Promise<void>) {
    submit(() => {
      setChosen(name);
      return work();
    });
  }

  async function accept() {
    await call('acceptTerms', { uid, version, language, occasion: 'log_in' });
    const { user } = await call('getUser', { uid });
    documents.store.dispatch({ type: 'userRead', user });
  }

  return (
    // Escape does nothing: without an answer there is no contract.
    <Dialog title={hasChanged ? texts.changedTitle : texts.newTitle} onClose={() => undefined}>
      <p>{hasChanged ? texts.changedText : texts.newText}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run('accept', accept);
        }}
      >
        <Checkbox required checked={isAccepted} onChange={setAccepted}>
          <TermsLabel />
        </Checkbox>
        {failure !== null && (
          <p className={styles.failed} role="alert">
            {texts.failed}
          </p>
        )}
        <Actions>
          <Button
            kind="quiet"
            busy={isBusy && chosen === 'leave'}
            onClick={() => run('leave', signOut)}
          >
            {texts.logOut}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy && chosen === 'accept'}>
            {texts.confirm}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
