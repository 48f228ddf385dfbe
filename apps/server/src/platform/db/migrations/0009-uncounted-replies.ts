import { type Kysely, sql } from 'kysely';

/** A further reason for giving a query back: the reply answered nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table queries drop constraint queries_reason_check`.execute(db);
  await sql`
    alter table queries add constraint queries_reason_check check
      (reason in ('failed', 'stopped', 'empty', 'interrupted', 'unused', 'no_answer'))`.execute(db);
}
