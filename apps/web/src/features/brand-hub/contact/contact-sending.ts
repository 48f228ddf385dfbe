import type { BrandSectionName } from '@savet/contract/brand-hub';
import { createOutbox, type OutboxEntry } from '#data/outbox/outbox.ts';
import { outboxStorage } from '#data/outbox/outbox-storage.ts';
import { memoryStorage } from '#data/storage/page-storage.ts';
import type { PersistentText } from '#data/storage/persistent-text.ts';
import { unsentPrefix } from '#data/storage/unsent.ts';
import { mapStore } from '#lib/store/map-store.ts';
import {
  type ContactDraft,
  keptDraft,
  leftOf,
  messageIdOf,
  readDraft,
} from './contact-draft.rules.ts';

/** The section that a message is about; null: the Brand Hub as a whole. */
export type ContactSection = BrandSectionName | null;

export type ContactState =
  | { kind: 'writing' | 'sending' | 'failed' }
  | { kind: 'sent'; createdAt: string };

export interface ContactMessage {
  contactMessageId: string;
  section: ContactSection;
  text: string;
}

/** Messages to the team, one per section: their texts are kept until they have arrived. */
export interface ContactSending {
  text(section: ContactSection): string;
  state(section: ContactSection): ContactState;
  write(section: ContactSection, text: string): void;
  send(section: ContactSection): Promise<void>;
  /** Call when the user has seen the outcome of the last message; one that is being sent stays. */
  seen(section: ContactSection): void;
  subscribe(listener: () => void): () => void;
}

const WRITING: ContactState = { kind: 'writing' };

/** @param options.deliver returns the time at which the message was stored, in ISO 8601 */
export function createContactSending(options: {
  texts: PersistentText;
  uid: string;
  deliver(message: ContactMessage): Promise<string>;
}): ContactSending {
  const { texts, uid } = options;
  const outbox = createOutbox<ContactMessage, string>({
    // The draft is stored instead: after a reload the user decides whether to send it again.
    storage: outboxStorage<ContactMessage>(memoryStorage(), 'contact', uid, () => null),
    idOf: ({ section }) => nameOf(section),
    laneOf: ({ section }) => nameOf(section),
    async deliver({ section, ...message }) {
      try {
        const createdAt = await options.deliver({ section, ...message });
        keep(section, leftOf(draftOf(section), message.text));
        return { kind: 'accepted', receipt: createdAt };
      } catch {
        return { kind: 'lost' };
      }
    },
  });
  const states = mapStore(
    outbox.entries,
    (entries) => new Map(entries.map((entry) => [entry.item.section, contactState(entry)])),
  );

  const keyOf = (section: ContactSection) => unsentPrefix('contact', uid) + nameOf(section);
  const draftOf = (section: ContactSection) => readDraft(texts.get(keyOf(section)));
  const stateOf = (section: ContactSection) => states.get().get(section) ?? WRITING;

  function keep(section: ContactSection, draft: ContactDraft) {
    texts.set(keyOf(section), keptDraft(draft));
  }

  return {
    text: (section) => draftOf(section).text,
    state: stateOf,
    write(section, text) {
      // The user has started the next message.
      if (stateOf(section).kind === 'sent') outbox.discard(nameOf(section));
      keep(section, { ...draftOf(section), text });
    },
    async send(section) {
      if (stateOf(section).kind === 'sending') return;
      const draft = draftOf(section);
      const { text } = draft;
      // The empty required field shows its own message on the next attempt.
      if (text.trim() === '') return keep(section, { text: '', sent: null });
      const contactMessageId = messageIdOf(draft);
      keep(section, { text, sent: { text, contactMessageId } });
      await outbox.send({ contactMessageId, section, text });
    },
    seen(section) {
      if (stateOf(section).kind !== 'sending') outbox.discard(nameOf(section));
    },
    subscribe(listener) {
      const unsubscribe = [states, texts].map((store) => store.subscribe(listener));
      return () => {
        for (const stop of unsubscribe) stop();
      };
    },
  };
}

function nameOf(section: ContactSection): string {
  return section ?? 'all';
}

function contactState(entry: OutboxEntry<ContactMessage, string, never>): ContactState {
  switch (entry.state) {
    case 'sent':
      return { kind: 'sent', createdAt: entry.receipt };
    case 'lost':
      return { kind: 'failed' };
    default:
      return { kind: 'sending' };
  }
}
