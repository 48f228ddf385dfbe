import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { type DiscountTerms, redeem } from '../discounts.ts';
import { createInvoice } from '../invoices/finalize-invoice.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import type { LineDraft } from '../invoices/totals.ts';
import type { Price } from '../objects/catalogue.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { PaymentMethod } from '../objects/payments.ts';
import type { MissingMethod, Subscription, SubscriptionItem } from '../objects/subscriptions.ts';
import type { Authentication, ChargeResult } from '../payments.ts';
import { announceTrialEnd } from '../trial-announcement.ts';
import { fullPeriod, newItem, productName } from './items.ts';
import { dropOnceDiscounts } from './once-discounts.ts';
import { methodFor } from './payment-method.ts';

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

/** The line of a trial, which costs nothing. */
function trialPeriod(core: SimulatorCore, item: SubscriptionItem): LineDraft {
  const description = `Trial period for ${productName(core, item.price)}`;
  return { ...fullPeriod(core, item), amount: 0, description, isDiscountable: false };
}
