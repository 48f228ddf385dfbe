import type { Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

export interface ViewingsTable {
  viewingId: string;
  adminUid: string;
  /** A copy: the admin's account may be deleted later. */
  adminEmail: string;
  /** The admin's session; the viewing ends with it. */
  sessionId: string;
  uid: string;
  reason: string | null;
  startedAt: TimestampColumn;
  expiresAt: Date;
  endedAt: Generated<Date | null>;
  /** Null: the user does not want to be asked. */
  consent: 'approved' | 'overridden' | null;
}

/** Requests for approval to view an account. */
export interface ViewingRequestsTable {
  requestId: string;
  adminUid: string;
  /** A copy: the admin's account may be deleted later. */
  adminEmail: string;
  uid: string;
  reason: string | null;
  requestedAt: TimestampColumn;
  /** The request can be answered, and an approval be used, until then. */
  until: Date;
  answer: Generated<'approved' | 'declined' | null>;
  answeredAt: Generated<Date | null>;
  /** When the approval opened a viewing. */
  usedAt: Generated<Date | null>;
}

export interface ViewingReadsTable {
  viewingId: string;
  call: string;
  chatId: string | null;
  readAt: TimestampColumn;
}

export interface BrandHubReadsTable {
  readId: Generated<string>;
  uid: string;
  readBy: string;
  /** Only in imported rows, whose reader has no account here. */
  readerEmail: Generated<string | null>;
  messageId: string;
  readAt: TimestampColumn;
}
