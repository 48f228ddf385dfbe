import type { MailKind } from '@savet/contract/accounts/mails';
import type { AccountType } from '@savet/contract/choices/account-types';
import type { BillingNoticeKind } from '@savet/contract/documents';
import type { Language } from '@savet/contract/languages';
import type { BillingCycle, Plan } from '@savet/contract/plans';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

/** A table of the accounts library, as are the next three. */
export interface AuthUsersTable {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
  updatedAt: Date;
  /** Normalized for searching. */
  searchEmail: GeneratedAlways<string>;
  /** Whether the owner of the address is known to be the user of the account; the library does not know of it. */
  ownerProven: Generated<boolean>;
  /** A copy of the user's plan by a trigger, beside the email by which staff sort. */
  listedPlan: GeneratedAlways<Plan>;
}

export interface AuthSessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Date;
  /** When the user signed in. */
  createdAt: Date;
  /** When the session was last seen, to within SESSION_SEEN_SECONDS and the lifetime of a token. */
  updatedAt: Date;
  userAgent: string | null;
  /** The passkey that opened the session; null if it was opened otherwise, or the passkey is removed. */
  passkeyId: string | null;
  /** How often the session got a new token. */
  renewals: Generated<number>;
  /** Hash of the token from before the last renewal. */
  previousHash: string | null;
  /** Until when that one works; null until the new one was used. */
  previousUntil: Date | null;
}

/** Ways to log in: a password, or a user of a provider. */
export interface AuthCredentialsTable {
  id: string;
  userId: string;
  providerId: string;
  /** The provider's number of its user (`sub`); for a password, the uid. */
  accountId: string;
  createdAt: Generated<Date>;
  /** Hashed. */
  password: string | null;
  updatedAt: Generated<Date>;
}

/** Links that set a new password. */
export interface AuthVerificationsTable {
  /** Hashed. */
  identifier: string;
  /** The uid. */
  value: string;
  expiresAt: Date;
}

/** Mails about accounts that are not sent yet. */
export interface AccountMailsTable {
  mailId: string;
  encryptedMail: string;
  mailDueAt: Generated<Date>;
  mailAttempts: Generated<number>;
  /** No longer sent afterwards: the links in it have expired. */
  expiresAt: Date;
}

/** Changes of addresses: requested, then confirmed at the new address, then possibly undone at the old one. */
export interface EmailChangesTable {
  changeId: string;
  uid: string;
  newEmail: string;
  confirmHash: string;
  confirmUntil: Date;
  /** Null until confirmed, as are the next three. */
  oldEmail: Generated<string | null>;
  oldEmailVerified: Generated<boolean | null>;
  undoHash: Generated<string | null>;
  /** Until then nobody else may take the old address. */
  undoUntil: Generated<Date | null>;
  confirmedAt: Generated<Date | null>;
  undoneAt: Generated<Date | null>;
}

/** Accounts that their users have deleted, until they are erased. */
/** An account that the team has blocked; a block that has ended stays as a record. */
export interface AccountBlocksTable {
  uid: string;
  blockedAt: Generated<Date>;
  /** Mailed to the user. */
  reason: string;
  endedAt: Generated<Date | null>;
}

export interface AccountDeletionsTable {
  uid: string;
  requestedAt: TimestampColumn;
  /** Until then the user can keep the account. */
  eraseAfter: Date;
  /** Next attempt to erase it. */
  eraseDueAt: Date;
}

export interface UsersTable {
  uid: string;
  createdAt: TimestampColumn;
  firstName: Generated<string>;
  lastName: Generated<string>;
  language: Generated<Language>;
  accountType: Generated<AccountType>;
  isTester: Generated<boolean>;
  isAdmin: Generated<boolean>;
  isSuperAdmin: Generated<boolean>;
  isClient: Generated<boolean>;
  isInternal: Generated<boolean>;
  /** Null until `initializeUserPlan`; read as free. */
  plan: Generated<Plan | null>;
  planSource: Generated<'stripe' | 'staff' | null>;
  /** Overrides the plan's own limit; null: no override. */
  queryLimit: Generated<number | null>;
  /** Recounted from the ledger in every transaction that changes it. */
  queryUsed: Generated<number>;
  queryResetDate: Generated<Date | null>;
  /** `free`, or `paid:` and the start of the month. */
  allowance: Generated<string>;
  /** Start of the first month; the monthly resets are counted from here. */
  billingAnchor: Generated<Date | null>;
  stripeCustomerId: Generated<string | null>;
  /** Whether the payment provider still has an earlier address. */
  isCustomerEmailDue: Generated<boolean>;
  subscriptionId: Generated<string | null>;
  /** When the contract of the subscription was concluded. */
  subscriptionStartedAt: Generated<Date | null>;
  subscriptionStatus: Generated<'active' | 'past_due' | null>;
  billingCycle: Generated<BillingCycle | null>;
  /** In euro cents; null without one in euro. */
  subscriptionPrice: Generated<number | null>;
  /** End of the paid period, as the payment provider reports it; null for plans set by staff. */
  paidUntil: Generated<Date | null>;
  cancelAtPeriodEnd: Generated<boolean>;
  hasSubscribed: Generated<boolean>;
  /** Whether the customer has an invoice that is no draft. Asked for only while nothing else says so. */
  hasInvoices: Generated<boolean>;
  /** Expiry of the open checkout; null when none is open. */
  checkoutUntil: Generated<Date | null>;
  /** Incremented with each snapshot applied from the payment provider, so that stale ones are recognized. */
  billingVersion: Generated<number>;
  /** The last thing to tell the user about payments, and when it happened. */
  billingNotice: Generated<BillingNoticeKind | null>;
  billingNoticeAt: Generated<Date | null>;
  /** Credit at the payment provider, in cents. */
  billingCredit: Generated<number>;
  /** When the payment provider is queried next; null: only after an event. */
  billingDueAt: Generated<Date | null>;
  userInfo: ColumnType<UserInfo, string | undefined, string>;
  brandVersions: ColumnType<Record<string, number>, string | undefined, string>;
  /** When the user began to share rated answers with staff; null: not shared. */
  shareFeedbackSince: Generated<Date | null>;
  /** Whether staff need the user's approval before they view the account. */
  asksBeforeViewing: Generated<boolean>;
  /** Whether the user gets an email when staff start a viewing. */
  viewingMails: Generated<boolean>;
  /** Mails that the user has switched off. */
  mutedMails: ColumnType<MailKind[], string | undefined, string>;
  /** Until when the last unanswered request for a viewing can be answered; null: there is none. */
  viewingRequestUntil: Generated<Date | null>;
  /** Normalized for searching and sorting. */
  searchName: GeneratedAlways<string>;
  sortName: GeneratedAlways<string>;
  revision: number;
}

export interface UserInfo {
  profile: Record<string, string>;
  brandHub: Record<string, Record<string, string>>;
}
