import { CONTACT_MESSAGE_MAX } from '@savet/contract/limits';
import { formatMoment } from '@savet/i18n/formats';
import type { SubmitEvent } from 'react';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../brand-hub.module.css';
import type { ContactSection } from './contact-sending.ts';
import { useContactMessage } from './use-contact-message.ts';

interface ContactDialogProps {
  section: ContactSection;
  onClose: () => void;
}

const ROWS = 6;

/** A message to the team. What was written stays until it has arrived, also over a closed tab. */
export function ContactDialog({ section, onClose }: ContactDialogProps) {
  const { locale } = useLanguage();
  const { brandHub } = useText();
  const { text, setText, state, send, seen } = useContactMessage(section);
  // What was written while it was on its way can be gone on with.
  const isDone = state.kind === 'sent' && text === '';
  const title =
    section === null ? brandHub.contactTitle : brandHub.contactAbout(brandHub.sections[section]);

  function close() {
    seen();
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isDone) close();
    else void send();
  }

  return (
    <Dialog title={isDone ? brandHub.contactSentTitle : title} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        {/* There from the start, so that what comes is read out. */}
        <output className={styles.told}>
          {state.kind === 'sent' && brandHub.contactSent(formatMoment(locale, state.createdAt))}
        </output>
        {!isDone && (
          <TextField
            label={brandHub.contactLabel}
            hint={brandHub.contactHint}
            value={text}
            onChange={setText}
            maxLength={CONTACT_MESSAGE_MAX}
            rows={ROWS}
            required
          />
        )}
        {state.kind === 'failed' && (
          <p className={styles.failed} role="alert">
            {brandHub.contactFailed}
          </p>
        )}
        <Actions>
          {!isDone && (
            <Button kind="quiet" onClick={close}>
              {brandHub.cancel}
            </Button>
          )}
          {/* One button for both, so that the focus stays where it was. */}
          <Button kind="primary" type="submit" busy={state.kind === 'sending'}>
            {isDone ? brandHub.close : brandHub.contactSend}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
