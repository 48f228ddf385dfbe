import type { Fields, FieldTable } from './fields.types.ts';

/** Subscriptions and their items. */
export const subscriptionFields: FieldTable = {
  subscription: () => ({
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancellation_details: { feedback_option: null },
    customer_account: null,
    default_source: null,
    default_tax_rates: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    transfer_data: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
  }),
  subscription_item: ({ price }) => ({
    billing_thresholds: null,
    current_trial: null,
    plan: planOf((price ?? {}) as Fields),
  }),
};

/** The price in the form of the older Plans API. */
function planOf(price: Fields): Fields {
  const { interval, interval_count, usage_type } = (price['recurring'] ?? {}) as Fields;
  return {
    id: price['id'],
    object: 'plan',
    active: price['active'],
    amount: price['unit_amount'],
    amount_decimal: price['unit_amount_decimal'],
    billing_scheme: price['billing_scheme'],
    created: price['created'],
    currency: price['currency'],
    interval,
    interval_count,
    livemode: false,
    metadata: price['metadata'],
    meter: null,
    nickname: price['nickname'],
    product: price['product'],
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type,
  };
}
