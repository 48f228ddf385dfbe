import type { UserDocument } from '@savet/contract/documents';
import { effectiveLimit } from '@savet/contract/plans';
import type { Selectable } from 'kysely';
import { rowsOfJson } from '../../../platform/db/names/column-names.ts';
import { keptStatement } from '../../../platform/db/plans/kept-statement.ts';
import type { UsersTable } from '../../../platform/db/tables/account-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { acceptedTerms } from '../../legal/legal.store.ts';
import { isStaff } from '../staff.store.ts';
import { readUserInfo } from './user-info.rules.ts';

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

export type UserRow = Pick<Selectable<UsersTable>, (typeof documentColumns)[number]> & {
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

/** The same with the revision of all the user's documents at that moment. */
export async function readUserNow(
  db: Database,
  uid: string,
): Promise<{ user: UserDocument; revision: number } | null> {
  const [row] = await userNowByUid(db, { uid });
  if (!row) return null;
  const { latest, ...user } = row;
  return { user: toUserDocument(user), revision: latest ?? 0 };
}

const userNowByUid = keptStatement((db, { uid }: { uid: string }) =>
  userRow(db, uid)
    .leftJoin('revisions', 'revisions.uid', 'users.uid')
    .select('revisions.revision as latest')
    .compile(),
);

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
  return toUserDocument(userRowOfJson<UserRow>(json));
}

/** A row of `userRow` that was read as JSON, perhaps with more columns. @param moreTimes those that hold a time */
export function userRowOfJson<Row extends UserRow>(
  json: object,
  moreTimes: readonly (keyof Row & string)[] = [],
): Row {
  const [row] = rowsOfJson<Row>([json], [...userTimes, ...moreTimes]);
  if (!row) throw new Error('no row');
  return row;
}

export function toUserDocument(row: UserRow): UserDocument {
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
