import type { MailKind } from '@savet/contract/accounts/mails';
import type { BillingNoticeKind } from '@savet/contract/documents';
import type { Language } from '@savet/contract/languages';
import type { BillingCycle, Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';
import type { PlanSource } from '../quota/quota.rules.ts';
import type { StripeSnapshot } from './stripe-snapshot.ts';
import type { LiveSubscription } from './subscriptions.rules.ts';

/** A user's stored payment state. */
export interface BillingState {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  plan: Plan | null;
  planSource: PlanSource | null;
  stripeCustomerId: string | null;
  /** Whether the payment provider still has an earlier address. */
  isCustomerEmailDue: boolean;
  subscriptionId: string | null;
  subscriptionStatus: LiveSubscription['status'] | null;
  subscriptionStartedAt: Date | null;
  billingCycle: BillingCycle | null;
  subscriptionPrice: number | null;
  billingAnchor: Date | null;
  paidUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  hasSubscribed: boolean;
  hasInvoices: boolean;
  billingCredit: number;
  billingNotice: BillingNoticeKind | null;
  billingNoticeAt: Date | null;
  checkoutUntil: Date | null;
  /** When the next reconciliation is due without an event; null: never. */
  billingDueAt: Date | null;
  billingVersion: number;
  mutedMails: MailKind[];
  /** Whether the user has deleted the account. */
  isClosed: boolean;
}

/** Reads a user's payment state; null without a user document. */
export async function readBilling(db: Database | Trx, uid: string): Promise<BillingState | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('authUsers', 'authUsers.id', 'users.uid')
    .select([
      'users.uid',
      'authUsers.email',
      'firstName',
      'lastName',
      'language',
      'plan',
      'planSource',
      'stripeCustomerId',
      'isCustomerEmailDue',
      'subscriptionId',
      'subscriptionStatus',
      'subscriptionStartedAt',
      'billingCycle',
      'subscriptionPrice',
      'billingAnchor',
      'paidUntil',
      'cancelAtPeriodEnd',
      'hasSubscribed',
      'hasInvoices',
      'billingCredit',
      'billingNotice',
      'billingNoticeAt',
      'checkoutUntil',
      'billingDueAt',
      'billingVersion',
      'mutedMails',
      isBeingDeleted.as('isClosed'),
    ])
    .where('users.uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUidByCustomer(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where('stripeCustomerId', '=', customerId)
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** Saves the customer in place of `previous`; false when another customer was saved meanwhile. */
export async function saveCustomer(
  trx: Trx,
  uid: string,
  change: { previous: string | null; customerId: string },
  revision: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ stripeCustomerId: change.customerId, revision })
    .where('uid', '=', uid)
    .where('stripeCustomerId', 'is not distinct from', change.previous)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks the address as known to the payment provider, unless it has changed again. */
export async function markCustomerEmailSent(
  db: Database,
  uid: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ isCustomerEmailDue: false })
    .where('uid', '=', uid)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('authUsers')
          .select('id')
          .whereRef('authUsers.id', '=', 'users.uid')
          .where('authUsers.email', '=', email),
      ),
    )
    .execute();
}

/** Saves what the provider reports; without a subscription its terms are cleared. */
export async function saveSubscription(
  trx: Trx,
  uid: string,
  { terms, hasSubscribed, hasInvoices, credit, notice }: StripeSnapshot,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({
      subscriptionId: terms?.subscriptionId ?? null,
      subscriptionStatus: terms?.status ?? null,
      subscriptionStartedAt: terms?.startedAt ?? null,
      billingCycle: terms?.billingCycle ?? null,
      subscriptionPrice: terms?.price ?? null,
      paidUntil: terms?.paidUntil ?? null,
      cancelAtPeriodEnd: terms?.cancelAtPeriodEnd ?? false,
      billingCredit: credit,
      billingNotice: notice?.kind ?? null,
      billingNoticeAt: notice?.at ?? null,
      // Never reset to false: the first month's price is offered once.
      hasSubscribed: hasSubscribed ? true : eb.ref('hasSubscribed'),
      hasInvoices: hasInvoices ? true : eb.ref('hasInvoices'),
      revision,
    }))
    .where('uid', '=', uid)
    .execute();
}

/** Marks that the discount of the first month is used up. */
export async function markDiscountUsed(trx: Trx, uid: string, revision: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ hasSubscribed: true, revision })
    .where('uid', '=', uid)
    .execute();
}

/** Increments the billing version; false when another reconciliation was saved since `version` was read. */
export async function advanceVersion(trx: Trx, uid: string, version: number): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ billingVersion: version + 1 })
    .where('uid', '=', uid)
    .where('billingVersion', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Schedules the next reconciliation (null: none), and sets until when an open checkout may be paid. */
export async function setDue(
  db: Database | Trx,
  uid: string,
  due: { billingDueAt: Date | null; checkoutUntil?: Date | null },
): Promise<void> {
  await db.updateTable('users').set(due).where('uid', '=', uid).execute();
}

/** A user with the times that decide when the next reconciliation is due. */
export type DueUser = Pick<BillingState, 'uid' | 'billingDueAt' | 'checkoutUntil'>;

/** Schedules the next reconciliation (null: none), unless one was scheduled or a checkout opened since `read`. */
export async function setNextDue(
  db: Database,
  read: DueUser,
  billingDueAt: Date | null,
): Promise<void> {
  // Migrations have set times with microseconds, for which a `Date` has no room.
  const stored = sql<Date | null>`date_trunc('milliseconds', billing_due_at)`;
  await db
    .updateTable('users')
    .set({ billingDueAt })
    .where('uid', '=', read.uid)
    .where(stored, 'is not distinct from', read.billingDueAt)
    .where('checkoutUntil', 'is not distinct from', read.checkoutUntil)
    .execute();
}

/** Returns users due for reconciliation, longest overdue first. */
export async function listDue(db: Database, now: Date, limit: number): Promise<DueUser[]> {
  return db
    .selectFrom('users')
    .select(['uid', 'billingDueAt', 'checkoutUntil'])
    .where('billingDueAt', '<=', now)
    .orderBy('billingDueAt')
    .limit(limit)
    .execute();
}

/** True when an event was processed before. */
export async function isEventProcessed(db: Database, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentEvents')
    .select('eventId')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records an event, in the transaction of its effect; false when it was processed before. */
export async function insertEvent(
  db: Database | Trx,
  event: { eventId: string; type: string; uid: string | null },
): Promise<boolean> {
  const result = await db
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes events received before `time`. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', time).execute();
}
