import { sql } from 'kysely';
import { advanceAll } from '../../../platform/db/document-writes.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import type { FirebaseParameters } from '../../accounts/firebase-passwords/firebase-scrypt.ts';
import { insertPasswordKey } from '../../accounts/firebase-passwords/password-keys.store.ts';
import type { AuthAccount } from './auth-users.rules.ts';
import type { ImportedUser } from './user.rules.ts';

export interface UserRow {
  account: AuthAccount;
  user: ImportedUser;
}

export interface PasswordKey {
  encryption: Encryption;
  parameters: FirebaseParameters;
}

/** Accounts of the import that this database already has. */
export interface AccountsHere {
  uids: Set<string>;
  /** Hashes of accounts that were imported, erased ones too. */
  imported: Set<string>;
  /** Addresses of other accounts, and those that other accounts can still get back. */
  emails: Set<string>;
  /** Customers and subscriptions of accounts here. */
  stripeIds: Set<string>;
}

/** Why the team blocks an account of the prototype that was disabled; staff see it. */
const DISABLED_REASON = 'The account was disabled in the prototype.';

export async function readAccountsHere(
  db: Database,
  rows: readonly UserRow[],
): Promise<AccountsHere> {
  const accounts = sql`jsonb_to_recordset(${JSON.stringify(
    rows.map(({ account: { uid, uidHash, email }, user }) => ({
      uid,
      uidHash,
      email,
      customer: user.stripeCustomerId,
      subscription: user.subscriptionId,
    })),
  )}::jsonb) as given(uid text, "uidHash" text, email text, customer text, subscription text)`;
  const { rows: found } = await sql<{ kind: keyof AccountsHere; value: string }>`
    select 'uids' as kind, uid as value from ${accounts} join auth_users on auth_users.id = uid
    union all select 'imported', uid_hash from ${accounts} join firebase_users on uid_hash = "uidHash"
    union all select 'emails', given.email from ${accounts}
      join auth_users on auth_users.email = given.email and auth_users.id <> given.uid
    union all select 'emails', given.email from ${accounts} join email_changes as changes
      on changes.old_email = given.email and changes.uid <> given.uid
      and changes.undo_until > now() and changes.undone_at is null
    union all select 'stripeIds', stripe_customer_id from ${accounts}
      join users on stripe_customer_id = customer and users.uid <> given.uid
    union all select 'stripeIds', subscription_id from ${accounts}
      join users on subscription_id = subscription and users.uid <> given.uid`.execute(db);
  const valuesOf = (kind: keyof AccountsHere) =>
    new Set(found.filter((row) => row.kind === kind).map(({ value }) => value));
  return {
    uids: valuesOf('uids'),
    imported: valuesOf('imported'),
    emails: valuesOf('emails'),
    stripeIds: valuesOf('stripeIds'),
  };
}

/** Inserts accounts with all that belongs to them but their chats, in one transaction. */
export async function insertAccounts(
  db: Database,
  rows: readonly UserRow[],
  key: PasswordKey | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (key && rows.some(({ account }) => account.password !== null)) {
      await insertPasswordKey(trx, key.encryption, key.parameters);
    }
    const given = rows.map(({ account, user }) => ({
      ...user,
      ...account,
      name: account.name || `${user.firstName} ${user.lastName}`.trim(),
      isPaying: user.stripeCustomerId !== null,
      createdAt: user.createdAt.toISOString(),
      queryResetDate: user.queryResetDate?.toISOString() ?? null,
      billingAnchor: user.billingAnchor?.toISOString() ?? null,
      brandVersions: Object.fromEntries(user.brandTexts.map(({ path }) => [path, 1])),
    }));
    const accounts = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      uid text, "uidHash" text, email text, "emailVerified" boolean, name text, password text, "isDisabled" boolean,
      "createdAt" timestamptz, "firstName" text, "lastName" text, language text, "accountType" text,
      "isTester" boolean, plan text, "planSource" text, "queryLimit" int4, "queryUsed" int4,
      "queryResetDate" timestamptz, "billingAnchor" timestamptz, allowance text, "stripeCustomerId" text,
      "subscriptionId" text, "isPaying" boolean, "userInfo" jsonb, "brandTexts" jsonb, "brandVersions" jsonb
    )`;
    await sql`
      insert into auth_users (id, name, email, email_verified, created_at)
      select uid, name, email, "emailVerified", "createdAt" from ${accounts}`.execute(trx);
    await advanceAll(
      trx,
      rows.map(({ account }) => account.uid),
    );
    // Without a password too: an account without any way to log in is taken for a sign-up that was cut off.
    await sql`
      insert into auth_credentials (id, account_id, provider_id, user_id, password)
      select 'firebase-' || "uidHash", uid, 'credential', uid, password from ${accounts}`.execute(
      trx,
    );
    // Customers are due, so that the payment provider is asked about each soon.
    await sql`
      insert into users (uid, created_at, first_name, last_name, language, account_type, is_tester, plan, plan_source,
        query_limit, query_used, query_reset_date, billing_anchor, allowance, stripe_customer_id, subscription_id,
        has_subscribed, billing_due_at, user_info, brand_versions, revision)
      select uid, "createdAt", "firstName", "lastName", language, "accountType", "isTester", plan, "planSource",
        "queryLimit", "queryUsed", "queryResetDate", "billingAnchor", allowance, "stripeCustomerId", "subscriptionId",
        "subscriptionId" is not null, case when "isPaying" then now() end, "userInfo", "brandVersions", revision
      from ${accounts} join revisions using (uid)`.execute(trx);
    await sql`
      insert into brand_field_versions (uid, path, version, value, saved_by, saved_at)
      select uid, field->>'path', 1, field->>'value', uid, "createdAt"
      from ${accounts}, jsonb_array_elements("brandTexts") as field`.execute(trx);
    // The ledger is what counts. A title was made for each in the prototype.
    await sql`
      insert into queries (query_id, uid, allowance, purpose, state, titled, settled_at)
      select 'firebase-' || "uidHash" || '-' || number, uid, allowance, 'answer', 'kept', true, now()
      from ${accounts}, generate_series(1, "queryUsed") as number`.execute(trx);
    await sql`
      insert into account_blocks (uid, reason)
      select uid, ${DISABLED_REASON} from ${accounts} where "isDisabled"`.execute(trx);
    await sql`
      insert into firebase_users (uid_hash) select "uidHash" from ${accounts}`.execute(trx);
  });
}
