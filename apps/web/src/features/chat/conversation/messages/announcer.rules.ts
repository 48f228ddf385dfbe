import type { MessageDocument } from '@savet/contract/documents';

/** The reply that has just finished: done, failed or stopped. */
export function finishedSince(
  before: readonly MessageDocument[],
  now: readonly MessageDocument[],
): MessageDocument | undefined {
  const written = before.findLast((message) => message.status === 'answering');
  if (!written) return undefined;
  return now.findLast(
    (message) => message.messageId === written.messageId && message.status !== 'answering',
  );
}
