import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { couponOf } from '../discounts.ts';
import type { Discount } from '../objects/catalogue.ts';
import type { Invoice, InvoiceLine } from '../objects/invoices.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { requireCustomer } from '../require-customer.ts';
import { taxOf } from '../tax/tax.ts';
import { recipientOf } from './recipient.ts';
import { amountDueOf, type LineDraft, totalsOf } from './totals.ts';

/** How long the invoice of a renewal stays a draft, in seconds (Stripe: about an hour). */
const DRAFT_SECONDS = 3_600;

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
