import type { BrandSectionName } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import type { AccountType, Language, ResponseStyle } from '@savet/contract/limits';
import type { BillingCycle, Plan } from '@savet/contract/plans';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A moment that the database sets itself unless told otherwise. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** The tables, in camel case; a plugin writes them in snake case. The SQL stands in `migrations/`. */
export interface Tables {
  authUsers: AuthUsersTable;
  authSessions: AuthSessionsTable;
  adminEmails: { email: string };
  revisions: { uid: string; revision: number };
  users: UsersTable;
  brandFieldVersions: BrandFieldVersionsTable;
  viewings: ViewingsTable;
  viewingReads: ViewingReadsTable;
  brandHubReads: BrandHubReadsTable;
  contactMessages: ContactMessagesTable;
  contactAnswers: ContactAnswersTable;
  contactProposals: ContactProposalsTable;
  queries: QueriesTable;
  paymentEvents: PaymentEventsTable;
  chats: ChatsTable;
  messages: MessagesTable;
  deletedChats: DeletedChatsTable;
  turns: TurnsTable;
  chunks: ChunksTable;
  callResults: CallResultsTable;
}

/** Written by the accounts library only; the other tables of its own are not listed here. */
interface AuthUsersTable {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
  /** As people are searched by. */
  searchEmail: GeneratedAlways<string>;
}

interface AuthSessionsTable {
  id: string;
  userId: string;
  expiresAt: Date;
}

export interface UsersTable {
  uid: string;
  createdAt: Moment;
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
  /** Null: the plan's own limit. */
  queryLimit: Generated<number | null>;
  /** Counted anew from the ledger in every transaction that touches it. */
  queryUsed: Generated<number>;
  queryResetDate: Generated<Date | null>;
  /** `free`, or `paid:` and the start of the month. */
  allowance: Generated<string>;
  /** Where the monthly steps are counted from. */
  billingAnchor: Generated<Date | null>;
  stripeCustomerId: Generated<string | null>;
  subscriptionId: Generated<string | null>;
  subscriptionStatus: Generated<'active' | 'past_due' | null>;
  billingCycle: Generated<BillingCycle | null>;
  /** End of what the payment provider says is paid; null for plans that staff have set. */
  paidUntil: Generated<Date | null>;
  cancelAtPeriodEnd: Generated<boolean>;
  hasSubscribed: Generated<boolean>;
  /** Until when a checkout that was opened may still be paid. */
  checkoutUntil: Generated<Date | null>;
  /** Grows with everything taken over from the payment provider, so that older news is told apart. */
  billingVersion: Generated<number>;
  /** When the payment provider is asked next; null: not before something happens. */
  billingDueAt: Generated<Date | null>;
  userInfo: ColumnType<UserInfo, string | undefined, string>;
  brandVersions: ColumnType<Record<string, number>, string | undefined, string>;
  /** Since when rated answers are shared with staff; null: they are not. */
  shareFeedbackSince: Generated<Date | null>;
  /** As people are searched and sorted by. */
  searchName: GeneratedAlways<string>;
  sortName: GeneratedAlways<string>;
  revision: number;
}

export interface UserInfo {
  profile: Record<string, string>;
  brandHub: Record<string, Record<string, string>>;
}

interface BrandFieldVersionsTable {
  uid: string;
  path: string;
  version: number;
  value: string;
  savedBy: string;
  savedAt: Moment;
}

interface ViewingsTable {
  viewingId: string;
  adminUid: string;
  /** As it was then: the account may go. */
  adminEmail: string;
  /** The admin's: a viewing ends with it. */
  sessionId: string;
  uid: string;
  reason: string | null;
  startedAt: Moment;
  expiresAt: Date;
  endedAt: Generated<Date | null>;
}

interface ViewingReadsTable {
  viewingId: string;
  call: string;
  chatId: string | null;
  readAt: Moment;
}

