import { invalid, missing, StripeError } from '../api/errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import { type CardBehavior, findCard, findCardByName } from './cards.ts';
import type {
  CardError,
  Charge,
  Customer,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from './objects.ts';

/** What the payer does when the bank asks. */
export type Authentication = 'passed' | 'failed' | 'absent' | 'asked';

export type ChargeResult =
  | { outcome: 'paid'; intent: PaymentIntent }
  | { outcome: 'declined'; intent: PaymentIntent; error: CardError }
  | { outcome: 'authentication_required'; intent: PaymentIntent };

/** Makes a payment method of a test card. */
export function createPaymentMethod(
  core: SimulatorCore,
  number: string,
  details: { name?: string | null; email?: string | null; month?: number; year?: number } = {},
): PaymentMethod {
  const card = findCard(number);
  if (!card) {
    throw new StripeError(
      402,
      'Your card was declined. The simulator takes test cards only.',
      { code: 'card_declined', decline_code: 'test_mode_live_card' },
      'card_error',
    );
  }
  const created = core.clock.now();
  return core.store.put<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: details.email ?? null,
      name: details.name ?? null,
      phone: null,
    },
    card: {
      brand: card.brand,
      country: 'BG',
      exp_month: details.month ?? 12,
      exp_year: details.year ?? new Date(created * 1_000).getUTCFullYear() + 3,
      last4: number.slice(-4),
    },
    created,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
    _number: number,
  });
}

/** A payment method by its id, or a new one of a test card by Stripe's name for it. */
export function resolvePaymentMethod(
  core: SimulatorCore,
  id: string,
  param: string,
): PaymentMethod {
  const card = findCardByName(id);
  if (card) return createPaymentMethod(core, card.number);
  const method = core.store.find<PaymentMethod>('payment_method', id);
  if (!method) throw missing('PaymentMethod', id, param);
  return method;
}

/** Makes a method the customer's; the bank is asked, so one that always declines is refused here. */
export function attachPaymentMethod(
  core: SimulatorCore,
  method: PaymentMethod,
  customer: Customer,
): PaymentMethod {
  if (method.customer === customer.id) return method;
  if (method.customer !== null) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
    );
  }
  const behavior = behaviorOf(method);
  if (behavior.kind === 'declines') throw cardFailure(declineError(behavior));
  const attached = core.store.put({ ...method, customer: customer.id });
  core.events.emit('payment_method.attached', attached);
  return attached;
}

/** Charges a card. */
export function charge(
  core: SimulatorCore,
  payment: {
    customer: string;
    method: PaymentMethod | null;
    amount: number;
    currency: string;
    description: string | null;
    authentication: Authentication;
    /** One that was tried before. */
    intent?: PaymentIntent;
  },
): ChargeResult {
  const { customer, method, amount, currency } = payment;
  const intent =
    payment.intent ??
    newIntent(core, { customer, amount, currency, description: payment.description });
  if (!payment.intent) core.events.emit('payment_intent.created', intent);
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
    if (payment.authentication === 'asked') {
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

/** Pays back a payment, in part or what is left of it. */
export function refund(
  core: SimulatorCore,
  request: {
    intent: PaymentIntent;
    amount: number | null;
    reason: string | null;
    metadata: Record<string, string>;
  },
): Refund {
  const { intent } = request;
  const paid = core.store.find<Charge>('charge', intent.latest_charge);
  if (!paid?.paid) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) {
    throw invalid(
      `Charge ${paid.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = request.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const made = core.store.put<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: paid.id,
    created: core.clock.now(),
    currency: paid.currency,
    livemode: false,
    metadata: request.metadata,
    payment_intent: intent.id,
    reason: request.reason,
    status: 'succeeded',
  });
  const amount_refunded = paid.amount_refunded + amount;
  const changed = core.store.put<Charge>({
    ...paid,
    amount_refunded,
    refunded: amount_refunded === paid.amount,
  });
  core.events.emit('refund.created', made);
  core.events.emit('charge.refunded', changed, { amount_refunded: paid.amount_refunded });
  return made;
}

/** What the caller of the API is told of a payment that did not go through. */
export function cardFailure(error: CardError, intent?: PaymentIntent): StripeError {
  const { code, decline_code, message } = error;
  return new StripeError(
    402,
    message,
    {
      code,
      ...(decline_code !== undefined && { decline_code }),
      ...(intent && { payment_intent: intent }),
    },
    'card_error',
  );
}

function behaviorOf(method: PaymentMethod): CardBehavior {
  return findCard(method._number)?.behavior ?? { kind: 'pays' };
}

function declineError(behavior?: Extract<CardBehavior, { kind: 'declines' }>): CardError {
  const { code, declineCode, message } = behavior ?? {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  };
  return {
    type: 'card_error',
    code,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    message,
  };
}

function newIntent(
  core: SimulatorCore,
  values: Pick<PaymentIntent, 'customer' | 'amount' | 'currency' | 'description'>,
): PaymentIntent {
  const id = newId('pi');
  return core.store.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    ...values,
    amount_received: 0,
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
  }
  return changed;
}

function newCharge(
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
    created: core.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: {},
    paid: error === null,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  });
}
