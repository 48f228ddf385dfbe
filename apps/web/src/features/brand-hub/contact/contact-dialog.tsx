import { CONTACT_MESSAGE_MAX } from '@savet/contract/limits';
import { formatDateTime } from '@savet/i18n/formats';
import { type SubmitEvent, useSyncExternalStore } from 'react';
import { call } from '#data/call/call.ts';
import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { unsentTexts } from '#data/documents/use-unsent-text.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from '../brand-hub.module.css';
import { type ContactSection, createContactSending } from './contact-sending.ts';
import { TEAM_MESSAGES_KEY } from './team-messages-list.ts';

interface ContactDialogProps {
  section: ContactSection;
  onClose: () => void;
}

const ROWS = 6;

/** Writes a message to the team. The draft stays until it has arrived, also after the tab closes. */
export function ContactDialog({ section, onClose }: ContactDialogProps) {
  const { locale } = useLanguage();
  const { brandHub, errors } = useText();
  const { contact } = useSheetText();
  const { text, setText, state, send, seen } = useContactMessage(section);
  // Text written while sending continues as the next message.
  const isDone = state.kind === 'sent' && text === '';
  const title = section === null ? contact.title : contact.about(brandHub.sections[section]);

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
    <Dialog title={isDone ? contact.sentTitle : title} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        {/* In the page from the start, so that screen readers announce its text. */}
        <output className={styles.status}>
          {state.kind === 'sent' && contact.sent(formatDateTime(locale, state.createdAt))}
        </output>
        {!isDone && (
          <TextField
            label={contact.label}
            hint={contact.hint}
            value={text}
            onChange={setText}
            maxLength={CONTACT_MESSAGE_MAX}
            tooLong={errors.tooLong}
            rows={ROWS}
            required
          />
        )}
        {state.kind === 'failed' && (
          <p className={styles.failed} role="alert">
            {contact.failed}
          </p>
        )}
        <Actions>
          {!isDone && (
            <Button kind="quiet" onClick={close}>
              {brandHub.cancel}
            </Button>
          )}
          {/* One button for both, so that it keeps the focus. */}
          <Button kind={isDone ? 'plain' : 'primary'} type="submit" busy={state.kind === 'sending'}>
            {isDone ? brandHub.close : contact.send}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** A message to the team: its text, kept until it has arrived, and its state. */
function useContactMessage(section: ContactSection) {
  const sending = sendingOf(useDocuments());
  const text = useSyncExternalStore(sending.subscribe, () => sending.text(section));
  const state = useSyncExternalStore(sending.subscribe, () => sending.state(section));
  return {
    text,
    state,
    setText: (next: string) => sending.write(section, next),
    send: () => sending.send(section),
    seen: () => sending.seen(section),
  };
}

/** Outlives the dialog, which may be closed while the message is being sent. */
const sendingOf = perUser(({ uid, isViewOnly, documents }: DocumentsValue) =>
  createContactSending({
    texts: unsentTexts({ isViewOnly }),
    uid,
    deliver: async (message) => {
      const { createdAt } = await call('sendContactMessage', message);
      void queryClientOf({ documents }).invalidateQueries({ queryKey: TEAM_MESSAGES_KEY });
      return createdAt;
    },
  }),
);
