import { type Kysely, sql } from 'kysely';

/** A user of a provider belongs to one account, and an account has at most one of each provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index auth_credentials_provider_user on auth_credentials (provider_id, account_id)
      where provider_id <> 'credential'`.execute(db);
  await sql`
    create unique index auth_credentials_user_provider on auth_credentials (user_id, provider_id)
      where provider_id <> 'credential'`.execute(db);
}
