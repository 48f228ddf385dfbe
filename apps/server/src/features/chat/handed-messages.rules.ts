import type { MessageDocument } from '@savet/contract/documents';
import { HANDED_MESSAGES_MAX, HANDED_TEXT_MAX } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';

/** Messages that are read: a chat with more of them is too long in any case. */
export const HANDED_READ_MAX = 10 * HANDED_MESSAGES_MAX;

/** Whether a message may leave the account: questions, and answers that were given. */
export function isHanded({ sender, status, isError, text }: MessageDocument): boolean {
  return text.trim() !== '' && (sender === 'user' || (status !== 'answering' && !isError));
}

/**
 * The messages of a chat that a link or a document contains.
 * @param replyIds only these replies, each with its question; all without it
 * @throws ApiError NOT_FOUND for a reply that is not shown, CHAT_TOO_LONG
 */
export function handedMessages(
  messages: readonly MessageDocument[],
  replyIds: readonly string[] | undefined,
): MessageDocument[] {
  const chosen = (replyIds ? withQuestions(messages, new Set(replyIds)) : messages).filter(
    isHanded,
  );
  const length = chosen.reduce((sum, { text }) => sum + text.length, 0);
  if (chosen.length > HANDED_MESSAGES_MAX || length > HANDED_TEXT_MAX) {
    throw new ApiError('CHAT_TOO_LONG');
  }
  return chosen;
}

function withQuestions(
  messages: readonly MessageDocument[],
  replyIds: ReadonlySet<string>,
): MessageDocument[] {
  const replies = messages.filter(
    ({ messageId, sender }) => sender === 'assistant' && replyIds.has(messageId),
  );
  if (replies.length < replyIds.size) throw new ApiError('NOT_FOUND');
  const questions = new Set(replies.map(({ replyTo }) => replyTo));
  return messages.filter(({ messageId }) => replyIds.has(messageId) || questions.has(messageId));
}
