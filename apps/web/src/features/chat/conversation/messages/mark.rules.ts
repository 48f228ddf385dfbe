import type { MessageDocument } from '@savet/contract/documents';
import type { UserCatalogue } from '@savet/i18n/catalogue';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';

/** Whether a reply has text besides its stored error. */
export function hasAnswer(reply: MessageDocument, text = reply.text): boolean {
  return text !== '' && !(reply.isError && isStoredError(reply));
}

/** Whether the same question may be answered at another try, free of charge: a reply that took a query is asked for again. */
export function isRetriable(reply: MessageDocument): boolean {
  if (!isNotCounted(reply)) return false;
  return reply.status === 'stopped' || failureOf(reply) !== 'QUESTION_TOO_LONG';
}

/** The note on a failed or stopped reply; empty for any other. */
export function replyMark({ chat, errors }: UserCatalogue, reply: MessageDocument): string {
  if (reply.status === 'stopped') {
    return hasAnswer(reply) ? chat.stoppedMark : chat.stoppedEmptyMark;
  }
  if (reply.status !== 'failed') return '';
  const failure = errors.byReply[failureOf(reply)];
  return hasAnswer(reply) ? `${chat.partialMark} ${failure}` : failure;
}

/** Whether the question took no query: its reply failed, or was stopped before its first text. */
export function isNotCounted(reply: MessageDocument): boolean {
  return reply.status === 'failed' || (reply.status === 'stopped' && !hasAnswer(reply));
}
