import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import { changeBalance } from './balance/balance.ts';
import { amountsOff, couponOf } from './discounts.ts';
import type {
  Coupon,
  Customer,
  Discount,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Price,
  Subscription,
} from './objects.ts';
import { cancelIntent, newIntent } from './payment-objects.ts';
import { type Authentication, type ChargeResult, charge } from './payments.ts';
import { taxIdsOf, taxOf } from './tax/tax.ts';

/** An invoice line before discounts; a credit is negative. */
export interface LineDraft {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  itemId: string;
  isProration: boolean;
  period: { start: number; end: number };
  /** False for a credit, which is based on the discounted amount. */
  isDiscountable: boolean;
}

/** Totals of invoice lines in cents: total = subtotal − discounts. */
export interface Totals {
  subtotal: number;
  total: number;
  /** Discount amounts by line, then by discount. */
  off: number[][];
  discountAmounts: { amount: number; discount: string }[];
}

/** How long the invoice of a renewal stays a draft, in seconds (Stripe: about an hour). */
const DRAFT_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** The setting with the number of the last invoice. */
const LAST_NUMBER = 'last-invoice-number';

export function totalsOf(
  drafts: readonly LineDraft[],
  discounts: readonly { id: string; coupon: Coupon }[],
): Totals {
  const left = drafts.map((draft) => ({
    amount: draft.isDiscountable ? draft.amount : 0,
    product: draft.price.product,
    currency: draft.price.currency,
  }));
  const byDiscount = discounts.map(({ coupon }) => {
    const off = amountsOff(coupon, left);
    for (const [index, amount] of off.entries()) {
      const line = left[index];
      if (line) line.amount -= amount;
    }
    return off;
  });
  const subtotal = sum(drafts.map(({ amount }) => amount));
  const discountAmounts = discounts.map(({ id }, index) => ({
    amount: sum(byDiscount[index] ?? []),
    discount: id,
  }));
  return {
    subtotal,
    total: subtotal - sum(discountAmounts.map(({ amount }) => amount)),
    off: drafts.map((_draft, line) => byDiscount.map((off) => off[line] ?? 0)),
    discountAmounts,
  };
}

/** What is left to pay of a total after the customer's credit, which is a negative balance. */
export function amountDueOf(total: number, { balance }: Customer): number {
  return Math.max(0, total + balance);
}

/** Creates a finalized invoice. */
export function createInvoice(
  core: SimulatorCore,
  subscription: Subscription,
  drafts: readonly LineDraft[],
  reason: Invoice['billing_reason'],
): Invoice {
  return finalizeInvoice(core, draftInvoice(core, subscription, drafts, reason));
}

/** Creates the draft of an invoice. It is finalized an hour later unless `finalizeInvoice` does it before. */
export function draftInvoice(
  core: SimulatorCore,
  subscription: Subscription,
  drafts: readonly LineDraft[],
  reason: Invoice['billing_reason'],
  period = { start: core.clock.now(), end: core.clock.now() },
): Invoice {
  const now = core.clock.now();
  const customer = requireCustomer(core, subscription.customer);
  const discounts = subscription.discounts.flatMap((id) => {
    const discount = core.store.find<Discount>('discount', id);
    const coupon = discount && couponOf(core, discount);
    return coupon ? [{ id, coupon }] : [];
  });
  const totals = totalsOf(drafts, discounts);
  const starting = customer.balance;
  const amountDue = amountDueOf(totals.total, customer);
  const id = newId('in');
  const isAutomatic = subscription.automatic_tax.enabled;
  const invoiceTax = taxOf(core, customer, { isAutomatic, total: totals.total });
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    ...invoiceTax,
    ...recipientOf(core, customer),
    automatically_finalizes_at: now + DRAFT_SECONDS,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    default_payment_method: null,
    description: null,
    discounts: discounts.map((discount) => discount.id),
    due_date: null,
    ending_balance: null,
    hosted_invoice_url: null,
    lines: {
      object: 'list',
      data: drafts.map((draft, index) =>
        toLine(id, subscription, draft, totals.off[index] ?? [], totals.discountAmounts),
      ),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: starting,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: totals.subtotal,
    test_clock: subscription.test_clock,
    total: totals.total,
    total_discount_amounts: totals.discountAmounts,
  };
  core.store.put(invoice);
  core.events.emit('invoice.created', invoice);
  return invoice;
}

