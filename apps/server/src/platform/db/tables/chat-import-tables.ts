import type { ImportFailure, ImportOutcome } from '@savet/contract/calls/chat-imports';
import type { ColumnType, Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

/** The latest import of chats into an account. */
export interface ChatImportsTable {
  importId: string;
  uid: string;
  state: 'uploading' | 'running' | 'done' | 'failed';
  failure: Generated<ImportFailure | null>;
  /** Bytes of the file, and those that have arrived. */
  size: number;
  received: Generated<number>;
  /** Chats that were read, and chats of the file. */
  done: Generated<number>;
  total: Generated<number>;
  outcome: ColumnType<ImportOutcome, string, string>;
  /** How many times a server has begun it. */
  attempt: Generated<number>;
  /** The server that works on it; empty before the first. */
  owner: Generated<string>;
  /** After it, another server may go on. */
  leaseUntil: Generated<Date>;
  createdAt: TimestampColumn;
  /** When it is deleted, with its file. */
  expiresAt: Date;
}

/** The file of an import, in pieces, so that every server can read it. */
export interface ChatImportPiecesTable {
  importId: string;
  sequence: number;
  bytes: Uint8Array;
}
