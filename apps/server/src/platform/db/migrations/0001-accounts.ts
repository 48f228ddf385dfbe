import { type Kysely, sql } from 'kysely';

/** Tables of the accounts library, and the user documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_users (
      id text primary key,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table auth_sessions (
      id text primary key,
      expires_at timestamptz not null,
      token text not null unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      ip_address text,
      user_agent text,
      user_id text not null references auth_users on delete cascade
    )`.execute(db);
  await sql`create index auth_sessions_user on auth_sessions (user_id)`.execute(db);
  await sql`
    create table auth_credentials (
      id text primary key,
      account_id text not null,
      provider_id text not null,
      user_id text not null references auth_users on delete cascade,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index auth_credentials_user on auth_credentials (user_id)`.execute(db);
  await sql`
    create table auth_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index auth_verifications_identifier on auth_verifications (identifier)`.execute(
    db,
  );
  await sql`
    create table auth_keys (
      id text primary key,
      public_key text not null,
      private_key text not null,
      alg text,
      crv text,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    )`.execute(db);

  await sql`
    create table revisions (
      uid text primary key,
      revision int8 not null
    )`.execute(db);
  await sql`
    create table users (
      uid text primary key references auth_users on delete cascade,
      created_at timestamptz not null default now(),
      first_name text not null default '',
      last_name text not null default '',
      language text not null default 'EN' check (language in ('EN', 'BG')),
      account_type text not null default 'startup' check (account_type in ('startup', 'other')),
      is_tester boolean not null default false,
      is_admin boolean not null default false,
      is_super_admin boolean not null default false,
      is_client boolean not null default false,
      is_internal boolean not null default false,
      plan text check (plan in ('free', 'pro', 'enterprise')),
      plan_source text check (plan_source in ('stripe', 'staff')),
      query_limit int4 check (query_limit >= 0),
      query_used int4 not null default 0 check (query_used >= 0),
      query_reset_date timestamptz,
      allowance text not null default 'free',
      billing_anchor timestamptz,
      stripe_customer_id text unique,
      subscription_id text unique,
      user_info jsonb not null default '{"profile":{},"brandHub":{}}',
      brand_versions jsonb not null default '{}',
      revision int8 not null
    )`.execute(db);
}
