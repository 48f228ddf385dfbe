import type { BrandSectionName } from '@savet/contract/brand-hub';
import type { Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

export interface BrandFieldVersionsTable {
  uid: string;
  path: string;
  version: number;
  value: string;
  savedBy: string;
  savedAt: TimestampColumn;
}

export interface CheckExceptionsTable {
  uid: string;
  rule: string;
  words: string;
  createdAt: TimestampColumn;
}

export interface ContactMessagesTable {
  uid: string;
  contactMessageId: string;
  section: BrandSectionName | null;
  text: string;
  createdAt: TimestampColumn;
  mailedAt: Generated<Date | null>;
  /** Next attempt to mail support; null once sent. */
  mailDueAt: Generated<Date | null>;
  mailAttempts: Generated<number>;
}

export interface ContactAnswersTable {
  uid: string;
  contactMessageId: string;
  text: string;
  answeredBy: string;
  answeredAt: TimestampColumn;
  /** Next attempt to mail the user; null once sent. */
  mailDueAt: Generated<Date | null>;
  mailAttempts: Generated<number>;
}

export interface ContactProposalsTable {
  uid: string;
  contactMessageId: string;
  position: number;
  path: string;
  value: string;
  state: Generated<'open' | 'accepted' | 'declined'>;
  decidedAt: Generated<Date | null>;
}
