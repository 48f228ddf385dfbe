import { type Kysely, sql } from 'kysely';

/** Mails about accounts until they are sent, and changes of addresses. */
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

  // The old address and the undo are known from the confirmation on.
  await sql`
    create table email_changes (
      change_id text primary key,
      uid text not null references auth_users on delete cascade,
      new_email text not null,
      confirm_hash text not null unique,
      confirm_until timestamptz not null,
      old_email text,
      old_email_verified boolean,
      undo_hash text unique,
      undo_until timestamptz,
      confirmed_at timestamptz,
      undone_at timestamptz,
      check (confirmed_at is null or num_nulls(old_email, old_email_verified, undo_hash, undo_until) = 0)
    )`.execute(db);
  await sql`create index email_changes_user on email_changes (uid)`.execute(db);
  await sql`create index email_changes_old_email on email_changes (old_email)`.execute(db);
  await sql`
    alter table users add column is_customer_email_due boolean not null default false`.execute(db);
}
