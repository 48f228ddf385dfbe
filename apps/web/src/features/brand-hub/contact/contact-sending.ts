import type { BrandSectionName } from '@savet/contract/brand-hub';
import type { KeptText } from '../../../lib/storage/kept-text.ts';
import { unsentPrefix } from '../../../lib/storage/unsent.ts';
import {
  type ContactDraft,
  keptDraft,
  leftOf,
  messageIdOf,
  readDraft,
} from './contact-draft.rules.ts';

/** What a message is about; null: the Brand Hub as a whole. */
export type ContactSection = BrandSectionName | null;

export type ContactState =
  | { kind: 'writing' | 'sending' | 'failed' }
  | { kind: 'sent'; createdAt: string };

export interface ContactMessage {
  contactMessageId: string;
  section: ContactSection;
  text: string;
}

/** Messages to the team, one a section: their texts are kept until they have arrived. */
export interface ContactSending {
  text(section: ContactSection): string;
  state(section: ContactSection): ContactState;
  write(section: ContactSection, text: string): void;
  send(section: ContactSection): Promise<void>;
  /** What became of the last sending has been seen; one that is under way goes on. */
  seen(section: ContactSection): void;
  subscribe(listener: () => void): () => void;
}

const WRITING: ContactState = { kind: 'writing' };

/** @param options.deliver gives the moment at which the message was stored */
export function createContactSending(options: {
  texts: KeptText;
  uid: string;
  deliver(message: ContactMessage): Promise<string>;
}): ContactSending {
  const { texts, deliver } = options;
  const states = new Map<ContactSection, ContactState>();
  const listeners = new Set<() => void>();

  const keyOf = (section: ContactSection) =>
    unsentPrefix('contact', options.uid) + (section ?? 'all');
  const draftOf = (section: ContactSection) => readDraft(texts.get(keyOf(section)));
  const stateOf = (section: ContactSection) => states.get(section) ?? WRITING;

  function keep(section: ContactSection, draft: ContactDraft) {
    texts.set(keyOf(section), keptDraft(draft));
  }

  function show(section: ContactSection, state: ContactState) {
    states.set(section, state);
    for (const listener of [...listeners]) listener();
  }

  return {
    text: (section) => draftOf(section).text,
    state: stateOf,
    write(section, text) {
      // After a message that arrived comes the next one.
      if (stateOf(section).kind === 'sent') states.set(section, WRITING);
      keep(section, { ...draftOf(section), text });
    },
    async send(section) {
      if (stateOf(section).kind === 'sending') return;
      const draft = draftOf(section);
      const { text } = draft;
      // Spaces alone are nothing: the empty field says so itself at the next attempt.
      if (text.trim() === '') return keep(section, { text: '', sent: null });
      const contactMessageId = messageIdOf(draft);
      keep(section, { text, sent: { text, contactMessageId } });
      show(section, { kind: 'sending' });
      try {
        const createdAt = await deliver({ contactMessageId, section, text });
        keep(section, leftOf(draftOf(section), text));
        show(section, { kind: 'sent', createdAt });
      } catch {
        show(section, { kind: 'failed' });
      }
    },
    seen(section) {
      if (stateOf(section).kind !== 'sending') show(section, WRITING);
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = texts.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
