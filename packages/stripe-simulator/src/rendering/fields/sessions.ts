import type { Fields, FieldTable } from './fields.types.ts';

/** Checkout, the billing portal and test clocks. */
export const sessionFields: FieldTable = {
  'checkout.session': (session) => ({
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: session['customer_details'] ? customerDetails : null,
    integration_identifier: null,
    invoice_creation: null,
    managed_payments: { enabled: false },
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session['mode'] === 'subscription' ? 'always' : null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    wallet_options: null,
  }),
  item: () => ({ adjustable_quantity: null, metadata: {} }),
  'billing_portal.configuration': () => ({
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      payment_method_update: { payment_method_configuration: null },
      subscription_cancel: { cancellation_reason: { feedback_options: null } },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
  }),
  'billing_portal.session': ({ flow }) => ({
    customer_account: null,
    ...(flow !== null && {
      flow: {
        after_completion: { hosted_confirmation: null, redirect: null },
        customer_update: null,
        subscription_cancel: { retention: null },
        subscription_pause: null,
        subscription_update: null,
        subscription_update_confirm: null,
      },
    }),
  }),
  'test_helpers.test_clock': ({ status, frozen_time }) => ({
    status_details:
      status === 'advancing' ? { advancing: { target_frozen_time: frozen_time } } : {},
  }),
};

const customerDetails: Fields = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};
