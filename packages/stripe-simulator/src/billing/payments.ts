import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { CardBehavior } from './cards.ts';
import { behaviorOf, declineError } from './declines.ts';
import type { CardError, Dispute, PaymentIntent, PaymentMethod } from './objects/payments.ts';
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
    /** Its customer can still authenticate a payment that was attempted without them. */
    isSubscription: boolean;
  },
): ChargeResult {
  const { intent, method } = payment;
  if (!method) {
    return decline(core, intent, null, {
      type: 'card_error',
      code: 'missing',
      message: 'This customer has no attached payment source or default payment method.',
    });
  }
  const behavior = behaviorOf(method);
  if (behavior.kind === 'declines') return decline(core, intent, method, declineError(behavior));
  if (behavior.kind === 'fails-later' && !method._isEntered)
    return decline(core, intent, method, declineError());
  if (needsAuthentication(method) && payment.authentication !== 'passed') {
    const { authentication, isSubscription } = payment;
    if (authentication === 'on_session' || (authentication === 'off_session' && isSubscription)) {
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
  const used = payment.authentication === 'passed' ? setUp(core, payment, method) : method;
  return { outcome: 'paid', intent: succeed(core, intent, used, behavior) };
}

/** Whether the bank asks the payer for 3-D Secure. */
export function needsAuthentication(method: PaymentMethod): boolean {
  const behavior = behaviorOf(method);
  if (behavior.kind !== 'authenticates') return false;
  return behavior.when === 'always' || !method._isSetUp;
}

/** 3-D Secure for a payment that saves the card, as that of a subscription does, also allows later payments. */
function setUp(
  core: SimulatorCore,
  { intent, isSubscription }: { intent: PaymentIntent; isSubscription: boolean },
  method: PaymentMethod,
): PaymentMethod {
  const isSaved = isSubscription || intent.setup_future_usage === 'off_session';
  return isSaved ? core.store.put<PaymentMethod>({ ...method, _isSetUp: true }) : method;
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
  const isHeld = intent.capture_method === 'manual';
  saveForLater(core, intent, method);
  const paid = core.store.put({ ...newCharge(core, intent, method, null), disputed: isDisputed });
  const changed = core.store.put<PaymentIntent>({
    ...intent,
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: paid.id,
    next_action: null,
    payment_method: method.id,
    status: isHeld ? 'requires_capture' : 'succeeded',
  });
  core.events.emit('charge.succeeded', paid);
  core.events.emit(
    isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    changed,
  );
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

/** A payment with `setup_future_usage` attaches its card to the customer. */
function saveForLater(core: SimulatorCore, intent: PaymentIntent, method: PaymentMethod): void {
  if (!intent.setup_future_usage || !intent.customer || method.customer !== null) return;
  const attached = core.store.put<PaymentMethod>({ ...method, customer: intent.customer });
  core.events.emit('payment_method.attached', attached);
}
