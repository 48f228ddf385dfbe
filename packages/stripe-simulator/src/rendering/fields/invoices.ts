import type { Fields, FieldTable } from './fields.types.ts';

/** Only a finalized invoice has a page and a file. */
function pdfOf(page: unknown): string | null {
  return typeof page === 'string' ? `${page}/pdf` : null;
}

/** Invoices, their lines and payments. */
export const invoiceFields: FieldTable = {
  invoice: (invoice) => ({
    account_country: 'BG',
    account_name: 'Stripe simulator',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_shipping: 0,
    application: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_source: null,
    default_tax_rates: [],
    effective_at: (invoice['status_transitions'] as Fields | undefined)?.['finalized_at'] ?? null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: pdfOf(invoice['hosted_invoice_url']),
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    on_behalf_of: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: ['card'],
    },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    subtotal_excluding_tax: invoice['subtotal'],
    test_clock: null,
    total_excluding_tax: invoice['total'],
    total_pretax_credit_amounts: pretaxCredits(invoice['total_discount_amounts']),
    total_taxes: [],
    webhooks_delivered_at: invoice['created'],
  }),
  line_item: (line) => ({
    discounts: [],
    parent: {
      invoice_item_details: null,
      subscription_item_details: { invoice_item: null, proration_details: null },
    },
    pretax_credit_amounts: pretaxCredits(line['discount_amounts']),
    pricing: { unit_amount_decimal: unitAmount(line) },
    quantity_decimal: String(Number(line['quantity'] ?? 0)),
    subscription: subscriptionOf(line),
    taxes: [],
  }),
  invoice_payment: () => ({}),
};

function pretaxCredits(discounts: unknown): Fields[] {
  return ((discounts ?? []) as Fields[]).map((discount) => ({ ...discount, type: 'discount' }));
}

function unitAmount({ amount, quantity }: Fields): string | null {
  const count = Number(quantity);
  return Number.isInteger(count) && count > 0 ? String(Number(amount) / count) : null;
}

function subscriptionOf({ parent }: Fields): unknown {
  const details = (parent as Fields | undefined)?.['subscription_item_details'];
  return (details as Fields | undefined)?.['subscription'] ?? null;
}
