import { createHash } from 'node:crypto';
import type { MessageDocument } from '@savet/contract/documents';

type Step = Pick<MessageDocument, 'messageId' | 'attempt' | 'status'>;

/**
 * Identifies the messages of a chat that are shown: changes with each question, reply, retry and version, and is the same
 * again when an earlier version is shown again.
 */
export function shownPath(messages: readonly Step[]): string {
  const steps = messages.map(({ messageId, attempt, status }) => [messageId, attempt, status]);
  return createHash('sha256').update(JSON.stringify(steps)).digest('base64url');
}
