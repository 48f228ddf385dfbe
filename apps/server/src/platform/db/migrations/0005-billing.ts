import { type Kysely, sql } from 'kysely';

/** Payment state as Stripe reports it, the next check, and processed events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column subscription_status text check (subscription_status in ('active', 'past_due')),
      add column billing_cycle text check (billing_cycle in ('monthly', 'yearly')),
      add column paid_until timestamptz,
      add column cancel_at_period_end boolean not null default false,
      add column has_subscribed boolean not null default false,
      add column checkout_until timestamptz,
      add column billing_version int4 not null default 0,
      add column billing_due_at timestamptz`.execute(db);
  await sql`
    create index users_billing_due on users (billing_due_at)
      where billing_due_at is not null`.execute(db);
  // Users from before payments have no customer yet.
  await sql`update users set billing_due_at = now() where plan is not null`.execute(db);
  await sql`
    create table payment_events (
      event_id text primary key,
      type text not null,
      uid text references users on delete set null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_events_received on payment_events (received_at)`.execute(db);
}
