import type { BillingCycle, Plan } from '@savet/contract/plans';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import type { PlanSource } from '../quota/quota.rules.ts';
import type { LiveSubscription } from './subscriptions.rules.ts';

/** What is known here of a user's payments. */
export interface BillingState {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  language: 'EN' | 'BG';
  plan: Plan | null;
  planSource: PlanSource | null;
  stripeCustomerId: string | null;
  subscriptionId: string | null;
  subscriptionStatus: LiveSubscription['status'] | null;
  billingCycle: BillingCycle | null;
  billingAnchor: Date | null;
  paidUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  hasSubscribed: boolean;
  checkoutUntil: Date | null;
  billingVersion: number;
}

/** The state, or null without a user document. */
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
      'subscriptionId',
      'subscriptionStatus',
      'billingCycle',
      'billingAnchor',
      'paidUntil',
      'cancelAtPeriodEnd',
      'hasSubscribed',
      'checkoutUntil',
      'billingVersion',
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

/** Saves the customer in place of `known`; false when another one was saved in the meantime. */
export async function saveCustomer(
  trx: Trx,
  uid: string,
  change: { known: string | null; customerId: string },
  revision: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ stripeCustomerId: change.customerId, revision })
    .where('uid', '=', uid)
    .where('stripeCustomerId', 'is not distinct from', change.known)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Writes down what the provider says of the subscription; null: there is none. */
export async function saveSubscription(
  trx: Trx,
  uid: string,
  terms: LiveSubscription | null,
  hasSubscribed: boolean,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({
      subscriptionId: terms?.subscriptionId ?? null,
      subscriptionStatus: terms?.status ?? null,
      billingCycle: terms?.billingCycle ?? null,
      paidUntil: terms?.paidUntil ?? null,
      cancelAtPeriodEnd: terms?.cancelAtPeriodEnd ?? false,
      // Once true it stays: the first month has no second time.
      hasSubscribed: hasSubscribed ? true : eb.ref('hasSubscribed'),
      revision,
    }))
    .where('uid', '=', uid)
    .execute();
}

/** Moves on from `version`; false when something newer was taken over since it was read. */
export async function advanceVersion(trx: Trx, uid: string, version: number): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ billingVersion: version + 1 })
    .where('uid', '=', uid)
    .where('billingVersion', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When the provider is asked next, and until when a checkout may be paid. */
export async function setDue(
  db: Database | Trx,
  uid: string,
  due: { billingDueAt: Date | null; checkoutUntil?: Date | null },
): Promise<void> {
  await db.updateTable('users').set(due).where('uid', '=', uid).execute();
}

/** Users for whom the provider is to be asked, those who wait longest first. */
export async function listDue(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where('billingDueAt', '<=', now)
    .orderBy('billingDueAt')
    .limit(most)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Whether an event has had its effect. */
export async function isEventKnown(db: Database, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentEvents')
    .select('eventId')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes an event in the transaction of its effect; false when it has had it. */
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

/** Forgets events received before `moment`. */
export async function forgetEvents(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', moment).execute();
}
