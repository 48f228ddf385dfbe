import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import { userDocument } from '@savet/contract/testing/user-document';

/** For documents whose age does not matter. */
const CREATED_AT = '2026-11-02T09:00:00.000Z';

/** A user with a Bulgarian name, so that no name counts as untranslated. */
export function bulgarianUser(uid: string): UserDocument {
  return userDocument({
    uid,
    email: `${uid}@people.test`,
    firstName: 'Ива',
    lastName: 'Петрова',
  });
}

export function chatDocument(chat: Pick<ChatDocument, 'chatId' | 'title'>): ChatDocument {
  const place = { pinned: false, archived: false, projectId: null };
  return { createdAt: CREATED_AT, dateLastVisited: CREATED_AT, ...place, revision: 1, ...chat };
}

type MessageIdentity = Pick<MessageDocument, 'chatId' | 'messageId' | 'position' | 'text'>;

export function questionDocument(message: MessageIdentity): MessageDocument {
  return {
    sender: 'user',
    timestamp: CREATED_AT,
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
    ...message,
  };
}

/** A reply that is still being written. */
export function replyDocument(
  message: MessageIdentity & Pick<MessageDocument, 'replyTo'>,
): MessageDocument {
  return { ...questionDocument(message), ...message, sender: 'assistant', status: 'answering' };
}
