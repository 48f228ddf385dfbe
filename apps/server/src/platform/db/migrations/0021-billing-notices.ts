import { type Kysely, sql } from 'kysely';

/** Notices about payments, credit at the payment provider, and the price of the subscription. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column billing_notice text check (billing_notice in ('disputed', 'late_payment')),
      add column billing_notice_at timestamptz,
      add column billing_credit int4 not null default 0,
      add column subscription_price int4`.execute(db);
}
