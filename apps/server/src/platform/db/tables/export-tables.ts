import type { ColumnType, Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

/** The latest export of an account. */
export interface AccountExportsTable {
  exportId: string;
  uid: string;
  state: 'running' | 'ready' | 'failed';
  /** Messages written, and messages in the account. */
  done: Generated<number>;
  total: Generated<number>;
  size: Generated<number | null>;
  /** How many times a server has begun it. */
  attempt: Generated<number>;
  /** The server that works on it; empty before the first. */
  owner: Generated<string>;
  /** After it, another server may begin again. */
  leaseUntil: Generated<Date>;
  createdAt: TimestampColumn;
  /** When its file is deleted; null while it runs. */
  expiresAt: Generated<Date | null>;
}

/** The file of an export, in pieces, so that every server can send it. */
export interface AccountExportChunksTable {
  exportId: string;
  sequence: number;
  bytes: Uint8Array;
}

/** Agreements that an imported user made on the server where the account was before. */
export interface ImportedAgreementsTable {
  uid: string;
  content: ColumnType<unknown, string, string>;
}

/** The invoices of an account that was imported: its customer at the payment provider stays with the other server. */
export interface ImportedInvoicesTable {
  uid: string;
  content: ColumnType<unknown, string, string>;
}
