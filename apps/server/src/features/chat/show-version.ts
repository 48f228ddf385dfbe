import type { MessageDocument } from '@savet/contract/documents';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { readMessage } from './messages.store.ts';
import { findRunningTurn } from './turns/turn.store.ts';
import { hideFrom, showHidden } from './versions/versions.store.ts';
import { requireGroup, shownVersion } from './versions/versions.ts';

/**
 * Shows a version of a question, with what followed it.
 * @param messageId any version of the question
 * @throws ApiError NOT_FOUND, CHAT_BUSY, and VERSION_CONFLICT if another part of the chat is shown by now
 */
export function showVersion(
  db: Database,
  uid: string,
  { chatId, messageId, version }: { chatId: string; messageId: string; version: number },
): Promise<MessageDocument> {
  return writeDocuments(db, uid, async (trx, revision) => {
    const group = await requireGroup(trx, uid, chatId, messageId);
    const wanted = group.versions.find((candidate) => candidate.version === version);
    if (!wanted) throw new ApiError('NOT_FOUND');
    if (await findRunningTurn(trx, uid, chatId)) throw new ApiError('CHAT_BUSY');
    const shown = shownVersion(group);
    if (shown.messageId !== wanted.messageId) {
      await hideFrom(trx, uid, chatId, shown, revision);
      await showHidden(trx, uid, wanted, revision);
    }
    const message = await readMessage(trx, uid, chatId, wanted.messageId);
    if (!message) throw new ApiError('NOT_FOUND');
    return message;
  });
}
