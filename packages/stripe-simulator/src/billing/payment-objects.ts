import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { CardError, Charge, PaymentIntent, PaymentMethod } from './objects.ts';

export function newIntent(
  core: SimulatorCore,
  values: Pick<PaymentIntent, 'customer' | 'amount' | 'currency' | 'description'>,
): PaymentIntent {
  const id = newId('pi');
  return core.store.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    ...values,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_simulated`,
    created: core.clock.now(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

export function newCharge(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: CardError | null,
): Charge {
  return core.store.put<Charge>({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    captured: error === null,
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
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  });
}

/** Cancels an intent that has not been paid. */
export function cancelIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  const canceled = core.store.put<PaymentIntent>({
    ...intent,
    canceled_at: core.clock.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  core.events.emit('payment_intent.canceled', canceled);
  return canceled;
}
