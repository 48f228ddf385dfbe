import type { MessageDocument } from '@savet/contract/documents';
import { CONTEXT_MESSAGES } from '@savet/contract/limits';

type ContextMessage = Pick<MessageDocument, 'messageId' | 'text' | 'status' | 'isError'>;

/**
 * The first message that is sent to the model with the next question: the last five settled ones, without errors and
 * blanks, as on the server. Null if all are sent.
 */
export function firstMessageInContext(
  messages: readonly ContextMessage[],
  hasEarlier: boolean,
): string | null {
  const settled = messages.filter(
    ({ text, status, isError }) =>
      (status === 'done' || status === 'stopped') && !isError && text !== '',
  );
  const inContext = settled.slice(-CONTEXT_MESSAGES);
  const isAll = settled.length <= CONTEXT_MESSAGES && !hasEarlier;
  return isAll ? null : (inContext[0]?.messageId ?? null);
}
