import type { MessageDocument } from '@savet/contract/documents';
import { CONTEXT_MESSAGES } from '@savet/contract/limits';

type Told = Pick<MessageDocument, 'messageId' | 'text' | 'status' | 'isError'>;

/**
 * The first message that the consultant is told with the next question: of the settled ones, errors and blanks
 * left out as on the server, the last five. Null while all of the chat is told.
 */
export function memoryStart(messages: readonly Told[], hasEarlier: boolean): string | null {
  const told = messages.filter(
    ({ text, status, isError }) =>
      (status === 'done' || status === 'stopped') && !isError && text !== '',
  );
  const remembered = told.slice(-CONTEXT_MESSAGES);
  const isAll = told.length <= CONTEXT_MESSAGES && !hasEarlier;
  return isAll ? null : (remembered[0]?.messageId ?? null);
}
