import { invalid } from '../errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import { couponOf, type DiscountTerms, redeem } from './discounts.ts';
import {
  createInvoice,
  draftInvoice,
  type LineDraft,
  payInvoice,
  requireCustomer,
  stopCollection,
  voidInvoice,
} from './invoices.ts';
import type {
  Customer,
  Discount,
  Invoice,
  MissingMethod,
  PaymentMethod,
  Price,
  Product,
  Subscription,
  SubscriptionItem,
} from './objects.ts';
import { findOwnMethod } from './payment-methods.ts';
import type { Authentication, ChargeResult } from './payments.ts';
import { nextStep, type Recurrence } from './periods.ts';
import { announceTrialEnd } from './trial-announcement.ts';

export interface NewSubscription {
  customer: Customer;
  items: readonly { price: Price; quantity: number; metadata?: Record<string, string> }[];
  defaultPaymentMethod: PaymentMethod | null;
  discounts: readonly DiscountTerms[];
  metadata: Record<string, string>;
  authentication: Authentication;
  /** `default_incomplete` leaves the first invoice open, to be paid later. */
  behavior: 'allow_incomplete' | 'default_incomplete';
  checkoutSession: string | null;
  /** Whether its invoices have automatic tax. */
  isTaxed?: boolean;
  /** Nothing is paid before the trial ends. */
  trial?: { end: number; missingPaymentMethod: MissingMethod } | null;
}