/** Opens a draft for payment. The customer's credit is used first; a negative total is added to it. */
export function finalizeInvoice(core: SimulatorCore, draft: Invoice): Invoice {
  const customer = requireCustomer(core, draft.customer);
  const starting = customer.balance;
  const amountDue = amountDueOf(draft.total, customer);
  const ending = draft.total + starting - amountDue;
  const { currency } = draft;
  if (ending === starting) {
    core.store.put<Customer>({ ...customer, currency: customer.currency ?? currency });
  } else {
    const applied = { amount: ending - starting, currency, invoice: draft.id };
    changeBalance(core, customer, { ...applied, type: 'applied_to_invoice' });
  }
  const invoice = core.store.put<Invoice>({
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    ending_balance: ending,
    hosted_invoice_url: `${core.pagesUrl()}/invoices/${draft.id}`,
    number: nextNumber(core),
    ...taxOf(core, customer, {
      isAutomatic: draft.automatic_tax?.enabled ?? false,
      total: draft.total,
    }),
    ...recipientOf(core, customer),
    starting_balance: starting,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: core.clock.now() },
  });
  // A new invoice that is finalized at once was never seen as a draft.
  if (draft.created < core.clock.now()) core.events.emit('invoice.updated', invoice, draft);
  core.events.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) newInvoicePayment(core, invoice);
  return invoice;
}

/** A state of before has no counter yet. */
function countFinalized(core: SimulatorCore): number {
  return core.store.all<Invoice>('invoice').filter(({ number }) => number !== null).length;
}

/** Invoice numbers have no gaps, so the counter belongs to the transaction of the invoice. */
function nextNumber(core: SimulatorCore): string {
  const last = Number(core.store.setting(LAST_NUMBER) ?? countFinalized(core));
  core.store.setSetting(LAST_NUMBER, String(last + 1));
  return `SIM-${String(last + 1).padStart(6, '0')}`;
}

/** The customer as an invoice shows it: it keeps what the customer was when it was finalized. */
function recipientOf(
  core: SimulatorCore,
  { id, address, email, name, phone }: Customer,
): Pick<
  Invoice,
  | 'customer_address'
  | 'customer_email'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_tax_exempt'
  | 'customer_tax_ids'
> {
  return {
    customer_address: address,
    customer_email: email,
    customer_name: name,
    customer_phone: phone,
    customer_tax_exempt: 'none',
    customer_tax_ids: taxIdsOf(core, id).map(({ type, value }) => ({ type, value })),
  };
}

/** Stops the automatic collection of an invoice, which stays as it is: it can still be paid. */
export function stopCollection(core: SimulatorCore, invoice: Invoice): Invoice {
  const stopped = core.store.put<Invoice>({
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
  core.events.emit('invoice.updated', stopped, invoice);
  return stopped;
}

/** Attempts to pay an open invoice and schedules the next retry if the payment fails. */
export function payInvoice(
  core: SimulatorCore,
  invoice: Invoice,
  method: PaymentMethod | null,
  authentication: Authentication,
): { invoice: Invoice; result: ChargeResult | null } {
  if (invoice.amount_remaining === 0)
    return { invoice: markPaid(core, invoice, null), result: null };
  const payment = openPayment(core, invoice.id) ?? newInvoicePayment(core, invoice);
  const intent = core.store.find<PaymentIntent>('payment_intent', payment.payment.payment_intent);
  if (!intent) throw new Error(`the payment intent of ${invoice.id} is gone`);
  const result = charge(core, { intent, method, authentication, isSubscription: true });
  if (result.outcome === 'paid') return { invoice: markPaid(core, invoice, payment), result };
  if (result.outcome === 'authentication_required') {
    core.events.emit('invoice.payment_action_required', invoice);
    // The customer is there to authenticate: the attempt is not over.
    if (authentication !== 'off_session') return { invoice, result };
  }
  const days = core.settings.retryDays[invoice.attempt_count];
  const failed = core.store.put<Invoice>({
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : core.clock.now() + days * DAY_SECONDS,
  });
  core.events.emit('invoice.updated', failed, invoice);
  core.events.emit('invoice.payment_failed', failed);
  if (authentication === 'off_session') setDelinquent(core, invoice.customer, true);
  return { invoice: failed, result };
}

/** Voids an open invoice. */
export function voidInvoice(core: SimulatorCore, invoice: Invoice): Invoice {
  const { status_transitions } = invoice;
  cancelPayment(core, invoice.id);
  const changed = core.store.put<Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...status_transitions, voided_at: core.clock.now() },
  });
  core.events.emit('invoice.updated', changed, invoice);
  core.events.emit('invoice.voided', changed);
  return changed;
}

