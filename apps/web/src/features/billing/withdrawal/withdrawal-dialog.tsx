import type { CallOutput } from '@savet/contract/calls';
import { formatEuro, unbrokenDate } from '@savet/i18n/formats';
import { useEffect, useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import dialogStyles from '../plans/dialogs.module.css';

interface WithdrawalDialogProps {
  email: string;
  onClose: () => void;
  onDone: () => void;
}

type Preview = CallOutput<'previewWithdrawal'>;

/** Says which contract it is and what is refunded, before the withdrawal is confirmed. */
export function WithdrawalDialog({ email, onClose, onDone }: WithdrawalDialogProps) {
  const texts = useLegalText().withdrawal;
  const { uid } = useDocuments();
  const { preview, problem, reload } = usePreview(uid);
  const { isBusy, failure, submit } = useSubmit();

  async function confirm() {
    await call('withdraw', { uid });
    onDone();
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      {!preview && problem === null && <Skeleton label={texts.loading} rows={3} />}
      {problem === 'over' && <p role="alert">{texts.over}</p>}
      {problem === 'failed' && (
        <p role="alert">
          {texts.failed} <Button onClick={reload}>{texts.retry}</Button>
        </p>
      )}
      {preview && <Effects preview={preview} email={email} />}
      {failure !== null && <p role="alert">{texts.sendFailed}</p>}
      <Actions>
        <Button kind={preview ? 'quiet' : 'plain'} onClick={onClose}>
          {preview?.hasEnded ? texts.back : texts.keep}
        </Button>
        {preview && (
          <Button kind="danger" busy={isBusy} onClick={() => submit(confirm)}>
            {texts.confirm}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}

function Effects({ preview, email }: { preview: Preview; email: string }) {
  const texts = useLegalText().withdrawal;
  const { locale } = useLanguage();
  const { concludedAt, hasEnded, paid, kept, refund, days, creditTaken, creditBack } = preview;
  const euro = (cents: number) => formatEuro(locale, cents);
  return (
    <>
      <p>{texts.contract(unbrokenDate(locale, concludedAt))}</p>
      <ul className={dialogStyles.losses}>
        <li>{texts.paid(euro(paid))}</li>
        <li>{kept > 0 ? texts.used(euro(kept), days) : texts.notUsed}</li>
        {(refund > 0 || creditBack === 0) && (
          <li>
            <strong>{texts.refund(euro(refund))}</strong>
          </li>
        )}
        {creditTaken > 0 && <li>{texts.creditTaken(euro(creditTaken))}</li>}
        {creditBack > 0 && <li>{texts.creditBack(euro(creditBack))}</li>}
        <li>{hasEnded ? texts.effectEnded : texts.effect}</li>
      </ul>
      <p>{texts.mail(email)}</p>
    </>
  );
}

function usePreview(uid: string) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<'over' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    call('previewWithdrawal', { uid }).then(
      (read) => isCurrent && setPreview(read),
      (error: unknown) => {
        const isOver = error instanceof CallError && error.code === 'WITHDRAWAL_OVER';
        if (isCurrent) setProblem(isOver ? 'over' : 'failed');
      },
    );
    return () => {
      isCurrent = false;
    };
    // A new attempt asks again.
  }, [uid, attempt]);
  return {
    preview,
    problem,
    reload: () => {
      setProblem(null);
      setAttempt(attempt + 1);
    },
  };
}
