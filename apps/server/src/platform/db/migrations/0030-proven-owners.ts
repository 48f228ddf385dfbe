import { type Kysely, sql } from 'kysely';

/**
 * Whether the owner of the address is known to be the user of the account. Nobody knows it of accounts with a password that are
 * there already; those without one were created by a user of a provider, who owns the address unless it was changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_users add column owner_proven boolean not null default false`.execute(
    db,
  );
  await sql`
    update auth_users set owner_proven = true
    where email_verified
      and exists (select 1 from auth_credentials where user_id = auth_users.id)
      and not exists (
        select 1 from auth_credentials where user_id = auth_users.id and provider_id = 'credential')
      and not exists (
        select 1 from email_changes where uid = auth_users.id and confirmed_at is not null)`.execute(
    db,
  );
}
