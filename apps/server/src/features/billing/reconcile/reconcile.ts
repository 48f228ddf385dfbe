import { writeDocuments } from '../../../platform/db/document-writes.ts';
import { setPlan } from '../../quota/allowance.store.ts';
import { freePlan } from '../../quota/quota.rules.ts';
import {
  advanceVersion,
  type BillingState,
  insertEvent,
  readBilling,
  saveSubscription,
  setDue,
  setNextDue,
} from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import type { StripeSnapshot } from '../stripe-snapshot.ts';
import type { LiveSubscription } from '../subscriptions.rules.ts';
import { earlier, nextDue } from './due.rules.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { sendNotices } from './send-notices.ts';
import { isNews, isUpToDate } from './snapshot.rules.ts';

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
    if (!(await applySnapshot(payments, state, snapshot, event))) continue;
    await sendNotices(payments, uid, snapshot);
    return snapshot.terms;
  }
  throw new Error('reconciliation gave up: too many concurrent changes');
}

/** @returns false when another snapshot was applied since `state` was read */
async function applySnapshot(
  payments: Payments,
  state: BillingState,
  snapshot: StripeSnapshot,
  event: TriggeringEvent | undefined,
): Promise<boolean> {
  const { db, now, mails } = payments;
  const { uid } = state;
  const { terms, notice } = snapshot;
  const time = now();
  if (isUpToDate(state, snapshot)) {
    // No document changes, so no revision and no notification.
    if (event) await insertEvent(db, { ...event, uid });
    await setNextDue(db, state, nextDue({ ...state, terms }, time));
    return true;
  }
  const isApplied = await writeDocuments(db, uid, async (trx, revision) => {
    if (!(await advanceVersion(trx, uid, state.billingVersion))) return false;
    if (event && !(await insertEvent(trx, { ...event, uid }))) return true;
    const current = (await readBilling(trx, uid)) ?? state;
    if (current.planSource !== 'staff') {
      const plan = terms
        ? {
            plan: 'pro' as const,
            planSource: 'stripe' as const,
            queryLimit: null,
            billingAnchor: firstAnchor(current, terms),
            paidUntil: terms.paidUntil,
          }
        : current.planSource === 'stripe' && freePlan;
      if (plan) await setPlan(trx, uid, plan, time, revision);
    }
    await saveSubscription(trx, uid, snapshot, revision);
    if (notice && isNews(current, notice)) await mails.notify(trx, current, notice.kind);
    const next = nextDue({ terms, checkoutUntil: current.checkoutUntil }, time);
    // A checkout, a withdrawal or a deletion since the fetch, which the snapshot does not know.
    const isNew = current.billingDueAt?.getTime() !== state.billingDueAt?.getTime();
    await setDue(trx, uid, { billingDueAt: isNew ? earlier(next, current.billingDueAt) : next });
    return true;
  });
  mails.sendDue();
  return isApplied;
}

/**
 * Months of queries are counted from the first anchor of a subscription: a change of the cycle moves the provider's, and
 * would make a month longer or shorter.
 */
function firstAnchor(
  { planSource, subscriptionId, billingAnchor }: BillingState,
  terms: LiveSubscription,
): Date {
  const isSame = planSource === 'stripe' && subscriptionId === terms.subscriptionId;
  return (isSame && billingAnchor) || terms.billingAnchor;
}
