import { StripeError } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import { rendered } from '../../rendering/rendered.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { atCustomerTime } from '../customer-time.ts';
import { behaviorOf, declineError } from '../declines.ts';
import type { Customer } from '../objects/customers.ts';
import type { CardError, PaymentMethod, SetupIntent } from '../objects/payments.ts';
import { authenticateAt } from '../payment-objects.ts';
import { type Authentication, needsAuthentication } from '../payments.ts';

export type SetupResult =
  | { outcome: 'saved'; method: PaymentMethod }
  | { outcome: 'declined'; error: CardError }
  | { outcome: 'authentication_required' };

export function newSetupIntent(
  core: SimulatorCore,
  values: Partial<SetupIntent> & Pick<SetupIntent, 'customer'>,
): SetupIntent {
  const id = newId('seti');
  const created = core.store.put<SetupIntent>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_simulated`,
    created: core.clock.now(),
    description: null,
    last_setup_error: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    status: values.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: 'off_session',
    ...values,
  });
  core.events.emit('setup_intent.created', created);
  return created;
}

/** Asks the bank whether a card can be saved for later payments. */
export function checkCard(method: PaymentMethod, authentication: Authentication): SetupResult {
  const behavior = behaviorOf(method);
  if (behavior.kind === 'declines') return { outcome: 'declined', error: declineError(behavior) };
  if (!needsAuthentication(method) || authentication === 'passed') {
    const isSetUp = authentication === 'passed' && ({ _isSetUp: true } as const);
    return { outcome: 'saved', method: { ...method, ...isSetUp } };
  }
  if (authentication !== 'failed') return { outcome: 'authentication_required' };
  return {
    outcome: 'declined',
    error: {
      type: 'card_error',
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  };
}

/** Saves a card for an intent: attaches it to the customer, if the intent has one. */
export function confirmSetup(
  core: SimulatorCore,
  intent: SetupIntent,
  method: PaymentMethod,
  options: { authentication: Authentication; returnUrl: string | null },
): { intent: SetupIntent; result: SetupResult } {
  const result = checkCard(method, options.authentication);
  if (result.outcome === 'authentication_required') {
    const { returnUrl } = options;
    const waiting = core.store.put<SetupIntent>({
      ...intent,
      next_action: returnUrl
        ? authenticateAt(core, intent.id, returnUrl)
        : { type: 'use_stripe_sdk' },
      payment_method: method.id,
      status: 'requires_action',
    });
    core.events.emit('setup_intent.requires_action', waiting);
    return { intent: waiting, result };
  }
  if (result.outcome === 'declined') {
    const failed = core.store.put<SetupIntent>({
      ...intent,
      last_setup_error: result.error,
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    });
    core.events.emit('setup_intent.setup_failed', failed);
    return { intent: failed, result };
  }
  const isNew = method.customer === null && intent.customer !== null;
  const saved = core.store.put<PaymentMethod>({
    ...result.method,
    customer: method.customer ?? intent.customer,
  });
  if (isNew) core.events.emit('payment_method.attached', saved);
  const done = core.store.put<SetupIntent>({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: saved.id,
    status: 'succeeded',
  });
  core.events.emit('setup_intent.succeeded', done);
  return { intent: done, result };
}

/** Settles an intent that waits for 3-D Secure. */
export function authenticateSetup(
  core: SimulatorCore,
  intent: SetupIntent,
  authentication: 'passed' | 'failed',
): void {
  const method = core.store.find<PaymentMethod>('payment_method', intent.payment_method);
  if (!method) return;
  const customer = core.store.find<Customer>('customer', intent.customer);
  core.run(() =>
    atCustomerTime(core, customer, () =>
      confirmSetup(core, intent, method, { authentication, returnUrl: null }),
    ),
  );
}

export function cancelSetup(
  core: SimulatorCore,
  intent: SetupIntent,
  reason: SetupIntent['cancellation_reason'],
): SetupIntent {
  const canceled = core.store.put<SetupIntent>({
    ...intent,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  core.events.emit('setup_intent.canceled', canceled);
  return canceled;
}

/** @throws StripeError if the intent has succeeded or is canceled */
export function requireOpenSetup(intent: SetupIntent): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  throw new StripeError(
    400,
    `You cannot do this with a SetupIntent because it has a status of ${intent.status}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: rendered(intent) },
  );
}

/** The API error of a card that cannot be saved. */
export function setupFailure(error: CardError, intent: SetupIntent): StripeError {
  const { code, decline_code, message } = error;
  const details = {
    code,
    ...(decline_code !== undefined && { decline_code }),
    setup_intent: rendered(intent),
  };
  return new StripeError(402, message, details, 'card_error');
}
