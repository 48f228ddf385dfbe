import type { MessageDocument } from '@savet/contract/documents';
import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';

type Failure = Pick<MessageDocument, 'text' | 'errorCode'>;

/** Why a reply failed. A code of a newer server counts as the general one. */
export function failureOf(reply: Failure): ReplyErrorCode {
  return isKnown(reply.errorCode) ? reply.errorCode : 'GENERATION_FAILED';
}

/** Whether a failed reply has no text of its own, only the stored English error. */
export function isStoredError(reply: Failure): boolean {
  const text = reply.text.trim();
  return text === '' || Object.values<string>(replyErrors).includes(text);
}

function isKnown(code: string | null): code is ReplyErrorCode {
  return code !== null && Object.hasOwn(replyErrors, code);
}
