import { StripeError } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { countRedemption, type DiscountTerms, resolveDiscount } from '../discounts.ts';
import { checkCard, confirmSetup, type SetupResult } from '../intents/setup-intents.ts';
import { amountDueOf } from '../invoices/totals.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { PaymentMethod, SetupIntent } from '../objects/payments.ts';
import { newIntent } from '../payment-objects.ts';
import { type Authentication, type ChargeResult, charge } from '../payments.ts';
import { createSubscription } from '../subscriptions/create-subscription.ts';
import { taxOf } from '../tax/tax.ts';
import { trialFrom } from '../trials.ts';
import { declined, Rollback } from './rollback.ts';
import { checkoutLines } from './totals.ts';

/** The data that a customer submits on the page of a session. */
export interface Submission {
  session: CheckoutSession;
  /** Null for a guest. */
  customer: Customer | null;
  /** The entered card, which nobody has yet. */
  method: PaymentMethod;
  authentication: Authentication;
}

/** Charges the card once. */
export function completePayment(
  core: SimulatorCore,
  { session, customer, method, authentication }: Submission,
): Partial<CheckoutSession> {
  for (const discount of session.discounts) {
    countRedemption(core, discountOf(core, discount, customer));
  }
  const total = session.amount_total ?? 0;
  const tax = taxOfPayment(core, session, customer);
  if (total === 0) return { ...tax, payment_status: 'no_payment_required' };
  const intent = newIntent(core, {
    ...session._payment,
    amount: total,
    currency: session.currency ?? '',
    customer: customer?.id ?? null,
    description: session._payment?.description ?? null,
  });
  core.events.emit('payment_intent.created', intent);
  const result = charge(core, { intent, method, authentication, isSubscription: false });
  requireDone(result);
  return {
    ...tax,
    payment_intent: intent.id,
    payment_status: result.intent.status === 'succeeded' ? 'paid' : 'unpaid',
  };
}

/** Saves the card for later payments. */
export function completeSetup(
  core: SimulatorCore,
  { session, customer, method, authentication }: Submission,
): Partial<CheckoutSession> {
  const intent = core.store.find<SetupIntent>('setup_intent', session.setup_intent);
  if (!intent) throw new Error(`the setup intent of ${session.id} is gone`);
  const owned = { ...intent, customer: customer?.id ?? null };
  const { result } = confirmSetup(core, owned, method, { authentication, returnUrl: null });
  requireDone(result);
  return { payment_status: 'no_payment_required' };
}

/** Subscribes the customer with the card. */
export function subscribe(
  core: SimulatorCore,
  { session, customer, method, authentication }: Submission,
): Partial<CheckoutSession> {
  if (!customer) throw new Error(`${session.id} has no customer to subscribe`);
  const trial = session._trial ? trialFrom(core, session._trial) : null;
  const isFree = amountDueOf(session.amount_total ?? 0, customer) === 0;
  const usable = isFree ? checkedCard(method, authentication) : method;
  const attempt = core.store.put<PaymentMethod>({ ...usable, customer: customer.id });
  const { subscription, result } = createSubscription(core, {
    customer,
    items: checkoutLines(core, session._lines),
    defaultPaymentMethod: attempt,
    discounts: session.discounts.map((discount) => discountOf(core, discount, customer)),
    metadata: session._subscriptionMetadata,
    authentication,
    behavior: 'allow_incomplete',
    checkoutSession: session.id,
    isTaxed: session.automatic_tax?.enabled ?? false,
    trial,
  });
  if (result) requireDone(result);
  core.events.emit('payment_method.attached', attempt);
  const invoice = core.store.find<Invoice>('invoice', subscription.latest_invoice);
  return {
    ...withTax(session, invoice?.total_taxes ?? [], invoice?.automatic_tax.status ?? null),
    invoice: subscription.latest_invoice,
    payment_status: result ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
  };
}

/** Without a payment now, such as in a trial, the card is charged later: the bank is asked now whether it may be. */
function checkedCard(method: PaymentMethod, authentication: Authentication): PaymentMethod {
  const result = checkCard(method, authentication);
  requireDone(result);
  return result.outcome === 'saved' ? result.method : method;
}

/** Leaves the session open if the card was declined, or the customer has to authenticate first. */
function requireDone(result: ChargeResult | SetupResult): void {
  if (result.outcome === 'declined') throw declined(result.error);
  if (result.outcome === 'authentication_required') {
    throw new Rollback({ outcome: 'authentication_required' });
  }
}

function taxOfPayment(
  core: SimulatorCore,
  session: CheckoutSession,
  customer: Customer | null,
): Partial<CheckoutSession> {
  if (!customer) return {};
  const { total_taxes, automatic_tax } = taxOf(core, customer, {
    isAutomatic: session.automatic_tax.enabled,
    total: session.amount_total ?? 0,
  });
  return withTax(session, total_taxes, automatic_tax.status);
}

function withTax(
  { total_details, automatic_tax }: CheckoutSession,
  taxes: readonly { amount: number }[],
  status: CheckoutSession['automatic_tax']['status'],
): Pick<CheckoutSession, 'total_details' | 'automatic_tax'> {
  const amount_tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    total_details: total_details && { ...total_details, amount_tax },
    automatic_tax: { ...automatic_tax, status },
  };
}

/** Checks a discount again: the customer may have paid since the session was created. */
function discountOf(
  core: SimulatorCore,
  discount: CheckoutSession['discounts'][number],
  customer: Customer | null,
): DiscountTerms {
  try {
    return resolveDiscount(core, discount, customer, 'discounts');
  } catch (error) {
    if (error instanceof StripeError) throw new Rollback({ outcome: 'discount_refused' });
    throw error;
  }
}
