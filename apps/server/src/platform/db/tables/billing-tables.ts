import type { QueryEntry } from '@savet/contract/documents';
import type { Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

export interface QueriesTable {
  queryId: string;
  uid: string;
  allowance: string;
  purpose: 'answer' | 'summary' | 'ahead';
  state: 'reserved' | 'kept' | 'given_back';
  reason: QueryEntry['reason'];
  chatId: string | null;
  messageId: string | null;
  /** Whether its exchange has used its one generated title. */
  titled: Generated<boolean>;
  /** Expiry of a query that was reserved without a turn. */
  heldUntil: Date | null;
  createdAt: TimestampColumn;
  settledAt: Date | null;
}

/** Processed events of the payment provider. */
export interface PaymentEventsTable {
  eventId: string;
  type: string;
  uid: string | null;
  receivedAt: TimestampColumn;
}