export function requireCustomer(core: SimulatorCore, id: string): Customer {
  const customer = core.store.find<Customer>('customer', id);
  if (!customer) throw new Error(`customer ${id} is gone`);
  return customer;
}

function markPaid(core: SimulatorCore, invoice: Invoice, payment: InvoicePayment | null): Invoice {
  const now = core.clock.now();
  const settled =
    payment &&
    core.store.put<InvoicePayment>({
      ...payment,
      amount_paid: invoice.amount_remaining,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
  const paid = core.store.put<Invoice>({
    ...invoice,
    amount_paid: invoice.amount_paid + invoice.amount_remaining,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (payment ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  core.events.emit('invoice.updated', paid, invoice);
  core.events.emit('invoice.paid', paid);
  core.events.emit('invoice.payment_succeeded', paid);
  if (settled) core.events.emit('invoice_payment.paid', settled);
  setDelinquent(core, invoice.customer, false);
  return paid;
}

function cancelPayment(core: SimulatorCore, invoice: string): void {
  const payment = openPayment(core, invoice);
  const intent =
    payment && core.store.find<PaymentIntent>('payment_intent', payment.payment.payment_intent);
  if (!payment || !intent) return;
  const canceled_at = core.clock.now();
  core.store.put<InvoicePayment>({
    ...payment,
    status: 'canceled',
    status_transitions: { canceled_at, paid_at: null },
  });
  cancelIntent(core, intent, 'void_invoice');
}

/** True after an automatic payment failed, until an invoice is paid. */
function setDelinquent(core: SimulatorCore, id: string, delinquent: boolean): void {
  const customer = core.store.find<Customer>('customer', id);
  if (!customer || customer.deleted || customer.delinquent === delinquent) return;
  const changed = core.store.put<Customer>({ ...customer, delinquent });
  core.events.emit('customer.updated', changed, customer);
}

function openPayment(core: SimulatorCore, invoice: string): InvoicePayment | undefined {
  return core.store
    .referring<InvoicePayment>('invoice_payment', 'invoice', invoice)
    .find((payment) => payment.status === 'open');
}

/** Prepares the payment of a finalized invoice, so that it can also be paid by its PaymentIntent. */
function newInvoicePayment(core: SimulatorCore, invoice: Invoice): InvoicePayment {
  const intent = newIntent(core, {
    customer: invoice.customer,
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    description: `Invoice ${invoice.number}`,
  });
  core.events.emit('payment_intent.created', intent);
  return core.store.put<InvoicePayment>({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: core.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function toLine(
  invoice: string,
  subscription: Subscription,
  draft: LineDraft,
  off: readonly number[],
  discounts: readonly { discount: string }[],
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: draft.price.currency,
    description: draft.description,
    discount_amounts: discounts.map(({ discount }, index) => ({
      amount: off[index] ?? 0,
      discount,
    })),
    discountable: draft.isDiscountable,
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        proration: draft.isProration,
        subscription: subscription.id,
        subscription_item: draft.itemId,
      },
    },
    period: draft.period,
    pricing: {
      type: 'price_details',
      price_details: { price: draft.price.id, product: draft.price.product },
    },
    quantity: draft.quantity,
    subtotal: draft.amount,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
