import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { freePlan } from '../../quota/quota.rules.ts';
import { setPlan } from '../../quota/quota.store.ts';
import {
  advanceVersion,
  type BillingState,
  insertEvent,
  readBilling,
  saveSubscription,
  setDue,
} from '../billing.store.ts';
import { isReversed, refundLatest } from '../invoices.ts';
import type { Payments } from '../payments.ts';
import { type LiveSubscription, readSubscriptions } from '../subscriptions.rules.ts';
import { nextDue } from './due.rules.ts';
import { isUpToDate, type StripeSnapshot } from './snapshot.rules.ts';
import { cancelNow, listSubscriptions } from './subscriptions.ts';

/** The provider's event that triggered a reconciliation. */
export interface TriggeringEvent {
  eventId: string;
  type: string;
}

/** Attempts before giving up when parallel reconciliations keep saving first. */
const ATTEMPTS_MAX = 20;

/**
 * Fetches a user's subscriptions from the provider and sets the plan accordingly. A snapshot is applied
 * only if the billing version is unchanged since the fetch, so that an old snapshot never overwrites a newer one.
 * @returns the live subscription; null without one
 * @throws what the provider's library throws; nothing is changed then
 */
export async function reconcile(
  payments: Payments,
  uid: string,
  event?: TriggeringEvent,
): Promise<LiveSubscription | null> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const state = await readBilling(payments.db, uid);
    if (!state) return null;
    const snapshot = await fetchSnapshot(payments, state);
    if (await applySnapshot(payments, state, snapshot, event)) return snapshot.terms;
  }
  throw new Error('reconciliation gave up: too many concurrent changes');
}

async function fetchSnapshot(payments: Payments, state: BillingState): Promise<StripeSnapshot> {
  const { stripe, log } = payments;
  if (state.stripeCustomerId === null) return { terms: null, hasSubscribed: false };
  const subscriptions = await listSubscriptions(stripe, state.stripeCustomerId);
  const { live, surplus, hasSubscribed } = readSubscriptions(subscriptions, state.subscriptionId);
  for (const duplicate of surplus) {
    log.warn({ uid: state.uid, subscription: duplicate.id }, 'refunding a second subscription');
    await refundLatest(stripe, duplicate);
    await cancelNow(stripe, duplicate.id);
  }
  if (live && (await isReversed(stripe, live.subscription))) {
    log.warn({ uid: state.uid }, 'cancelling a subscription whose payment was reversed');
    await cancelNow(stripe, live.subscription.id);
    return { terms: null, hasSubscribed };
  }
  if (live && state.isClosed) {
    log.info({ uid: state.uid }, 'cancelling the subscription of a deleted account');
    // Paid in an open checkout after the deletion, or so shortly before that it never took effect.
    if (live.subscription.id !== state.subscriptionId)
      await refundLatest(stripe, live.subscription);
    await cancelNow(stripe, live.subscription.id);
    return { terms: null, hasSubscribed };
  }
  return { terms: live?.terms ?? null, hasSubscribed };
}

/** @returns false when another snapshot was applied since `state` was read */
async function applySnapshot(
  { db, now }: Payments,
  state: BillingState,
  snapshot: StripeSnapshot,
  event: TriggeringEvent | undefined,
): Promise<boolean> {
  const { uid } = state;
  const { terms, hasSubscribed } = snapshot;
  const time = now();
  if (isUpToDate(state, snapshot)) {
    // No document changes, so no revision and no notification.
    if (event) await insertEvent(db, { ...event, uid });
    await setDue(db, uid, { billingDueAt: nextDue({ ...state, terms }, time) });
    return true;
  }
  return writeDocuments(db, uid, async (trx, revision) => {
    if (!(await advanceVersion(trx, uid, state.billingVersion))) return false;
    if (event && !(await insertEvent(trx, { ...event, uid }))) return true;
    const current = (await readBilling(trx, uid)) ?? state;
    if (current.planSource !== 'staff') {
      const plan = terms
        ? {
            plan: 'pro' as const,
            planSource: 'stripe' as const,
            queryLimit: null,
            billingAnchor: terms.billingAnchor,
            paidUntil: terms.paidUntil,
          }
        : current.planSource === 'stripe' && freePlan;
      if (plan) await setPlan(trx, uid, plan, time, revision);
    }
    await saveSubscription(trx, uid, terms, hasSubscribed, revision);
    await setDue(trx, uid, {
      billingDueAt: nextDue({ terms, checkoutUntil: current.checkoutUntil }, time),
    });
    return true;
  });
}
