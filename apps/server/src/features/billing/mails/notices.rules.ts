import type { MailKind } from '@savet/contract/accounts/mails';
import type Stripe from 'stripe';
import type { SubscriptionsReading } from '../subscriptions.rules.ts';
import {
  DISPUTED_COMMENT,
  LEFT_COMMENT,
  STAFF_COMMENT,
  WITHDRAWN_COMMENT,
} from './end-comments.ts';

const DAY_MS = 86_400_000;
/** How long before a renewal of a year, or the end of a card, the mail is sent, in days. */
const AHEAD_DAYS = 30;
/** News older than this, in days, is not mailed: it happened before this server sent such mails. */
const NEWS_DAYS = 7;

/** A notice that the user gets by email, once. `about` identifies it among notices of its kind. */
export type Notice =
  | {
      kind: 'contract_confirmed';
      about: string;
      concludedAt: Date;
      /** Price of the first period in cents; null unless it is lower than the regular price. */
      firstPrice: number | null;
    }
  | { kind: 'renewal_ahead'; about: string; renewsAt: Date; price: number | null }
  | {
      kind: Extract<MailKind, 'payment_failed'>;
      about: string;
      amount: number;
      currency: string;
      /** The page on which it can be paid, or confirmed if the bank asks for that. */
      invoiceUrl: string | null;
    }
  | {
      kind: Extract<MailKind, 'card_expires'>;
      about: string;
      card: string;
      /** The last month of the card, as 2027-03. */
      month: string;
      paymentAt: Date;
    }
  | { kind: Extract<MailKind, 'plan_ended'>; about: string };

/** The notices that apply to a user's subscriptions at `now`, sent or not. */
export function dueNotices({ live, ended }: SubscriptionsReading, now: Date): Notice[] {
  if (!live) return ended.flatMap((subscription) => endedNotice(subscription, now));
  const { subscription, terms } = live;
  const notices: Notice[] = [];
  const { subscriptionId, startedAt, paidUntil, price } = terms;
  if (isNews(startedAt, now)) {
    const firstPrice = firstPriceOf(subscription, price);
    const about = subscriptionId;
    notices.push({ kind: 'contract_confirmed', about, concludedAt: startedAt, firstPrice });
  }
  const invoice = subscription.latest_invoice;
  if (terms.status === 'past_due' && typeof invoice === 'object' && invoice?.id) {
    const { id: about, amount_remaining: amount, currency, hosted_invoice_url: url } = invoice;
    const invoiceUrl = url ?? null;
    notices.push({ kind: 'payment_failed', about, amount, currency, invoiceUrl });
  }
  if (terms.cancelAtPeriodEnd || paidUntil <= now) return notices;
  const daysLeft = (paidUntil.getTime() - now.getTime()) / DAY_MS;
  if (terms.billingCycle === 'yearly' && daysLeft <= AHEAD_DAYS) {
    const about = `${subscriptionId} ${paidUntil.toISOString()}`;
    notices.push({ kind: 'renewal_ahead', about, renewsAt: paidUntil, price });
  }
  return [...notices, ...cardNotice(subscription, paidUntil, now)];
}

/** Null if the first period costs what the others do, or its invoice is not the latest any more. */
function firstPriceOf(
  { latest_invoice: invoice }: Stripe.Subscription,
  price: number | null,
): number | null {
  const isFirst = typeof invoice === 'object' && invoice?.billing_reason === 'subscription_create';
  return isFirst && price !== null && invoice.total < price ? invoice.total : null;
}

/** Leaves out an end that the user asked for, or that another email has announced. */
function endedNotice(subscription: Stripe.Subscription, now: Date): Notice[] {
  const { id: about, ended_at: end, cancellation_details: details, status } = subscription;
  const comments = [DISPUTED_COMMENT, LEFT_COMMENT, STAFF_COMMENT, WITHDRAWN_COMMENT];
  const isTold = comments.some((comment) => details?.comment === comment);
  const isNew = end !== null && isNews(new Date(end * 1_000), now);
  if (isTold || !isNew || status === 'incomplete_expired') return [];
  return [{ kind: 'plan_ended', about }];
}

/** A card that is no longer valid at the next payment. */
function cardNotice(subscription: Stripe.Subscription, paymentAt: Date, now: Date): Notice[] {
  const method = paymentMethodOf(subscription);
  const card = method?.card;
  if (!method || !card) return [];
  const { exp_year: year, exp_month: month, last4 } = card;
  // Cards are valid to the end of their last month.
  const expiresAt = new Date(Date.UTC(year, month));
  const isSoon = expiresAt.getTime() - now.getTime() <= AHEAD_DAYS * DAY_MS;
  if (!isSoon || paymentAt < expiresAt) return [];
  const lastMonth = `${year}-${String(month).padStart(2, '0')}`;
  const about = `${method.id} ${lastMonth}`;
  return [{ kind: 'card_expires', about, card: last4, month: lastMonth, paymentAt }];
}

/** The card of the subscription, or else that of the customer. */
function paymentMethodOf(subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
  const own = subscription.default_payment_method;
  if (typeof own === 'object' && own !== null) return own;
  const { customer } = subscription;
  if (typeof customer !== 'object' || customer.deleted) return null;
  const { default_payment_method: ofCustomer } = customer.invoice_settings;
  return typeof ofCustomer === 'object' ? ofCustomer : null;
}

function isNews(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= NEWS_DAYS * DAY_MS;
}
