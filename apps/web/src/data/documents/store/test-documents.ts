import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import { reduce } from './reduce.ts';
import type { DocumentState } from './state.ts';

const timestamp = '2026-01-01T10:00:00Z';

/** Documents for tests; `changes` holds the fields that a test is about. */
export function chat(chatId: string, changes: Partial<ChatDocument> = {}): ChatDocument {
  return {
    chatId,
    title: 'New Chat',
    createdAt: timestamp,
    dateLastVisited: timestamp,
    pinned: false,
    archived: false,
    projectId: null,
    revision: 1,
    ...changes,
  };
}

export function message(
  messageId: string,
  changes: Partial<MessageDocument> = {},
): MessageDocument {
  return {
    chatId: 'a',
    messageId,
    position: 1,
    text: 'text',
    sender: 'user',
    timestamp,
    isError: false,
    errorCode: null,
    feedback: null,
    status: 'done',
    attempt: 1,
    replyTo: null,
    receipt: null,
    statedFields: null,
    offer: null,
    notice: null,
    source: null,
    hidden: false,
    version: 1,
    versionCount: 1,
    revision: 1,
    ...changes,
  };
}

/** The state after changes from the server. */
export function changed(
  state: DocumentState,
  revision: number,
  documents: {
    user?: UserDocument;
    chats?: ChatDocument[];
    messages?: MessageDocument[];
    removedChats?: string[];
  },
) {
  return reduce(state, { type: 'changes', changes: { ...none, ...documents, revision } });
}

const none = { chats: [], messages: [], removedChats: [] };