interface BrandHubReadsTable {
  readId: Generated<string>;
  uid: string;
  readBy: string;
  messageId: string;
  readAt: Moment;
}

export interface ContactMessagesTable {
  uid: string;
  contactMessageId: string;
  section: BrandSectionName | null;
  text: string;
  createdAt: Moment;
  mailedAt: Generated<Date | null>;
  /** When the mail to support is tried next; null once it is out. */
  mailDueAt: Generated<Date | null>;
  mailAttempts: Generated<number>;
}

export interface ContactAnswersTable {
  uid: string;
  contactMessageId: string;
  text: string;
  answeredBy: string;
  answeredAt: Moment;
  /** When the mail to the user is tried next; null once it is out. */
  mailDueAt: Generated<Date | null>;
  mailAttempts: Generated<number>;
}

interface ContactProposalsTable {
  uid: string;
  contactMessageId: string;
  position: number;
  path: string;
  value: string;
  state: Generated<'open' | 'accepted' | 'declined'>;
  decidedAt: Generated<Date | null>;
}

/** Events of the payment provider that have had their effect. */
interface PaymentEventsTable {
  eventId: string;
  type: string;
  uid: string | null;
  receivedAt: Moment;
}

interface QueriesTable {
  queryId: string;
  uid: string;
  allowance: string;
  purpose: 'answer' | 'summary' | 'ahead';
  state: 'reserved' | 'kept' | 'given_back';
  reason: 'failed' | 'stopped' | 'empty' | 'interrupted' | 'unused' | null;
  chatId: string | null;
  messageId: string | null;
  /** Whether a title was generated for its exchange. */
  titled: Generated<boolean>;
  /** Until when a query without a turn behind it is held. */
  heldUntil: Date | null;
  createdAt: Moment;
  settledAt: Date | null;
}

export interface ChatsTable {
  uid: string;
  chatId: string;
  title: string;
  createdAt: Moment;
  dateLastVisited: Moment;
  deleted: Generated<boolean>;
  revision: number;
}

export interface MessagesTable {
  uid: string;
  messageId: string;
  chatId: string;
  position: number;
  text: string;
  sender: 'user' | 'assistant';
  timestamp: Moment;
  isError: Generated<boolean>;
  errorCode: Generated<string | null>;
  feedback: Generated<'good' | 'bad' | null>;
  feedbackAt: Generated<Date | null>;
  status: 'answering' | 'done' | 'failed' | 'stopped';
  attempt: Generated<number>;
  replyTo: Generated<string | null>;
  receipt: ColumnType<Receipt | null, string | null | undefined, string | null>;
  revision: number;
}

interface DeletedChatsTable {
  uid: string;
  chatId: string;
  title: string;
  /** Rows of the tables of the same names, as they were. */
  messages: unknown;
  turns: unknown;
  deletedAt: Moment;
}

export type TurnState = 'accepted' | 'answering' | 'answered' | 'failed' | 'stopped';

export interface TurnsTable {
  uid: string;
  messageId: string;
  chatId: string;
  replyId: string;
  attempt: number;
  state: TurnState;
  owner: string;
  leaseUntil: Date;
  stopRequested: Generated<boolean>;
  queryId: string;
  responseStyle: ResponseStyle;
  brandHubUid: string | null;
  inputTokens: Generated<number | null>;
  outputTokens: Generated<number | null>;
  acceptedAt: Moment;
  settledAt: Generated<Date | null>;
}

interface ChunksTable {
  uid: string;
  replyId: string;
  attempt: number;
  sequence: number;
  /** Place of `text` in the reply, in UTF-16 units. */
  position: number;
  text: string;
}

interface CallResultsTable {
  actor: string;
  call: string;
  key: string;
  fingerprint: string;
  /** Null while the call runs. */
  status: number | null;
  body: ColumnType<unknown, string | null, string | null>;
  heldUntil: Date;
  createdAt: Moment;
}
