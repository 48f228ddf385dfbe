import type { ChatImport, ImportFailure, ImportOutcome } from '@savet/contract/calls/chat-imports';
import { IMPORT_HOURS, IMPORT_UPLOAD_HOURS } from '@savet/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { ChatImportsTable } from '../../../platform/db/tables/chat-import-tables.ts';
import { type Database, inTransaction, type Trx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { leaseEnd } from '../../../platform/jobs/leases.store.ts';
import { emptyOutcome } from './outcome.rules.ts';

/** One server's attempt at an import. Every write of that server is conditional on it. */
export interface ImportJob {
  importId: string;
  uid: string;
  owner: string;
  /** From 1. */
  attempt: number;
  size: number;
  /** Chats that earlier attempts have read. */
  done: number;
  outcome: ImportOutcome;
}

const expiryOfUpload = sql<Date>`now() + make_interval(hours => ${IMPORT_UPLOAD_HOURS})`;
const expiryOfResult = sql<Date>`now() + make_interval(hours => ${IMPORT_HOURS})`;

/** Begins an import in place of the latest one, unless that is running. */
export async function insertImport(db: Database, uid: string, size: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('chatImports')
      .where('uid', '=', uid)
      .where('state', '!=', 'running')
      .execute();
    const outcome = JSON.stringify(emptyOutcome);
    await trx
      .insertInto('chatImports')
      .values({
        importId: newId(),
        uid,
        state: 'uploading',
        size,
        outcome,
        expiresAt: expiryOfUpload,
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .execute();
  });
}

/** The latest import of an account; null if there is none or it has expired. */
export async function readImport(db: Database, uid: string): Promise<ChatImport | null> {
  const row = await db
    .selectFrom('chatImports')
    .selectAll()
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('state', '=', 'running'), eb('expiresAt', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  return row ? toChatImport(row) : null;
}

/** Locks an import of the account and reads it; null if there is none with this id. */
export async function lockImport(
  trx: Trx,
  uid: string,
  importId: string,
): Promise<ChatImport | null> {
  const row = await trx
    .selectFrom('chatImports')
    .selectAll()
    .where('uid', '=', uid)
    .where('importId', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toChatImport(row) : null;
}

/** Stores a piece of the file; one that is there stays. The import runs once the file is whole. */
export async function insertPiece(
  trx: Trx,
  { importId, sequence, bytes }: { importId: string; sequence: number; bytes: Uint8Array },
): Promise<void> {
  const inserted = await trx
    .insertInto('chatImportPieces')
    .values({ importId, sequence, bytes })
    .onConflict((conflict) => conflict.columns(['importId', 'sequence']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return;
  await sql`
    update chat_imports set received = received + ${bytes.length}::int4, expires_at = ${expiryOfUpload},
      state = case when received + ${bytes.length}::int4 = size then 'running' else state end
    where import_id = ${importId}`.execute(trx);
}

/** Reads a piece of the file; null if it is not there. */
export async function readPiece(
  db: Database,
  importId: string,
  sequence: number,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('chatImportPieces')
    .select('bytes')
    .where('importId', '=', importId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Takes over an import that no server works on; null when there is none. */
export async function claimImport(db: Database, owner: string): Promise<ImportJob | null> {
  const row = await db
    .updateTable('chatImports')
    .set((eb) => ({ owner, attempt: eb('attempt', '+', 1), leaseUntil: leaseEnd }))
    .where('importId', '=', (eb) =>
      eb
        .selectFrom('chatImports')
        .select('importId')
        .where('state', '=', 'running')
        .where('leaseUntil', '<=', sql<Date>`now()`)
        .orderBy('leaseUntil')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['importId', 'uid', 'owner', 'attempt', 'size', 'done', 'outcome'])
    .executeTakeFirst();
  return row ?? null;
}

/** Saves how many chats the file has; false when another server has taken over. */
export async function saveTotal(db: Database, job: ImportJob, total: number): Promise<boolean> {
  return wasOwn(updateOwn(db, job).set({ total }));
}

/** Saves how far the import is, in the transaction that writes the chats; false when another server has taken over. */
export async function saveOutcome(
  trx: Trx,
  job: ImportJob,
  progress: { done: number; outcome: ImportOutcome },
): Promise<boolean> {
  const { done, outcome } = progress;
  return wasOwn(
    updateOwn(trx, job).set({ done, outcome: JSON.stringify(outcome), leaseUntil: leaseEnd }),
  );
}

export async function finishImport(db: Database, job: ImportJob): Promise<void> {
  await endImport(db, job, { state: 'done', failure: null });
}

/** Chats that were imported before the failure stay. */
export async function failImport(
  db: Database,
  job: ImportJob,
  failure: ImportFailure,
): Promise<void> {
  await endImport(db, job, { state: 'failed', failure });
}

export async function deleteExpiredImports(db: Database): Promise<void> {
  await db
    .deleteFrom('chatImports')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .where('state', '!=', 'running')
    .execute();
}

/** Ends an import and deletes its file. */
async function endImport(
  db: Database,
  job: ImportJob,
  end: { state: 'done' | 'failed'; failure: ImportFailure | null },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isOwn = await wasOwn(updateOwn(trx, job).set({ ...end, expiresAt: expiryOfResult }));
    if (!isOwn) return;
    await trx.deleteFrom('chatImportPieces').where('importId', '=', job.importId).execute();
  });
}

function updateOwn(db: Database | Trx, { importId, owner, attempt }: ImportJob) {
  return db
    .updateTable('chatImports')
    .where('importId', '=', importId)
    .where('owner', '=', owner)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running');
}

async function wasOwn(update: ReturnType<typeof updateOwn>): Promise<boolean> {
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function toChatImport(row: Selectable<ChatImportsTable>): ChatImport {
  const { importId, state, failure, size, received, done, total, outcome } = row;
  return { importId, state, failure, size, received, done, total, outcome };
}
