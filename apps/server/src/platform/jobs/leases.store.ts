import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';

/** Tables of jobs that one server at a time does, under a lease. */
export type JobTable = 'account_exports' | 'chat_imports';

/** Lifetime of the lease of a server that does a job, in seconds of the database's clock. */
const LEASE_SECONDS = 15;

/** When a lease that is taken or renewed now ends. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Renews the leases of a server's running jobs. */
export async function renewLeases(db: Database, table: JobTable, owner: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = ${leaseEnd}
    where owner = ${owner} and state = 'running'`.execute(db);
}

/** Ends the leases of running jobs, of one server or of all, so that any server can continue them at once. */
export async function releaseLeases(
  db: Database,
  table: JobTable,
  owner: string | null,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = now(), owner = ''
    where state = 'running' and (${owner}::text is null or owner = ${owner}::text)`.execute(db);
}
