import type * as calls from '@savet/contract/calls/sharing';
import { SHARED_LINKS_MAX } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { HandlersOf } from '../../../platform/handlers.ts';
import { hashToken, newToken } from '../../../platform/random-tokens.ts';
import { readChat } from '../chat.store.ts';
import { HANDED_READ_MAX, handedMessages } from '../handed-messages.rules.ts';
import { listMessageRows } from '../messages.store.ts';
import { countLinks, deleteLink, insertLink, listLinks, lockLinks } from './sharing.store.ts';

/** Path of the pages behind shared links. */
export const SHARED_PATH = '/shared';

export function sharingCalls({
  db,
  publicUrl,
}: {
  db: Database;
  publicUrl: string;
}): HandlersOf<typeof calls> {
  return {
    createSharedLink: async ({ linkId, chatId, messageId, days, showsBrand }, { subjectUid }) => {
      const token = newToken();
      const link = await inTransaction(db, async (trx) => {
        await lockLinks(trx, subjectUid);
        if (!(await readChat(trx, subjectUid, chatId))) throw new ApiError('NOT_FOUND');
        const shown = await listMessageRows(trx, subjectUid, chatId, { limit: HANDED_READ_MAX });
        const messages = handedMessages(shown, messageId === undefined ? undefined : [messageId]);
        if (!messages.some(({ sender }) => sender === 'assistant')) {
          throw new ApiError('NOTHING_TO_SHARE');
        }
        await insertLink(trx, subjectUid, {
          linkId,
          tokenHash: hashToken(token),
          kind: messageId === undefined ? 'chat' : 'answer',
          chatId,
          messageIds: messages.map((message) => message.messageId),
          days,
          showsBrand,
        });
        if ((await countLinks(trx, subjectUid)) > SHARED_LINKS_MAX) {
          throw new ApiError('SHARED_LINKS_FULL');
        }
        const [stored] = await listLinks(trx, subjectUid, { linkId });
        if (!stored) throw new ApiError('NOT_FOUND');
        return stored;
      });
      return { link, url: `${publicUrl}${SHARED_PATH}/${token}` };
    },

    listSharedLinks: async ({ chatId }, { subjectUid }) => {
      if (chatId !== undefined && !(await readChat(db, subjectUid, chatId))) {
        throw new ApiError('NOT_FOUND');
      }
      return { links: await listLinks(db, subjectUid, { chatId }) };
    },

    revokeSharedLink: async ({ linkId }, { subjectUid }) => {
      if (!(await deleteLink(db, subjectUid, linkId))) throw new ApiError('NOT_FOUND');
      return {};
    },
  };
}
