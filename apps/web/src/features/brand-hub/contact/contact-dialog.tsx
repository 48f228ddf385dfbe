import type { BrandSectionName } from '@savet/contract/brand-hub';
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
import { useContactMessage } from './use-contact-message.ts';

interface ContactDialogProps {
  uid: string;
  /** What it is about; null: the Brand Hub as a whole. */
  section: BrandSectionName | null;
  onClose: () => void;
}

const ROWS = 6;

/** A message to the team. What was written stays until it has arrived, also over a closed tab. */
export function ContactDialog({ uid, section, onClose }: ContactDialogProps) {
  const { locale } = useLanguage();
  const { brandHub } = useText();
  const { text, setText, state, send } = useContactMessage(uid, section);
  const title =
    section === null ? brandHub.contactTitle : brandHub.contactAbout(brandHub.sections[section]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  if (state.kind === 'sent') {
    return (
      <Dialog title={brandHub.contactSentTitle} onClose={onClose}>
        <output>{brandHub.contactSent(formatMoment(locale, state.createdAt))}</output>
        <Actions>
          <Button kind="primary" onClick={onClose}>
            {brandHub.close}
          </Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={brandHub.contactLabel}
          hint={brandHub.contactHint}
          value={text}
          onChange={setText}
          maxLength={CONTACT_MESSAGE_MAX}
          rows={ROWS}
          required
        />
        {state.kind === 'failed' && (
          <p className={styles.failed} role="alert">
            {brandHub.contactFailed}
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {brandHub.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={state.kind === 'sending'}>
            {brandHub.contactSend}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
