import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';

/** A fixed time for documents whose age does not matter. */
const CREATED_AT = '2026-11-02T09:00:00.000Z';

/** A free user with a name and no questions asked. */
export function userDocument(uid: string): UserDocument {
  return {
    uid,
    email: `${uid}@people.test`,
    emailVerified: true,
    createdAt: CREATED_AT,
    firstName: 'Ива',
    lastName: 'Петрова',
    language: 'EN',
    accountType: 'startup',
    isTester: false,
    isAdmin: false,
    shareFeedback: false,
    plan: 'free',
    queryUsed: 0,
    queryLimit: 5,
    queryResetDate: null,
    stripeCustomerId: null,
    subscriptionId: null,
    subscription: null,
    hasSubscribed: false,
    userInfo: { profile: {}, brandHub: {} },
    brandVersions: {},
    revision: 1,
  };
}

export function chatDocument(chat: Pick<ChatDocument, 'chatId' | 'title'>): ChatDocument {
  return { createdAt: CREATED_AT, dateLastVisited: CREATED_AT, revision: 1, ...chat };
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
