import { type Kysely, sql } from 'kysely';

/**
 * Counters of the rate limits, for all servers together. The columns are those of rate-limiter-flexible; `expire` is in
 * milliseconds since 1970. Not logged: after a crash the limits begin anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points int4 not null,
      expire int8
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
}
