import type { FieldTable } from './fields.types.ts';

/** Products, prices and discounts. */
export const catalogueFields: FieldTable = {
  product: () => ({
    default_price: null,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    url: null,
  }),
  price: () => ({
    custom_unit_amount: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
  }),
  coupon: () => ({ duration_in_months: null }),
  promotion_code: () => ({ customer_account: null }),
  discount: () => ({
    customer_account: null,
    invoice: null,
    invoice_item: null,
    subscription_item: null,
  }),
};
