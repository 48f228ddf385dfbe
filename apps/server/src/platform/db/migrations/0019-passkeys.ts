import { type Kysely, sql } from 'kysely';

/** Passkeys, what browsers are asked to sign with them, and which session was opened with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      passkey_id text primary key,
      uid text not null references auth_users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      sign_count int8 not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null default clock_timestamp(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_users on passkeys (uid, created_at)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge_hash text primary key,
      purpose text not null,
      uid text references auth_users on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_of_users on passkey_challenges (uid)`.execute(db);
  await sql`create index expired_passkey_challenges on passkey_challenges (expires_at)`.execute(db);
  await sql`
    alter table auth_sessions
    add column passkey_id text references passkeys on delete set null`.execute(db);
  await sql`
    create index sessions_of_passkeys on auth_sessions (passkey_id)
    where passkey_id is not null`.execute(db);
}
