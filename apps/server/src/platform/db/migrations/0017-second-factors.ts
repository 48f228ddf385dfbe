import { type Kysely, sql } from 'kysely';

/** Authenticator apps, recovery codes, and second factors that the team has removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      uid text primary key references auth_users on delete cascade,
      encrypted_secret text not null,
      confirmed_at timestamptz,
      last_step int4 not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      uid text not null references auth_users on delete cascade,
      code_hash text not null,
      primary key (uid, code_hash)
    )`.execute(db);
  await sql`
    create table second_factor_resets (
      uid text not null references auth_users on delete cascade,
      reset_at timestamptz not null default clock_timestamp(),
      reason text not null,
      primary key (uid, reset_at)
    )`.execute(db);
}
