import { FACTOR_CODE_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../auth-page.module.css';
import { FormError } from '../form-error.tsx';
import { QrCode } from './qr-code.tsx';
import factorStyles from './second-factor.module.css';
import { useCopy } from './use-copy.ts';

interface ConfirmStepProps {
  started: { secret: string; uri: string };
  onConfirmed(): void;
  onClose(): void;
}

/** Shows the secret for the app, and asks for the first code. */
export function ConfirmStep({ started, onConfirmed, onClose }: ConfirmStepProps) {
  const texts = useSecurityText().secondFactor;
  const errorText = useErrorText();
  const copy = useCopy();
  const { uid } = useDocuments();
  const [code, setCode] = useState('');
  const { isBusy, failure, submit } = useSubmit();

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    submit(async () => {
      await call('confirmSecondFactor', { uid, code });
      onConfirmed();
    });
  }

  return (
    <form className={styles.dialogForm} onSubmit={confirm}>
      <p className={factorStyles.beside}>{texts.scan}</p>
      <p className={factorStyles.here}>{texts.scanHere}</p>
      <div className={factorStyles.scanned}>
        <p className={factorStyles.here}>{texts.otherDevice}</p>
        <QrCode text={started.uri} label={texts.qr} />
      </div>
      <div className={factorStyles.key}>
        <p>
          <span className={factorStyles.beside}>{texts.secret}</span>
          <span className={factorStyles.here}>{texts.key}</span>{' '}
          <code className={factorStyles.secret}>{grouped(started.secret)}</code>
        </p>
        <Button onClick={() => copy(started.secret, texts.keyCopied)}>{texts.copyKey}</Button>
        <span className={factorStyles.here}>
          <LinkButton wide href={started.uri}>
            {texts.openApp}
          </LinkButton>
        </span>
      </div>
      <FormError text={failure === null ? null : errorText(failure)} />
      <div ref={focusFieldFirst}>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={FACTOR_CODE_MAX}
          required
          value={code}
          onChange={setCode}
        />
      </div>
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
      </Actions>
    </form>
  );
}

/** In groups of four, which are easier to type. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** Makes the dialog focus the field, not the buttons before it. React’s `autoFocus` sets no attribute. */
function focusFieldFirst(element: HTMLElement | null): void {
  element?.querySelector('input')?.setAttribute('autofocus', '');
}
