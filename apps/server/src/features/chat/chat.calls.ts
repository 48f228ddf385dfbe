import { PAGE_DEFAULT, RESTORE_SECONDS } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { defaultTitles } from '@savet/i18n/shown-title';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import {
  insertChat,
  listChatRows,
  listMessageRows,
  readChat,
  readMessage,
  setTitle,
  writeFeedback,
} from './chat.store.ts';
import { deleteChat, restoreChat } from './delete-chat.ts';
import { exportedChat } from './export-chat.rules.ts';
import { searchChats } from './search-chats.store.ts';
import { stopTurn } from './stop-turn.ts';

const catalogues = { EN: en, BG: bg };
/** What a search tells at most. */
const HITS_MAX = 50;
/** Messages of an exported chat at most, the newest: more than anybody writes into one. */
const EXPORT_MAX = 20_000;

export function chatCalls(dependencies: {
  db: Database;
  now: () => Date;
}): HandlersOf<
  | 'createChat'
  | 'listChats'
  | 'renameChat'
  | 'deleteChat'
  | 'restoreChat'
  | 'searchChats'
  | 'exportChat'
  | 'listMessages'
  | 'setFeedback'
  | 'stopResponse'
> {
  const { db, now } = dependencies;
  return {
    createChat: async ({ chatId, title }, { uid }) => {
      await loadUser(db, uid);
      const chat = await writeDocuments(db, uid, async (trx, revision) => {
        await insertChat(trx, uid, { chatId, title }, revision);
        return requireChat(trx, uid, chatId);
      });
      return { chat };
    },

    listChats: async ({ after, limit = PAGE_DEFAULT }, { uid }) => {
      const last = after === undefined ? null : await requireChat(db, uid, after);
      const chats = await listChatRows(db, uid, { after: last, limit: limit + 1 });
      return { chats: chats.slice(0, limit), more: chats.length > limit };
    },

    renameChat: async ({ chatId, title }, { uid }) => {
      const chat = await writeDocuments(db, uid, async (trx, revision) => {
        await setTitle(trx, uid, chatId, title, revision);
        return requireChat(trx, uid, chatId);
      });
      return { chat };
    },

    deleteChat: async ({ chatId }, { uid }) => {
      const deletedAt = await deleteChat(db, uid, chatId, now());
      const until = new Date(deletedAt.getTime() + RESTORE_SECONDS * 1_000);
      return { restorableUntil: until.toISOString() };
    },

    restoreChat: async ({ chatId }, { uid }) => ({ chat: await restoreChat(db, uid, chatId) }),

    searchChats: async ({ text }, { uid }) => {
      const { language } = await loadUser(db, uid);
      const hits = await searchChats(db, uid, text.trim(), {
        limit: HITS_MAX + 1,
        shown: defaultTitles(catalogues[language].chat),
      });
      return { hits: hits.slice(0, HITS_MAX), more: hits.length > HITS_MAX };
    },

    exportChat: async ({ chatId }, { uid }) => {
      const chat = await requireChat(db, uid, chatId);
      const { language } = await loadUser(db, uid);
      const messages = await listMessageRows(db, uid, chatId, { limit: EXPORT_MAX });
      return exportedChat(chat, messages, catalogues[language]);
    },

    listMessages: async ({ chatId, before, limit = PAGE_DEFAULT }, { uid }) => {
      await requireChat(db, uid, chatId);
      const messages = await listMessageRows(db, uid, chatId, { before, limit: limit + 1 });
      return { messages: messages.slice(-limit), more: messages.length > limit };
    },

    setFeedback: async ({ chatId, messageId, feedback }, { uid }) => {
      const message = await writeDocuments(db, uid, async (trx, revision) => {
        const reply = await readMessage(trx, uid, chatId, messageId);
        if (reply?.sender !== 'assistant') throw new ApiError('NOT_FOUND');
        await writeFeedback(trx, uid, messageId, feedback, revision);
        return { ...reply, feedback, revision };
      });
      return { message };
    },

    stopResponse: async ({ chatId, messageId }, { uid }) => {
      await stopTurn(db, uid, chatId, messageId);
      return {};
    },
  };
}

async function requireChat(db: Database | Trx, uid: string, chatId: string) {
  const chat = await readChat(db, uid, chatId);
  if (!chat) throw new ApiError('NOT_FOUND');
  return chat;
}
