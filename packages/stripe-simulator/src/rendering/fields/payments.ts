import { chargedCard } from './customers.ts';
import type { Fields, FieldTable } from './fields.types.ts';

const intentFields: Fields = {
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_types: ['card'],
};

/** Payments and what becomes of them. */
export const paymentFields: FieldTable = {
  payment_intent: (intent) => ({
    ...intentFields,
    amount_capturable: 0,
    amount_details: { tip: {} },
    application_fee_amount: null,
    canceled_at: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...nextAction(intent),
  }),
  setup_intent: (intent) => ({
    ...intentFields,
    ...nextAction(intent),
    attach_to_self: false,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    single_use_mandate: null,
    usage: 'off_session',
  }),
  charge: ({ status, payment_method_details: details }) => {
    const { card } = (details ?? {}) as { card?: Fields };
    const isPaid = status === 'succeeded';
    return {
      application: null,
      application_fee: null,
      application_fee_amount: null,
      balance_transaction: null,
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      calculated_statement_descriptor: 'SIMULATOR',
      description: null,
      failure_balance_transaction: null,
      fraud_details: {},
      on_behalf_of: null,
      outcome: {
        advice_code: null,
        network_advice_code: null,
        network_decline_code: null,
        network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
        reason: null,
        risk_level: 'normal',
        seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
        type: isPaid ? 'authorized' : 'issuer_declined',
      },
      payment_method_details: card ? { card: chargedCard(card) } : null,
      radar_options: {},
      receipt_email: null,
      receipt_number: null,
      receipt_url: null,
      review: null,
      shipping: null,
      source: null,
      source_transfer: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      transfer_data: null,
      transfer_group: null,
    };
  },
  refund: () => ({
    balance_transaction: null,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    payment_method: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  }),
  dispute: ({ created }) => ({
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence,
    evidence_details: {
      due_by: Number(created) + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10',
      },
      type: 'card',
    },
  }),
};

/** Stripe.js finds in it what it needs to authenticate. */
function nextAction(intent: Fields): Fields {
  const { type } = (intent['next_action'] ?? {}) as Fields;
  return type === 'use_stripe_sdk' ? { next_action: { use_stripe_sdk: {} } } : {};
}

/** Time to answer a dispute, in seconds. */
const EVIDENCE_SECONDS = 9 * 86_400;

const evidence: Fields = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
