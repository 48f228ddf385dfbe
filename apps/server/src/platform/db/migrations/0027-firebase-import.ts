import { type Kysely, sql } from 'kysely';

/**
 * Accounts of the Firebase prototype: keys that its passwords are verified with until their first log-in, and hashes of the uids
 * that were imported, so that a repeated import does not bring back an account that was erased meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table firebase_password_keys (
      key_id text primary key,
      encrypted_signer_key text not null,
      salt_separator text not null,
      rounds int4 not null,
      memory_cost int4 not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`
    create index auth_credentials_firebase on auth_credentials (split_part(password, ':', 2))
      where password like 'firebase:%'`.execute(db);
  await sql`
    create table firebase_users (
      uid_hash text primary key,
      imported_at timestamptz not null default now()
    )`.execute(db);
}
