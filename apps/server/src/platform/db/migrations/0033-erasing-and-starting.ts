import { type Kysely, sql } from 'kysely';

/**
 * Indexes without which erasing an account reads all calls to models and all turns, and a start with the embedded database all
 * accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index model_calls_of_users on model_calls (uid) where uid is not null`.execute(db);
  await sql`
    create index turns_of_brand_hubs on turns (brand_hub_uid)
    where brand_hub_uid is not null`.execute(db);
  await sql`create index auth_users_created on auth_users (created_at)`.execute(db);
}
