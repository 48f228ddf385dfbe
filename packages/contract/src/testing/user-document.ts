import type { UserDocument } from '@savet/contract/documents';

/** A user document for tests: a new user on the free plan, with `changes`. */
export function userDocument(changes: Partial<UserDocument> = {}): UserDocument {
  return {
    uid: 'u',
    email: 'ana@example.test',
    emailVerified: true,
    createdAt: '2026-01-01T10:00:00Z',
    firstName: 'Ana',
    lastName: 'Ilieva',
    language: 'EN',
    accountType: 'startup',
    isTester: false,
    isAdmin: false,
    shareFeedback: false,
    asksBeforeViewing: false,
    viewingMails: true,
    viewingRequestUntil: null,
    plan: 'free',
    queryUsed: 0,
    queryLimit: 5,
    queryResetDate: null,
    stripeCustomerId: null,
    subscriptionId: null,
    subscription: null,
    hasSubscribed: false,
    hasInvoices: false,
    billingCredit: 0,
    billingNotice: null,
    mutedMails: [],
    acceptedTerms: null,
    userInfo: { profile: {}, brandHub: {} },
    brandVersions: {},
    revision: 1,
    ...changes,
  };
}