/** Creates a subscription and attempts to pay its first invoice. */
export function createSubscription(
  core: SimulatorCore,
  request: NewSubscription,
): { subscription: Subscription; result: ChargeResult | null } {
  const now = core.clock.now();
  const { customer, trial } = request;
  const id = newId('sub');
  const [first] = request.items;
  if (!first) throw invalid('A subscription needs items.', 'items');
  checkCurrency(customer, request.items);
  const discounts = request.discounts.map((terms) =>
    redeem(core, terms, {
      customer: customer.id,
      subscription: id,
      checkoutSession: request.checkoutSession,
    }),
  );
  const subscription = core.store.put<Subscription>({
    id,
    object: 'subscription',
    automatic_tax: {
      disabled_reason: null,
      enabled: request.isTaxed ?? false,
      liability: request.isTaxed ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trial?.end ?? now,
    billing_mode: { type: 'flexible', flexible: null },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: first.price.currency,
    customer: customer.id,
    days_until_due: null,
    default_payment_method: request.defaultPaymentMethod?.id ?? null,
    description: null,
    discounts: discounts.map((discount) => discount.id),
    ended_at: null,
    items: {
      object: 'list',
      data: request.items.map(({ price, quantity, metadata }) => ({
        ...newItem(id, price, quantity, now),
        ...(trial && { current_period_end: trial.end }),
        metadata: metadata ?? {},
      })),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: request.metadata,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: customer.test_clock,
    trial_end: trial?.end ?? null,
    ...(trial && {
      trial_settings: { end_behavior: { missing_payment_method: trial.missingPaymentMethod } },
    }),
    trial_start: trial ? now : null,
  });
  const drafts = subscription.items.data.map((item) =>
    trial ? trialPeriod(core, item) : fullPeriod(core, item),
  );
  const invoice = createInvoice(core, subscription, drafts, 'subscription_create');
  const method = methodFor(core, subscription);
  const attemptsPayment = request.behavior !== 'default_incomplete' || invoice.amount_due === 0;
  if (attemptsPayment && invoice.amount_due > 0 && !method) throw noPaymentMethod();
  const { result } = attemptsPayment
    ? payInvoice(core, invoice, method, request.authentication)
    : { result: null };
  const isPaid = core.store.find<Invoice>('invoice', invoice.id)?.status === 'paid';
  const paidStatus = trial ? 'trialing' : 'active';
  const created = core.store.put<Subscription>({
    // A coupon for the first payment waits until the trial is over.
    ...(trial ? subscription : dropOnceDiscounts(core, subscription)),
    latest_invoice: invoice.id,
    status: isPaid ? paidStatus : 'incomplete',
  });
  core.events.emit('customer.subscription.created', created);
  return { subscription: announceTrialEnd(core, created), result };
}

export function noPaymentMethod() {
  return invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    undefined,
    'resource_missing',
  );
}

/** @throws StripeError if the customer already pays in another currency */
function checkCurrency({ currency }: Customer, items: NewSubscription['items']): void {
  for (const [index, { price }] of items.entries()) {
    if (currency === null || price.currency === currency) continue;
    throw invalid(
      `You cannot combine currencies on a single customer. This customer pays in ${currency}.`,
      `items[${index}][price]`,
    );
  }
}

/** Starts the next period of a subscription. Its invoice is a draft, which is finalized and collected an hour later. */
export function renew(core: SimulatorCore, subscription: Subscription): void {
  const items = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const end = nextStep(subscription.billing_cycle_anchor, start, recurrenceOf(item.price));
    return { ...item, current_period_start: start, current_period_end: end };
  });
  const renewed: Subscription = { ...subscription, items: { ...subscription.items, data: items } };
  const drafts = items.map((item) => fullPeriod(core, item));
  const invoice = draftInvoice(core, renewed, drafts, 'subscription_cycle', periodOf(subscription));
  const started = core.store.put<Subscription>({
    ...dropOnceDiscounts(core, renewed),
    latest_invoice: invoice.id,
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  core.events.emit('customer.subscription.updated', started, subscription);
}

/** The period that a renewal's invoice names is the one that has ended. */
function periodOf({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** Attempts to pay an open invoice and updates the subscription's status. */
export function collect(
  core: SimulatorCore,
  open: Invoice,
  payer?: { method: PaymentMethod | null; authentication: Authentication },
): ChargeResult | null {
  const subscription = core.store.find<Subscription>(
    'subscription',
    open.parent.subscription_details.subscription,
  );
  const method = payer?.method ?? (subscription && methodFor(core, subscription));
  const { invoice, result } = payInvoice(
    core,
    open,
    method,
    payer?.authentication ?? 'off_session',
  );
  // A subscription that has ended stays ended, even if its last invoice is paid later.
  if (!subscription || subscription.ended_at !== null) return result;
  if (subscription.latest_invoice !== invoice.id) return result;
  if (invoice.status === 'paid') setStatus(core, subscription, 'active');
  else if (invoice.billing_reason !== 'subscription_create') {
    const overdue = setStatus(core, subscription, 'past_due');
    const hasFailed = invoice.attempt_count > open.attempt_count;
    const isLastAttempt = hasFailed && invoice.next_payment_attempt === null;
    if (isLastAttempt && invoice.auto_advance) giveUp(core, overdue, invoice);
  }
  return result;
}

/** Does what the account's settings say about a subscription whose last retry failed. */
function giveUp(core: SimulatorCore, subscription: Subscription, invoice: Invoice): void {
  if (core.settings.afterRetries === 'cancel')
    endSubscription(core, subscription, 'payment_failed');
  else {
    stopCollection(core, invoice);
    setStatus(core, subscription, core.settings.afterRetries === 'unpaid' ? 'unpaid' : 'past_due');
  }
}

/** Ends a subscription immediately. Its invoices are no longer collected, but stay open: they can still be paid. */
export function endSubscription(
  core: SimulatorCore,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  comment: string | null = null,
): Subscription {
  const now = core.clock.now();
  const ended = core.store.put<Subscription>({
    ...subscription,
    cancellation_details: { comment, feedback: null, reason },
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  });
  for (const invoice of invoicesOf(core, ended)) {
    if (invoice.status === 'open' && ended.status === 'incomplete_expired')
      voidInvoice(core, invoice);
    else if (invoice.status === 'open' || invoice.status === 'draft') stopCollection(core, invoice);
  }
  core.events.emit('customer.subscription.deleted', ended);
  return ended;
}

/** All invoices of a subscription, the oldest first. */
function invoicesOf(core: SimulatorCore, { id }: Subscription): Invoice[] {
  return core.store
    .referring<Invoice>('invoice', 'parent.subscription_details.subscription', id)
    .reverse();
}

/** Sets or clears cancellation at the end of the period. */
export function setCancelAtPeriodEnd(
  core: SimulatorCore,
  subscription: Subscription,
  cancels: boolean,
): Subscription {
  const until = Math.max(...subscription.items.data.map((item) => item.current_period_end));
  const changed = core.store.put<Subscription>({
    ...subscription,
    cancel_at: cancels ? until : null,
    cancel_at_period_end: cancels,
    canceled_at: cancels ? core.clock.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: cancels ? 'cancellation_requested' : null,
    },
  });
  core.events.emit('customer.subscription.updated', changed, subscription);
  return changed;
}

/** The subscription's payment method, or else the customer's default. */
export function methodFor(core: SimulatorCore, subscription: Subscription): PaymentMethod | null {
  const customer = requireCustomer(core, subscription.customer);
  const id =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return findOwnMethod(core, customer, id);
}

export function fullPeriod(core: SimulatorCore, item: SubscriptionItem): LineDraft {
  const { price, quantity } = item;
  return {
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${productName(core, price)}`,
    price,
    quantity,
    itemId: item.id,
    isProration: false,
    period: { start: item.current_period_start, end: item.current_period_end },
    isDiscountable: true,
  };
}

/** The line of a trial, which costs nothing. */
function trialPeriod(core: SimulatorCore, item: SubscriptionItem): LineDraft {
  const description = `Trial period for ${productName(core, item.price)}`;
  return { ...fullPeriod(core, item), amount: 0, description, isDiscountable: false };
}

export function productName(core: SimulatorCore, price: Price): string {
  return core.store.find<Product>('product', price.product)?.name ?? price.product;
}

/** @throws StripeError for a one-time price */
export function recurrenceOf(price: Price): Recurrence {
  if (!price.recurring) {
    throw invalid(
      `The price ${price.id} is not recurring; a subscription needs one that is.`,
      'items',
    );
  }
  return price.recurring;
}

export function newItem(
  subscription: string,
  price: Price,
  quantity: number,
  start: number,
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    created: start,
    current_period_end: nextStep(start, start, recurrenceOf(price)),
    current_period_start: start,
    discounts: [],
    metadata: {},
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

function setStatus(
  core: SimulatorCore,
  subscription: Subscription,
  status: Subscription['status'],
): Subscription {
  if (subscription.status === status) return subscription;
  const changed = core.store.put<Subscription>({ ...subscription, status });
  core.events.emit('customer.subscription.updated', changed, subscription);
  return changed;
}

/** Removes coupons with the duration `once`, which apply to the first invoice only. */
export function dropOnceDiscounts(core: SimulatorCore, subscription: Subscription): Subscription {
  const discounts = subscription.discounts.filter((id) => {
    const discount = core.store.find<Discount>('discount', id);
    if (!discount || couponOf(core, discount)?.duration === 'forever') return discount !== null;
    const ended = core.store.put<Discount>({ ...discount, end: core.clock.now() });
    core.events.emit('customer.discount.deleted', ended);
    return false;
  });
  return { ...subscription, discounts };
}
