import { type Kysely, sql } from 'kysely';

/**
 * Texts that users accept, what they have accepted, withdrawals, and the mails that are sent once for each occasion. Every text
 * stays, so that each version that somebody accepted can be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table legal_texts (
      kind text not null,
      language text not null,
      version text not null,
      text text not null,
      since timestamptz not null,
      primary key (kind, version, language)
    )`.execute(db);
  await sql`
    create table legal_acceptances (
      acceptance_id text primary key,
      uid text not null references auth_users on delete cascade,
      kind text not null check (kind in ('terms', 'privacy', 'refunds', 'withdrawal')),
      version text not null,
      language text not null,
      occasion text not null check (occasion in ('sign_up', 'log_in', 'payment')),
      accepted_at timestamptz not null
    )`.execute(db);
  await sql`
    create index legal_acceptances_of_user on legal_acceptances (uid, kind, accepted_at)`.execute(
    db,
  );
  await sql`
    create table withdrawals (
      subscription_id text primary key,
      uid text not null references auth_users on delete cascade,
      concluded_at timestamptz not null,
      withdrawn_at timestamptz not null,
      began_on_request boolean not null,
      paid int4 not null,
      refund int4 not null,
      refunds jsonb not null,
      completed_at timestamptz
    )`.execute(db);
  await sql`create index withdrawals_of_user on withdrawals (uid, withdrawn_at)`.execute(db);
  await sql`
    create table sent_notices (
      uid text not null references auth_users on delete cascade,
      kind text not null,
      about text not null,
      sent_at timestamptz not null,
      mail_due_at timestamptz,
      mail_attempts int4 not null default 0,
      primary key (uid, kind, about)
    )`.execute(db);
  await sql`
    create index sent_notices_due on sent_notices (mail_due_at) where mail_due_at is not null`.execute(
    db,
  );
  await sql`
    alter table users
      add column subscription_started_at timestamptz,
      add column muted_mails jsonb not null default '[]'`.execute(db);
}
