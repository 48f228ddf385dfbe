import type { UserDocument } from '@savet/contract/documents';
import { effectiveLimit } from '@savet/contract/plans';
import { type Selectable, sql, type Updateable } from 'kysely';
import { rowsOfJson } from '../../platform/db/names/column-names.ts';
import { keptStatement } from '../../platform/db/plans/kept-statement.ts';
import type { UsersTable } from '../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { acceptedTerms } from '../legal/legal.store.ts';
import { isBlocked } from './blocks.store.ts';
import { isBeingDeleted } from './deletions.store.ts';
import { hasSecondFactor } from './factors/second-factor.store.ts';
import { isStaff } from './staff.store.ts';
import { readUserInfo } from './user-info.rules.ts';

export interface AuthUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** The times of a user that its document has. */
const userTimes = [
  'createdAt',
  'shareFeedbackSince',
  'viewingRequestUntil',
  'queryResetDate',
  'subscriptionStartedAt',
  'paidUntil',
  'billingNoticeAt',
] as const;

/** By name: see kept-plan.ts. */
const documentColumns = [
  ...userTimes,
  'uid',
  'firstName',
  'lastName',
  'language',
  'accountType',
  'isTester',
  'asksBeforeViewing',
  'viewingMails',
  'plan',
  'planSource',
  'queryUsed',
  'queryLimit',
  'stripeCustomerId',
  'subscriptionId',
  'subscriptionStatus',
  'billingCycle',
  'subscriptionPrice',
  'cancelAtPeriodEnd',
  'hasSubscribed',
  'hasInvoices',
  'billingCredit',
  'billingNotice',
  'mutedMails',
  'userInfo',
  'brandVersions',
  'revision',
] as const;

type UserRow = Pick<Selectable<UsersTable>, (typeof documentColumns)[number]> & {
  email: string;
  emailVerified: boolean;
  isStaff: boolean;
  acceptedTerms: string | null;
};

/** The user document; null if it does not exist (yet). */
export async function readUser(db: Database | Trx, uid: string): Promise<UserDocument | null> {
  const [row] = await userByUid(db, { uid });
  return row ? toUserDocument(row) : null;
}

const userByUid = keptStatement((db, { uid }: { uid: string }) => userRow(db, uid).compile());

/** The row of a user, to be part of another statement that reads it as JSON; see `userOfJson`. */
export function userRow(db: Database | Trx, uid: string) {
  return db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select(documentColumns.map((name) => `users.${name}` as const))
    .select([
      'authUsers.email',
      'authUsers.emailVerified',
      isStaff.as('isStaff'),
      acceptedTerms.as('acceptedTerms'),
    ])
    .where('users.uid', '=', uid);
}

export function userOfJson(json: object): UserDocument {
  const [row] = rowsOfJson<UserRow>([json], userTimes);
  if (!row) throw new Error('no row');
  return toUserDocument(row);
}

/** Creates the user document; false if it exists already. */
export async function insertUser(
  trx: Trx,
  uid: string,
  names: { firstName: string; lastName: string },
  revision: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({ uid, ...names, revision })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Refuses properties that are not columns, which TypeScript would accept from a spread object. */
type OnlyColumns<Values> = Record<Exclude<keyof Values, keyof UsersTable>, never>;

/** Updates columns of a user and stamps the row with the revision. */
export async function updateUserRow<Values extends Updateable<UsersTable>>(
  trx: Trx,
  uid: string,
  values: Values & OnlyColumns<Values>,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...values, revision })
    .where('uid', '=', uid)
    .execute();
}

export async function readAuthUser(db: Database | Trx, uid: string): Promise<AuthUser | null> {
  const row = await db
    .selectFrom('authUsers')
    .select(['id as uid', 'email', 'emailVerified'])
    .where('id', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUidByEmail(db: Database | Trx, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('authUsers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasAccounts(db: Database): Promise<boolean> {
  const row = await db.selectFrom('authUsers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export interface StoredSession {
  email: string;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  hasSecondFactor: boolean;
}

/** Emails and roles of open sessions for the gate, by session id; one that has ended or belongs to another user is left out. */
export async function readSessions(
  db: Database,
  sessions: readonly { sessionId: string; uid: string }[],
): Promise<Map<string, StoredSession>> {
  const owners = new Map(sessions.map(({ sessionId, uid }) => [sessionId, uid]));
  const rows = await db
    .selectFrom('authSessions')
    .innerJoin('authUsers', 'authUsers.id', 'authSessions.userId')
    .leftJoin('users', 'users.uid', 'authUsers.id')
    .select([
      'authSessions.id',
      'authSessions.userId',
      'authUsers.email',
      isStaff.as('isAdmin'),
      'users.isSuperAdmin',
      // A passkey is one in its own sessions only: the password alone opens others.
      sql<boolean>`(${hasSecondFactor} or auth_sessions.passkey_id is not null)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('authSessions.id', 'in', [...owners.keys()])
    .where('authSessions.expiresAt', '>', new Date())
    // A log-in at the moment of the deletion or the block.
    .where(sql<boolean>`not ${isBeingDeleted} and not ${isBlocked}`)
    .execute();
  return new Map(
    rows
      .filter(({ id, userId }) => owners.get(id) === userId)
      .map(({ id, email, isAdmin, isSuperAdmin, hasSecondFactor: hasFactor }) => [
        id,
        { email, isAdmin, isSuperAdmin: isSuperAdmin ?? false, hasSecondFactor: hasFactor },
      ]),
  );
}

function toUserDocument(row: UserRow): UserDocument {
  return {
    uid: row.uid,
    email: row.email,
    emailVerified: row.emailVerified,
    createdAt: row.createdAt.toISOString(),
    firstName: row.firstName,
    lastName: row.lastName,
    language: row.language,
    accountType: row.accountType,
    isTester: row.isTester,
    isAdmin: row.isStaff,
    shareFeedback: row.shareFeedbackSince !== null,
    asksBeforeViewing: row.asksBeforeViewing,
    viewingMails: row.viewingMails,
    viewingRequestUntil: row.viewingRequestUntil?.toISOString() ?? null,
    plan: row.plan ?? 'free',
    queryUsed: row.queryUsed,
    queryLimit: effectiveLimit(row),
    queryResetDate: row.queryResetDate?.toISOString() ?? null,
    stripeCustomerId: row.stripeCustomerId,
    subscriptionId: row.subscriptionId,
    subscription: subscriptionOf(row),
    hasSubscribed: row.hasSubscribed,
    hasInvoices: row.hasInvoices,
    billingCredit: row.billingCredit,
    billingNotice: noticeOf(row),
    mutedMails: row.mutedMails,
    acceptedTerms: row.acceptedTerms,
    userInfo: readUserInfo(row.userInfo),
    brandVersions: row.brandVersions,
    revision: row.revision,
  };
}

function subscriptionOf(row: UserRow): UserDocument['subscription'] {
  const { billingCycle, subscriptionStatus, paidUntil, cancelAtPeriodEnd } = row;
  if (!billingCycle || !subscriptionStatus || !paidUntil) return null;
  return {
    billingCycle,
    price: row.subscriptionPrice,
    status: subscriptionStatus,
    startedAt: row.subscriptionStartedAt?.toISOString() ?? null,
    paidUntil: paidUntil.toISOString(),
    cancelAtPeriodEnd,
  };
}

function noticeOf({
  billingNotice: kind,
  billingNoticeAt: at,
}: UserRow): UserDocument['billingNotice'] {
  return kind && at ? { kind, at: at.toISOString() } : null;
}
