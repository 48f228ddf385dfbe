import { type Kysely, sql } from 'kysely';

/** Whether a customer has an invoice, such as one that was written by hand for an agreed plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column has_invoices boolean not null default false`.execute(db);
  // Earlier invoices are found when the payment provider is asked next. Not before servers of the last version are gone.
  await sql`
    update users set billing_due_at = now() + interval '1 hour'
    where plan_source = 'staff' and stripe_customer_id is not null and billing_due_at is null`.execute(
    db,
  );
}
