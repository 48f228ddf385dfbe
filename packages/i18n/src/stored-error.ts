import type { MessageDocument } from '@savet/contract/documents';
import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';

type Failure = Pick<MessageDocument, 'text' | 'errorCode'>;

/** Why a reply failed; a code this page does not know yet counts as the general one. */
export function failureOf(reply: Failure): ReplyErrorCode {
  return isKnown(reply.errorCode) ? reply.errorCode : 'GENERATION_FAILED';
}

/** Whether the text of a failed reply is only the stored English error, not part of an answer. */
export function isStoredError(reply: Failure): boolean {
  const text = reply.text.trim();
  return text === '' || Object.values<string>(replyErrors).includes(text);
}

function isKnown(code: string | null): code is ReplyErrorCode {
  return code !== null && Object.hasOwn(replyErrors, code);
}
