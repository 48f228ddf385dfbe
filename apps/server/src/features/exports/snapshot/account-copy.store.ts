import { sql } from 'kysely';
import { readingFrom } from '../../../platform/db/names/schema-reader.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';

/** Begins the names of the schemas that hold a copy. */
const PREFIX = 'account_copy_';

interface CopyOf {
  uid: string;
  exportId: string;
}

/** The tables with a `uid` that an export reads. Invoices are read earlier. */
export const copiedTables = [
  'users',
  'brand_field_versions',
  'brand_hub_reads',
  'chats',
  'check_exceptions',
  'contact_answers',
  'contact_messages',
  'contact_proposals',
  'legal_acceptances',
  'messages',
  'projects',
  'queries',
  'shared_links',
  'turns',
  'viewing_requests',
  'viewings',
  'withdrawals',
];

/**
 * Runs `work` on an account as it is now, while others go on changing it. Its rows are copied in one transaction, for which
 * everybody waits: a small part of the time in which a file of them is written.
 */
export async function inAccountCopy<Result>(
  db: Database,
  of: CopyOf,
  work: (copy: Database) => Promise<Result>,
): Promise<Result> {
  await copyAccount(db, of);
  try {
    return await work(readingFrom(db, schemaOf(of)));
  } finally {
    await deleteAccountCopy(db, of);
  }
}

/** Deletes the copy for an export, also one that a server which was killed has left. */
export async function deleteAccountCopy(db: Database, of: Pick<CopyOf, 'exportId'>): Promise<void> {
  await sql`drop schema if exists ${sql.id(schemaOf(of))} cascade`.execute(db);
}

/** Deletes copies without a running export: a killed server leaves one, and its account may be erased before the next attempt. */
export async function deleteForgottenCopies(db: Database): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_namespace
    where starts_with(nspname, ${PREFIX}) and not exists (
      select from account_exports where nspname = ${PREFIX} || export_id and state = 'running')`.execute(
    db,
  );
  for (const { schema } of rows) {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  }
}

function schemaOf({ exportId }: Pick<CopyOf, 'exportId'>): string {
  return `${PREFIX}${exportId}`;
}

async function copyAccount(db: Database, of: CopyOf): Promise<void> {
  const { uid } = of;
  const schema = schemaOf(of);
  await inTransaction(db, async (trx) => {
    await deleteAccountCopy(trx, of);
    await sql`create schema ${sql.id(schema)}`.execute(trx);
    const copy = async (table: string, rows: ReturnType<typeof sql>) => {
      // Nothing of it has to survive a crash.
      await sql`create unlogged table ${sql.id(schema, table)} (like ${sql.id('public', table)})`.execute(
        trx,
      );
      await sql`insert into ${sql.id(schema, table)} ${rows}`.execute(trx);
    };
    for (const table of copiedTables) {
      await copy(table, sql`select * from ${sql.id('public', table)} where uid = ${uid}`);
    }
    await copy(
      'viewing_reads',
      sql`select reads.* from public.viewing_reads reads join public.viewings using (viewing_id) where uid = ${uid}`,
    );
    // By these the messages are read page by page.
    await sql`create index on ${sql.id(schema, 'messages')} (chat_id, position)`.execute(trx);
    await sql`create index on ${sql.id(schema, 'turns')} (message_id)`.execute(trx);
    await sql`create index on ${sql.id(schema, 'viewing_reads')} (viewing_id)`.execute(trx);
  });
}
