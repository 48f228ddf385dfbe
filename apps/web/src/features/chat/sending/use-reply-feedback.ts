import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';

/** The thumb on a reply, shown at once and put right by what the server says. */
export function useReplyFeedback(reply: MessageDocument) {
  const { store } = useDocuments().documents;
  const [wanted, setWanted] = useState<{ feedback: Feedback }>();
  const feedback = wanted ? wanted.feedback : reply.feedback;

  async function toggle(thumb: 'good' | 'bad') {
    const next = feedback === thumb ? null : thumb;
    setWanted({ feedback: next });
    const { chatId, messageId } = reply;
    try {
      const { message } = await call('setFeedback', { chatId, messageId, feedback: next });
      store.dispatch({ type: 'messageRead', message });
    } finally {
      setWanted((current) => (current?.feedback === next ? undefined : current));
    }
  }

  // A thumb that could not be stored goes back by itself: that is its error message.
  return { feedback, toggle: (thumb: 'good' | 'bad') => void toggle(thumb).catch(() => undefined) };
}
