import { StripeError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import { type DiscountTerms, resolveDiscount } from './discounts.ts';
import { totalsOf } from './invoices.ts';
import type { CheckoutSession, Customer, Invoice, PaymentMethod, Price } from './objects.ts';
import { createPaymentMethod } from './payment-methods.ts';
import { createSubscription, productName, recurrenceOf } from './subscriptions.ts';
import { type BusinessDetails, saveDetails } from './tax/business-details.ts';
import { taxIdsOf } from './tax/tax.ts';

export interface CheckoutLine {
  id: string;
  price: Price;
  quantity: number;
  name: string;
  amount: number;
}

/** A Checkout session with the data that its page shows. */
export interface Checkout {
  session: CheckoutSession;
  lines: CheckoutLine[];
  /** Total discount, named after the first discount. */
  discount: { name: string; amount: number } | null;
  /** Null if the page has to ask for it. */
  email: string | null;
}

export type PayOutcome =
  | { outcome: 'paid'; redirectTo: string }
  | { outcome: 'declined'; declineCode: string }
  | { outcome: 'authentication_required' }
  | { outcome: 'not_open' }
  /** The discount is used up, or no longer for this customer. */
  | { outcome: 'discount_refused' };

export interface Payer {
  card: string;
  name?: string | null;
  email?: string | null;
  month?: number;
  year?: number;
  /** For the invoice, if the session asks for them. */
  details?: BusinessDetails;
  /** Result of 3-D Secure; absent before it was requested. */
  authentication?: 'passed' | 'failed';
}

export function findCheckout(core: SimulatorCore, id: string): Checkout | null {
  const session = core.store.find<CheckoutSession>('checkout.session', id);
  if (!session) return null;
  const customer = session.customer && core.store.find<Customer>('customer', session.customer);
  const [discount] = session.discounts;
  const code = discount?.promotion_code
    ? core.store.find<{ id: string; object: 'promotion_code'; code: string }>(
        'promotion_code',
        discount.promotion_code,
      )?.code
    : discount?.coupon;
  const { amount_discount: amount } = session.total_details;
  return {
    session,
    lines: checkoutLines(core, session._lines),
    discount: code && amount > 0 ? { name: code, amount } : null,
    email: (customer && customer.email) || session.customer_email,
  };
}

/** Pays an open session: subscribes and charges the customer. A complete session is not charged again. */
export function payCheckout(core: SimulatorCore, id: string, payer: Payer): PayOutcome {
  try {
    return core.run(() => pay(core, id, payer));
  } catch (error) {
    if (error instanceof Rollback) return error.outcome;
    throw error;
  }
}

/** Rolls back a failed payment, so that the session stays open. */
class Rollback extends Error {
  readonly outcome: PayOutcome;

  constructor(outcome: PayOutcome) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

function pay(core: SimulatorCore, id: string, payer: Payer): PayOutcome {
  const session = core.store.find<CheckoutSession>('checkout.session', id);
  if (session?.status === 'complete') return { outcome: 'paid', redirectTo: returnTo(session) };
  if (session?.status !== 'open' || session.expires_at <= core.clock.now()) {
    return { outcome: 'not_open' };
  }
  const customer = withDetails(core, session, payingCustomer(core, session, payer), payer);
  const method = createPaymentMethod(core, payer.card, payer);
  const attempt = { ...method, customer: customer.id };
  core.store.put<PaymentMethod>({ ...attempt, _isEntered: true });
  const { subscription, result } = createSubscription(core, {
    customer,
    items: checkoutLines(core, session._lines),
    defaultPaymentMethod: attempt,
    discounts: session.discounts.map((discount) => discountOf(core, discount, customer)),
    metadata: session._subscriptionMetadata,
    authentication: payer.authentication ?? 'on_session',
    behavior: 'allow_incomplete',
    checkoutSession: session.id,
    isTaxed: session.automatic_tax?.enabled ?? false,
  });
  if (result?.outcome === 'declined') {
    throw new Rollback({
      outcome: 'declined',
      declineCode: result.error.decline_code ?? result.error.code,
    });
  }
  if (result?.outcome === 'authentication_required')
    throw new Rollback({ outcome: 'authentication_required' });
  core.store.put(attempt);
  core.events.emit('payment_method.attached', attempt);
  const complete = core.store.put<CheckoutSession>({
    ...session,
    customer: customer.id,
    customer_details: { ...detailsOf(core, customer), ...(payer.name && { name: payer.name }) },
    ...taxedTotals(core, session, subscription.latest_invoice),
    invoice: subscription.latest_invoice,
    payment_status: result ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  core.events.emit('checkout.session.completed', complete);
  return { outcome: 'paid', redirectTo: returnTo(complete) };
}

/** Saves what the page asked for invoices, as far as `customer_update` allows it for an existing customer. */
function withDetails(
  core: SimulatorCore,
  session: CheckoutSession,
  customer: Customer,
  { name, details }: Payer,
): Customer {
  const isNew = session.customer === null;
  const { _customerUpdate: update } = session;
  const keepsName = isNew || update?.name === 'auto';
  const saved = details?.name ?? name ?? undefined;
  return saveDetails(core, customer, {
    ...(keepsName && saved !== undefined && { name: saved }),
    ...((isNew || update?.address === 'auto') && details?.address && { address: details.address }),
    ...(details?.taxId && { taxId: details.taxId }),
  });
}

export function detailsOf(
  core: SimulatorCore,
  { id, address, email, name }: Customer,
): NonNullable<CheckoutSession['customer_details']> {
  const tax_ids = taxIdsOf(core, id).map(({ type, value }) => ({ type, value }));
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids,
  };
}

/** The tax of a paid session, from its invoice. */
function taxedTotals(
  core: SimulatorCore,
  session: CheckoutSession,
  invoiceId: string | null,
): Pick<CheckoutSession, 'total_details' | 'automatic_tax'> {
  const invoice = core.store.find<Invoice>('invoice', invoiceId);
  const amount_tax = (invoice?.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    total_details: { ...session.total_details, amount_tax },
    automatic_tax: { ...session.automatic_tax, status: invoice?.automatic_tax.status ?? null },
  };
}

/** Checks a discount again: the customer may have paid since the session was created. */
function discountOf(
  core: SimulatorCore,
  discount: CheckoutSession['discounts'][number],
  customer: Customer,
): DiscountTerms {
  try {
    return resolveDiscount(core, discount, customer, 'discounts');
  } catch (error) {
    if (error instanceof StripeError) throw new Rollback({ outcome: 'discount_refused' });
    throw error;
  }
}

/** Expires an open session. */
export function expireCheckout(core: SimulatorCore, session: CheckoutSession): CheckoutSession {
  const expired = core.store.put<CheckoutSession>({ ...session, status: 'expired', url: null });
  core.events.emit('checkout.session.expired', expired);
  return expired;
}

export function checkoutLines(
  core: SimulatorCore,
  lines: CheckoutSession['_lines'],
): CheckoutLine[] {
  return lines.flatMap(({ id, price: priceId, quantity }) => {
    const price = core.store.find<Price>('price', priceId);
    if (!price) return [];
    return [
      { id, price, quantity, name: productName(core, price), amount: price.unit_amount * quantity },
    ];
  });
}

/** Calculates a session's amounts in the smallest currency unit. */
export function checkoutTotals(
  core: SimulatorCore,
  lines: CheckoutSession['_lines'],
  discounts: readonly DiscountTerms[],
): Pick<CheckoutSession, 'amount_subtotal' | 'amount_total' | 'total_details'> {
  const drafts = checkoutLines(core, lines).map(({ price, quantity, amount, name }) => {
    recurrenceOf(price);
    return {
      amount,
      description: name,
      price,
      quantity,
      itemId: '',
      isProration: false,
      period: { start: 0, end: 0 },
      isDiscountable: true,
    };
  });
  const named = discounts.map(({ coupon }) => ({ id: coupon.id, coupon }));
  const { subtotal, total } = totalsOf(drafts, named);
  return {
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
  };
}

function payingCustomer(core: SimulatorCore, session: CheckoutSession, payer: Payer): Customer {
  const existing = session.customer && core.store.find<Customer>('customer', session.customer);
  if (existing) return existing;
  const customer = core.store.put<Customer>({
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: core.clock.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: session.customer_email ?? payer.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: payer.name ?? null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  core.events.emit('customer.created', customer);
  return customer;
}

function returnTo(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
