import { PAGE_MAX } from '@savet/contract/limits';
import { call } from '../call/call.ts';
import { CallError } from '../call/call-error.ts';
import type { DocumentReads } from './user-documents.ts';

/** Chats per page of the list: few users have more. */
const CHATS_PAGE = PAGE_MAX / 2;

/** Reads a user's documents from the server. */
export function documentReads(uid: string): DocumentReads {
  return {
    getUser: () => call('getUser', { uid }),
    listChats: (page) => call('listChats', { uid, limit: CHATS_PAGE, ...page }),
    listMessages: (chatId, page) =>
      call('listMessages', {
        uid,
        chatId,
        ...page,
        ...(page.before !== undefined && { limit: PAGE_MAX }),
      }),
    isMissing: (error) => error instanceof CallError && error.code === 'NOT_FOUND',
  };
}
