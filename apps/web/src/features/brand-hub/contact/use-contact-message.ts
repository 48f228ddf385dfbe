import { useSyncExternalStore } from 'react';
import { call } from '#data/call/call.ts';
import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { unsentTexts } from '#data/storage/unsent-texts.ts';
import { type ContactSection, createContactSending } from './contact-sending.ts';
import { TEAM_MESSAGES_KEY } from './team-messages-list.ts';

/** A message to the team: its text, kept until it has arrived, and its state. */
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
