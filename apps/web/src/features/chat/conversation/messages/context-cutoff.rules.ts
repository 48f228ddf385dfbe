import type { MessageDocument } from '@savet/contract/documents';
import { CONTEXT_MESSAGES } from '@savet/contract/limits';

type ContextMessage = Pick<MessageDocument, 'messageId' | 'sender' | 'text' | 'status' | 'isError'>;

/**
 * The message above which the chat says that its memory begins. The next question is sent with the last five settled
 * messages, without errors and blanks, as on the server: this is the first question among them, because a line between a
 * question and its answer would part what belongs together. Null if all messages are sent.
 */
export function memoryStart(
  messages: readonly ContextMessage[],
  hasEarlier: boolean,
): string | null {
  const settled = messages.filter(
    ({ text, status, isError }) =>
      (status === 'done' || status === 'stopped') && !isError && text !== '',
  );
  const inContext = settled.slice(-CONTEXT_MESSAGES);
  const isAll = settled.length <= CONTEXT_MESSAGES && !hasEarlier;
  const first = inContext.find(({ sender }) => sender === 'user') ?? inContext[0];
  return isAll ? null : (first?.messageId ?? null);
}
