import { writeDocuments } from '../../platform/db/document-writes.ts';
import { freePlan } from '../quota/quota.rules.ts';
import { setPlan } from '../quota/quota.store.ts';
import {
  advanceVersion,
  type BillingState,
  insertEvent,
  readBilling,
  saveSubscription,
  setDue,
} from './billing.store.ts';
import { nextDue } from './due.rules.ts';
import { isReversed, refundLatest } from './invoices.ts';
import type { Payments } from './payments.ts';
import { type LiveSubscription, readSubscriptions } from './subscriptions.rules.ts';
import { cancelNow, listSubscriptions } from './subscriptions.ts';
import { isTakenOver, type Truth } from './truth.rules.ts';

/** An event of the provider that made us ask. */
export interface Occasion {
  eventId: string;
  type: string;
}

/** What others take over in the meantime makes us ask again, this often at most. */
const ROUNDS_MAX = 20;

/**
 * Asks the provider what a user has paid for and sets the plan by it. Whatever is answered is taken
 * over only when nothing else was since we asked, so that an old answer never overwrites a newer one.
 * @returns the subscription that counts; null without one
 * @throws what the provider's library throws; nothing is changed then
 */
export async function reconcile(
  payments: Payments,
  uid: string,
  occasion?: Occasion,
): Promise<LiveSubscription | null> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const state = await readBilling(payments.db, uid);
    if (!state) return null;
    const truth = await fetchTruth(payments, state);
    if (await takeOver(payments, state, truth, occasion)) return truth.terms;
  }
  throw new Error('the payments of one user change too fast to be followed');
}

async function fetchTruth(payments: Payments, state: BillingState): Promise<Truth> {
  const { stripe, log } = payments;
  if (state.stripeCustomerId === null) return { terms: null, hasSubscribed: false };
  const subscriptions = await listSubscriptions(stripe, state.stripeCustomerId);
  const reading = readSubscriptions(subscriptions, state.subscriptionId);
  for (const surplus of reading.surplus) {
    log.warn({ uid: state.uid, subscription: surplus.id }, 'a second subscription is paid back');
    await refundLatest(stripe, surplus);
    await cancelNow(stripe, surplus.id);
  }
  const { live, hasSubscribed } = reading;
  if (live && (await isReversed(stripe, live.subscription))) {
    log.warn({ uid: state.uid }, 'the payment was taken back: the subscription ends');
    await cancelNow(stripe, live.subscription.id);
    return { terms: null, hasSubscribed };
  }
  return { terms: live?.terms ?? null, hasSubscribed };
}

/** @returns false when something newer was taken over since `state` was read */
async function takeOver(
  { db, now }: Payments,
  state: BillingState,
  truth: Truth,
  occasion: Occasion | undefined,
): Promise<boolean> {
  const { uid } = state;
  const { terms, hasSubscribed } = truth;
  const time = now();
  if (isTakenOver(state, truth)) {
    // Nobody's documents change, so nobody is told.
    if (occasion) await insertEvent(db, { ...occasion, uid });
    await setDue(db, uid, { billingDueAt: nextDue({ ...state, terms }, time) });
    return true;
  }
  return writeDocuments(db, uid, async (trx, revision) => {
    if (!(await advanceVersion(trx, uid, state.billingVersion))) return false;
    if (occasion && !(await insertEvent(trx, { ...occasion, uid }))) return true;
    const present = (await readBilling(trx, uid)) ?? state;
    if (present.planSource !== 'staff') {
      const plan = terms
        ? {
            plan: 'pro' as const,
            planSource: 'stripe' as const,
            queryLimit: null,
            billingAnchor: terms.billingAnchor,
            paidUntil: terms.paidUntil,
          }
        : present.planSource === 'stripe' && freePlan;
      if (plan) await setPlan(trx, uid, plan, time, revision);
    }
    await saveSubscription(trx, uid, terms, hasSubscribed, revision);
    await setDue(trx, uid, {
      billingDueAt: nextDue({ terms, checkoutUntil: present.checkoutUntil }, time),
    });
    return true;
  });
}
