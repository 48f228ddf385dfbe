import type * as calls from '@savet/contract/calls/chat';
import { CHATS_MAX, PAGE_DEFAULT, RESTORE_SECONDS } from '@savet/contract/limits';
import { catalogues } from '@savet/i18n/catalogues';
import { defaultTitles } from '@savet/i18n/shown-title';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import {
  hasChats,
  insertChat,
  listChatRows,
  placeChat,
  readChat,
  requireChat,
  setTitle,
} from './chat.store.ts';
import { deleteChat, restoreChat } from './delete-chat.ts';
import { exportChat } from './export-chat.rules.ts';
import { listMessageRows } from './messages.store.ts';
import { readProject } from './projects/projects.store.ts';
import { searchChats } from './search/search-chats.ts';
import { shownPath } from './versions/shown-path.rules.ts';

/** Hits in one search response. */
const HITS_MAX = 50;
/** An export has at most this many messages, the newest: more than a real chat reaches. */
const EXPORT_MAX = 20_000;

export function chatCalls({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): HandlersOf<typeof calls> {
  return {
    createChat: async ({ chatId, title }, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const chat = await writeDocuments(db, subjectUid, async (trx, revision) => {
        const existing = await readChat(trx, subjectUid, chatId);
        if (existing) return existing;
        if (await hasChats(trx, subjectUid, CHATS_MAX)) throw new ApiError('CHAT_LIMIT_REACHED');
        await insertChat(trx, subjectUid, { chatId, title }, revision);
        return requireChat(trx, subjectUid, chatId);
      });
      return { chat };
    },

    listChats: async (page, { subjectUid }) => {
      const { after, limit = PAGE_DEFAULT, archived = false, projectId } = page;
      const cursor = after === undefined ? null : await requireChat(db, subjectUid, after);
      const rows = { after: cursor, limit: limit + 1, archived, projectId };
      const chats = await listChatRows(db, subjectUid, rows);
      return { chats: chats.slice(0, limit), more: chats.length > limit };
    },

    renameChat: async ({ chatId, title }, { subjectUid }) => {
      const chat = await writeDocuments(db, subjectUid, async (trx, revision) => {
        await setTitle(trx, subjectUid, chatId, title, revision);
        return requireChat(trx, subjectUid, chatId);
      });
      return { chat };
    },

    updateChat: async ({ chatId, pinned, archived, projectId }, { subjectUid }) => {
      const place = {
        ...(pinned !== undefined && { pinned }),
        ...(archived !== undefined && { archived }),
        ...(projectId !== undefined && { projectId }),
      };
      const chat = await writeDocuments(db, subjectUid, async (trx, revision) => {
        if (projectId && !(await readProject(trx, subjectUid, projectId))) {
          throw new ApiError('NOT_FOUND');
        }
        await placeChat(trx, subjectUid, chatId, place, revision);
        return requireChat(trx, subjectUid, chatId);
      });
      return { chat };
    },

    deleteChat: async ({ chatId }, { subjectUid }) => {
      const deletedAt = await deleteChat(db, subjectUid, chatId, now());
      const restorableUntil = new Date(deletedAt.getTime() + RESTORE_SECONDS * 1_000);
      return { restorableUntil: restorableUntil.toISOString() };
    },

    restoreChat: async ({ chatId }, { subjectUid }) => ({
      chat: await restoreChat(db, subjectUid, chatId),
    }),

    searchChats: async ({ text }, { subjectUid }) => {
      const { language } = await loadUser(db, subjectUid);
      const hits = await searchChats(db, subjectUid, text.trim(), {
        limit: HITS_MAX + 1,
        displayTitles: defaultTitles(catalogues[language].chat),
      });
      return { hits: hits.slice(0, HITS_MAX), more: hits.length > HITS_MAX };
    },

    exportChat: async ({ chatId }, { subjectUid }) => {
      const chat = await requireChat(db, subjectUid, chatId);
      const { language } = await loadUser(db, subjectUid);
      const messages = await listMessageRows(db, subjectUid, chatId, { limit: EXPORT_MAX });
      return {
        ...exportChat(chat, messages, catalogues[language]),
        path: shownPath(messages),
      };
    },
  };
}
