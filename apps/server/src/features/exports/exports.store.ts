import type { AccountExport } from '@savet/contract/calls/exports';
import { EXPORT_HOURS } from '@savet/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { AccountExportsTable } from '../../platform/db/tables/export-tables.ts';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { leaseEnd } from '../../platform/jobs/leases.store.ts';
import { deleteForgottenCopies } from './snapshot/account-copy.store.ts';

/** One server's attempt at an export. Every write of that server is conditional on it. */
export interface ExportJob {
  exportId: string;
  uid: string;
  owner: string;
  /** From 1. */
  attempt: number;
}

const expiry = sql<Date>`now() + make_interval(hours => ${EXPORT_HOURS})`;

/** Starts an export in place of the latest one, unless that is running. */
export async function insertExport(db: Database, uid: string, total: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('accountExports')
      .where('uid', '=', uid)
      .where('state', '!=', 'running')
      .execute();
    await trx
      .insertInto('accountExports')
      .values({ exportId: newId(), uid, state: 'running', total })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .execute();
  });
}

/** The latest export of an account; null if there is none or its file is deleted. */
export async function readExport(db: Database, uid: string): Promise<AccountExport | null> {
  const row = await db
    .selectFrom('accountExports')
    .selectAll()
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  return row ? toAccountExport(row) : null;
}

/** Takes over an export that no server is writing; null when there is none. */
export async function claimExport(db: Database, owner: string): Promise<ExportJob | null> {
  const row = await db
    .updateTable('accountExports')
    .set((eb) => ({ owner, attempt: eb('attempt', '+', 1), leaseUntil: leaseEnd, done: 0 }))
    .where('exportId', '=', (eb) =>
      eb
        .selectFrom('accountExports')
        .select('exportId')
        .where('state', '=', 'running')
        .where('leaseUntil', '<=', sql<Date>`now()`)
        .orderBy('leaseUntil')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['exportId', 'uid', 'owner', 'attempt'])
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the progress; false when another server has taken over. */
export async function saveProgress(db: Database, job: ExportJob, done: number): Promise<boolean> {
  const result = await updateOwn(db, job)
    .set((eb) => ({ done: eb.fn('least', [eb.val(done), 'total']), leaseUntil: leaseEnd }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Saves a piece of the file; false when another server has taken over. */
export async function insertChunk(
  db: Database,
  job: ExportJob,
  sequence: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    with renewed as (
      update account_exports set lease_until = ${leaseEnd}
      where export_id = ${job.exportId} and owner = ${job.owner} and attempt = ${job.attempt} and state = 'running'
      returning export_id
    )
    insert into account_export_chunks (export_id, sequence, bytes)
    select export_id, ${sequence}::int4, ${bytes}::bytea from renewed
    returning sequence`.execute(db);
  return rows.length > 0;
}

/** Deletes what an earlier attempt has written; false when another server has taken over, whose pieces stay. */
export async function deleteChunks(db: Database, job: ExportJob): Promise<boolean> {
  const { rows } = await sql`
    with renewed as (
      update account_exports set lease_until = ${leaseEnd}
      where export_id = ${job.exportId} and owner = ${job.owner} and attempt = ${job.attempt} and state = 'running'
      returning export_id
    ), deleted as (
      delete from account_export_chunks where export_id in (select export_id from renewed)
    )
    select export_id from renewed`.execute(db);
  return rows.length > 0;
}

export async function finishExport(db: Database, job: ExportJob, size: number): Promise<void> {
  await updateOwn(db, job)
    .set((eb) => ({ state: 'ready', size, done: eb.ref('total'), expiresAt: expiry }))
    .execute();
}

/** Marks an export as failed, unless another server has taken over; its account can start another one. */
export async function failExport(db: Database, job: ExportJob): Promise<void> {
  await deleteChunks(db, job);
  await updateOwn(db, job).set({ state: 'failed', expiresAt: expiry }).execute();
}

export async function deleteExpiredExports(db: Database): Promise<void> {
  await db.deleteFrom('accountExports').where('expiresAt', '<=', sql<Date>`now()`).execute();
  await deleteForgottenCopies(db);
}

/** A piece of a file; null after the last one. */
export async function readChunk(
  db: Database,
  exportId: string,
  sequence: number,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('accountExportChunks')
    .select('bytes')
    .where('exportId', '=', exportId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/**
 * Changes when the data of an export changes. Openings of shared links do not count: somebody who keeps opening a link
 * would keep the export from finishing.
 */
export async function readStateMark(db: Database, uid: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select jsonb_build_array(
      (select revision from revisions where uid = ${uid}),
      (select jsonb_build_array(count(*), count(ended_at), max(started_at)) from viewings where uid = ${uid}),
      (select count(*) from viewing_reads where viewing_id in (select viewing_id from viewings where uid = ${uid})),
      (select jsonb_build_array(count(*), count(used_at), max(answered_at)) from viewing_requests where uid = ${uid}),
      (select count(*) from brand_hub_reads where uid = ${uid}),
      (select jsonb_build_array(count(*), max(created_at)) from shared_links where uid = ${uid}),
      (select jsonb_build_array(count(*), max(created_at)) from check_exceptions where uid = ${uid}),
      (select count(*) from legal_acceptances where uid = ${uid}),
      (select count(*) from withdrawals where uid = ${uid}),
      (select count(*) from contact_messages where uid = ${uid}),
      (select count(*) from contact_answers where uid = ${uid}),
      (select count(decided_at) from contact_proposals where uid = ${uid})
    )::text as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

function updateOwn(db: Database, { exportId, owner, attempt }: ExportJob) {
  return db
    .updateTable('accountExports')
    .where('exportId', '=', exportId)
    .where('owner', '=', owner)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running');
}

function toAccountExport(row: Selectable<AccountExportsTable>): AccountExport {
  const { exportId, state, done, total, size, expiresAt } = row;
  return { exportId, state, done, total, size, expiresAt: expiresAt?.toISOString() ?? null };
}
