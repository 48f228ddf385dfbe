import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/call/call.ts';
import { createOrderedChoice } from '../../../lib/choices/ordered-choice.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useToasts } from '../../../ui/toasts/toasts-context.ts';

/** The thumb on a reply, shown at once and put right by what the server says. */
export function useReplyFeedback({ chatId, messageId, feedback: stored }: MessageDocument) {
  const { store } = useDocuments().documents;
  const errorText = useErrorText();
  const toasts = useToasts();
  const [choice] = useState(() =>
    createOrderedChoice(async (feedback: Feedback) => {
      const { message } = await call('setFeedback', { chatId, messageId, feedback });
      store.dispatch({ type: 'messageRead', message });
    }),
  );
  const chosen = useSyncExternalStore(choice.subscribe, choice.chosen, choice.chosen);
  const feedback = chosen === undefined ? stored : chosen;

  function toggle(thumb: 'good' | 'bad') {
    // It goes back by itself, by then perhaps unseen.
    const tell = (error: unknown) => toasts.show({ text: errorText(error) });
    choice.choose(feedback === thumb ? null : thumb).catch(tell);
  }

  return { feedback, toggle };
}
