import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type {
  CardError,
  Charge,
  NextAction,
  PaymentIntent,
  PaymentMethod,
} from './objects/payments.ts';

export function newIntent(
  core: SimulatorCore,
  values: Pick<PaymentIntent, 'customer' | 'amount' | 'currency' | 'description'> &
    Partial<PaymentIntent>,
): PaymentIntent {
  const id = newId('pi');
  return core.store.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_simulated`,
    created: core.clock.now(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    receipt_email: null,
    setup_future_usage: null,
    status: 'requires_payment_method',
    ...values,
  });
}

export function newCharge(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: CardError | null,
): Charge {
  // The money of a payment that is captured by hand is only held.
  const isCaptured = error === null && intent.capture_method !== 'manual';
  return core.store.put<Charge>({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    captured: isCaptured,
    billing_details: method.billing_details,
    created: core.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: {},
    paid: error === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: 'card' },
    receipt_email: intent.receipt_email ?? null,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  });
}

/** Cancels an intent that has not been paid. Money that is held for it is released. */
export function cancelIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  const held = core.store.find<Charge>('charge', intent.latest_charge);
  if (intent.status === 'requires_capture' && held) {
    const released = { ...held, amount_refunded: held.amount, refunded: true };
    core.events.emit('charge.refunded', core.store.put<Charge>(released), held);
  }
  const canceled = core.store.put<PaymentIntent>({
    ...intent,
    amount_capturable: 0,
    canceled_at: core.clock.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  core.events.emit('payment_intent.canceled', canceled);
  return canceled;
}

/** The page on which the customer authenticates; it sends them back to the shop. */
export function authenticateAt(core: SimulatorCore, id: string, returnUrl: string): NextAction {
  const url = `${core.pagesUrl()}/payments/${id}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
}
