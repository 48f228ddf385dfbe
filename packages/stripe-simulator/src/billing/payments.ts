import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { CardBehavior } from './cards.ts';
import { behaviorOf, declineError } from './declines.ts';
import type { CardError, Dispute, PaymentIntent, PaymentMethod } from './objects.ts';
import { newCharge } from './payment-objects.ts';

/** The payer's 3-D Secure result, or whether the payer is present to be asked for it. */
export type Authentication = 'passed' | 'failed' | 'off_session' | 'on_session';

export type ChargeResult =
  | { outcome: 'paid'; intent: PaymentIntent }
  | { outcome: 'declined'; intent: PaymentIntent; error: CardError }
  | { outcome: 'authentication_required'; intent: PaymentIntent };

/** Charges a payment method, with the outcome that its test card selects. */
export function charge(
  core: SimulatorCore,
  payment: {
    intent: PaymentIntent;
    method: PaymentMethod | null;
    authentication: Authentication;
    /** True if the customer can still authenticate a payment that was attempted without them. */
    waitsForCustomer: boolean;
  },
): ChargeResult {
  const { intent, method } = payment;
  if (!method) {
    return decline(core, intent, null, {
      type: 'card_error',
      code: 'payment_method_missing',
      message: 'This customer has no attached payment source or default payment method.',
    });
  }
  const behavior = behaviorOf(method);
  if (behavior.kind === 'declines') return decline(core, intent, method, declineError(behavior));
  if (behavior.kind === 'fails-later' && !method._isEntered)
    return decline(core, intent, method, declineError());
  if (behavior.kind === 'authenticates' && payment.authentication !== 'passed') {
    const { authentication, waitsForCustomer } = payment;
    if (authentication === 'on_session' || (authentication === 'off_session' && waitsForCustomer)) {
      const waiting = core.store.put<PaymentIntent>({
        ...intent,
        next_action: { type: 'use_stripe_sdk' },
        payment_method: method.id,
        status: 'requires_action',
      });
      core.events.emit('payment_intent.requires_action', waiting);
      return { outcome: 'authentication_required', intent: waiting };
    }
    return decline(core, intent, method, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
  }
  return { outcome: 'paid', intent: succeed(core, intent, method, behavior) };
}

function decline(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  error: CardError,
): ChargeResult {
  const failed = method && newCharge(core, intent, method, error);
  if (failed) core.events.emit('charge.failed', failed);
  const changed = core.store.put<PaymentIntent>({
    ...intent,
    last_payment_error: error,
    latest_charge: failed?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  core.events.emit('payment_intent.payment_failed', changed);
  return { outcome: 'declined', intent: changed, error };
}

function succeed(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod,
  behavior: CardBehavior,
): PaymentIntent {
  const isDisputed = behavior.kind === 'disputes';
  const paid = core.store.put({ ...newCharge(core, intent, method, null), disputed: isDisputed });
  const changed = core.store.put<PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: paid.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  core.events.emit('charge.succeeded', paid);
  core.events.emit('payment_intent.succeeded', changed);
  if (isDisputed) {
    const dispute = core.store.put<Dispute>({
      id: newId('du'),
      object: 'dispute',
      amount: paid.amount,
      charge: paid.id,
      created: core.clock.now(),
      currency: paid.currency,
      livemode: false,
      metadata: {},
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
    });
    core.events.emit('charge.dispute.created', dispute);
    core.events.emit('charge.dispute.funds_withdrawn', dispute);
  }
  return changed;
}
