import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';

const moment = '2026-01-01T10:00:00Z';

/** Documents for tests, with what a test says about them. */
export function user(told: Partial<UserDocument> = {}): UserDocument {
  return {
    uid: 'u',
    email: 'ana@example.test',
    emailVerified: true,
    createdAt: moment,
    firstName: 'Ana',
    lastName: 'Ilieva',
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
    ...told,
  };
}

export function chat(chatId: string, told: Partial<ChatDocument> = {}): ChatDocument {
  return {
    chatId,
    title: 'New Chat',
    createdAt: moment,
    dateLastVisited: moment,
    revision: 1,
    ...told,
  };
}

export function message(messageId: string, told: Partial<MessageDocument> = {}): MessageDocument {
  return {
    chatId: 'a',
    messageId,
    position: 1,
    text: 'text',
    sender: 'user',
    timestamp: moment,
    isError: false,
    errorCode: null,
    feedback: null,
    status: 'done',
    attempt: 1,
    replyTo: null,
    receipt: null,
    revision: 1,
    ...told,
  };
}
