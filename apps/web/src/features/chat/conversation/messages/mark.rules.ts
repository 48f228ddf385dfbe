import type { MessageDocument } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';

/** Whether a reply has text besides its stored error. */
export function hasAnswer(reply: MessageDocument, text = reply.text): boolean {
  return text !== '' && !(reply.isError && isStoredError(reply));
}

/** The note on a failed or stopped reply; empty for any other. */
export function replyMark({ chat, errors }: Catalogue, reply: MessageDocument): string {
  if (reply.status === 'stopped') {
    return hasAnswer(reply) ? chat.stoppedMark : chat.stoppedEmptyMark;
  }
  if (reply.status !== 'failed') return '';
  const failure = errors.byReply[failureOf(reply)];
  return hasAnswer(reply) ? `${chat.partialMark} ${failure}` : failure;
}
