import { useSyncExternalStore } from 'react';
import { call } from '../../../lib/call/call.ts';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import { unsentTexts } from '../../../lib/storage/unsent-texts.ts';
import { type ContactSection, createContactSending } from './contact-sending.ts';
import { teamMessagesOf } from './team-messages-list.ts';

/** The text of a message to the team, kept until it has arrived, and its sending. */
export function useContactMessage(section: ContactSection) {
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

/** Kept beyond the dialog: it may be closed while the message is on its way. */
const sendingOf = perUser(({ uid, isViewOnly, documents }: DocumentsValue) =>
  createContactSending({
    texts: unsentTexts({ isViewOnly }),
    uid,
    deliver: async (message) => {
      const { createdAt } = await call('sendContactMessage', message);
      void teamMessagesOf({ documents }).refresh();
      return createdAt;
    },
  }),
);
