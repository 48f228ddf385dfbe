import type { MessageDocument } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';

/** Whether there is something of an answer to read, and not only the stored error. */
export function hasAnswer(reply: MessageDocument, text = reply.text): boolean {
  return text !== '' && !(reply.isError && isStoredError(reply));
}

/** What is said of a reply that did not end well; empty for any other. */
export function replyMark({ chat, errors }: Catalogue, reply: MessageDocument): string {
  if (reply.status === 'stopped') {
    return hasAnswer(reply) ? chat.stoppedMark : chat.stoppedEmptyMark;
  }
  if (reply.status !== 'failed') return '';
  const failure = errors.byReply[failureOf(reply)];
  return hasAnswer(reply) ? `${chat.partialMark} ${failure}` : failure;
}
