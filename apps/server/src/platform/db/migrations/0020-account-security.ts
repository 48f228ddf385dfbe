import { type Kysely, sql } from 'kysely';

/** Mails about accounts, until they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Recipient and text are encrypted: the links in them open accounts.
  await sql`
    create table account_mails (
      mail_id text primary key,
      encrypted_mail text not null,
      mail_due_at timestamptz not null default now(),
      mail_attempts int4 not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index account_mails_due on account_mails (mail_due_at)`.execute(db);
}
