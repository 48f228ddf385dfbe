import type { BrandSectionName } from '@savet/contract/brand-hub';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { keptText } from '../../../lib/storage/kept-text.ts';
import { pageStorage } from '../../../lib/storage/page-storage.ts';
import { unsentPrefix } from '../../../lib/storage/unsent.ts';
import { teamMessagesOf } from './team-messages-list.ts';

export type ContactState =
  | { kind: 'writing' | 'sending' | 'failed' }
  | { kind: 'sent'; createdAt: string };

const drafts = keptText(pageStorage());

/** The text of a message to the team, kept until it has arrived, and its sending. */
export function useContactMessage(uid: string, section: BrandSectionName | null) {
  const { documents } = useDocuments();
  const key = unsentPrefix('contact', uid) + (section ?? 'all');
  const [text, setShown] = useState(() => drafts.get(key));
  const [state, setState] = useState<ContactState>({ kind: 'writing' });
  // Sending the same text again is the same message; another text is another one.
  const sent = useRef({ text: '', contactMessageId: '' });

  function setText(next: string) {
    setShown(next);
    drafts.set(key, next);
  }

  async function send(): Promise<void> {
    // Spaces alone are nothing: the empty field says so itself at the next attempt.
    if (text.trim() === '') return setText('');
    if (sent.current.text !== text) sent.current = { text, contactMessageId: crypto.randomUUID() };
    setState({ kind: 'sending' });
    try {
      const { createdAt } = await call('sendContactMessage', {
        contactMessageId: sent.current.contactMessageId,
        section,
        text,
      });
      drafts.set(key, '');
      void teamMessagesOf(documents).refresh();
      setState({ kind: 'sent', createdAt });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return { text, setText, state, send };
}
