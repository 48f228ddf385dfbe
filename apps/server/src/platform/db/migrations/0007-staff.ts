import { type Kysely, sql } from 'kysely';

/** Addresses of staff, viewings, the team's answers, and columns for search and statistics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table admin_emails (email text primary key)`.execute(db);

  await sql`
    create table viewings (
      viewing_id text primary key,
      admin_uid text not null,
      admin_email text not null,
      session_id text not null,
      uid text not null references users on delete cascade,
      reason text,
      started_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  // At most one open viewing per staff member.
  await sql`
    create unique index viewings_open on viewings (admin_uid) where ended_at is null`.execute(db);
  await sql`create index viewings_by_admin on viewings (admin_uid, started_at desc)`.execute(db);
  await sql`create index viewings_of_user on viewings (uid, started_at desc)`.execute(db);
  await sql`
    create table viewing_reads (
      viewing_id text not null references viewings on delete cascade,
      call text not null,
      chat_id text,
      read_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index viewing_reads_of on viewing_reads (viewing_id)`.execute(db);

  await sql`
    alter table brand_hub_reads
      add column read_id text not null default gen_random_uuid()::text`.execute(db);

  await sql`
    create table contact_answers (
      uid text not null,
      contact_message_id text not null,
      text text not null,
      answered_by text not null,
      answered_at timestamptz not null default now(),
      mail_due_at timestamptz default now(),
      mail_attempts int4 not null default 0,
      primary key (uid, contact_message_id),
      foreign key (uid, contact_message_id) references contact_messages on delete cascade
    )`.execute(db);
  await sql`
    create index contact_answers_to_mail on contact_answers (mail_due_at)
      where mail_due_at is not null`.execute(db);
  await sql`
    create table contact_proposals (
      uid text not null,
      contact_message_id text not null,
      position int4 not null,
      path text not null,
      value text not null,
      state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
      decided_at timestamptz,
      primary key (uid, contact_message_id, path),
      foreign key (uid, contact_message_id) references contact_answers on delete cascade
    )`.execute(db);
  await sql`
    create index contact_messages_newest
      on contact_messages (created_at, uid, contact_message_id)`.execute(db);

  await sql`alter table users add column share_feedback_since timestamptz`.execute(db);
  await sql`alter table messages add column feedback_at timestamptz`.execute(db);
  await sql`
    create index messages_feedback on messages (feedback_at, uid, message_id)
      where feedback is not null`.execute(db);

  await createSearch(db);
  await sql`create index users_created on users (created_at, uid)`.execute(db);
  await sql`create index queries_created on queries (created_at)`.execute(db);
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙЍКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
/** Each letter becomes the one below it. ъ and у both become a, because ъ is typed as either. */
const cyrillic = 'абвгдеёзийѝклмнопрстуфхцъыьэwyju';
const latin = 'abvgdeeziiiklmnoprstafhcaiieviia';
/** Sounds with several letters or spellings, replaced in this order. */
const sounds = [
  ['ж', 'zh'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'sht'],
  ['ю', 'ia'],
  ['я', 'ia'],
  ['q', 'ia'],
  ['x', 'ks'],
  ['kh', 'h'],
  ['ts', 'c'],
  ['tz', 'c'],
  ['zh', 'i'],
  ['ii', 'i'],
] as const;

/**
 * Finds people however their names are typed: `search_form` turns Cyrillic and the usual ways of typing it in
 * Latin letters into one form, ignoring case and the database's locale.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  const lowered = `translate(value, '${upper}', '${upper.toLowerCase()}')`;
  const spelled = `translate(${lowered}, '${cyrillic}', '${latin}')`;
  const form = sounds.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, spelled);
  const define = (name: string, body: string) =>
    sql
      .raw(
        `create function ${name}(value text) returns text language sql immutable strict parallel safe
          as $$ select ${body} $$`,
      )
      .execute(db);
  await define('lower_form', lowered);
  await define('search_form', form);
  await sql`
    alter table users
      add column search_name text not null
        generated always as (search_form(first_name || ' ' || last_name)) stored,
      add column sort_name text collate "C" not null
        generated always as (coalesce(nullif(trim(lower_form(first_name || ' ' || last_name)), ''), chr(65533))) stored`.execute(
    db,
  );
  await sql`
    alter table auth_users add column search_email text not null
      generated always as (search_form(email)) stored`.execute(db);
  await sql`create index users_by_name on users (sort_name, uid)`.execute(db);
}
