import type { Fields, FieldTable } from './fields.types.ts';

const unchecked = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
};

/** Customers, their numbers and their payment methods. */
export const customerFields: FieldTable = {
  customer: () => ({
    address: null,
    customer_account: null,
    discount: null,
    invoice_prefix: 'SIM',
    next_invoice_sequence: 1,
    shipping: null,
    tax_exempt: 'none',
  }),
  customer_balance_transaction: () => ({
    checkout_session: null,
    credit_note: null,
    customer_account: null,
  }),
  tax_id: () => ({ owner: { customer_account: null } }),
  payment_method: ({ card }) => {
    const { brand } = (card ?? {}) as Fields;
    return {
      allow_redisplay: 'unspecified',
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      card: {
        checks: unchecked,
        display_brand: brand,
        fingerprint: null,
        funding: 'credit',
        generated_from: null,
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      customer_account: null,
    };
  },
};

/** The card of a charge, as a payment method stores it. */
export function chargedCard(card: Fields): Fields {
  return {
    amount_authorized: null,
    authorization_code: null,
    checks: unchecked,
    electronic_commerce_indicator: null,
    fingerprint: null,
    funding: 'credit',
    installments: null,
    mandate: null,
    network: card['brand'],
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
