import { invalid, missing, StripeError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import { findCard, findCardByName } from './cards.ts';
import { behaviorOf, cardFailure, declineError } from './declines.ts';
import type { Customer } from './objects/customers.ts';
import type { PaymentMethod } from './objects/payments.ts';

/** Creates a payment method for a test card. */
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

/** Finds a payment method by id, or creates one for a test card id such as `pm_card_visa`. */
export function resolvePaymentMethod(
  core: SimulatorCore,
  id: string,
  param: string,
): PaymentMethod {
  const card = findCardByName(id);
  if (card) return createPaymentMethod(core, card.number);
  const method = core.store.find<PaymentMethod>('payment_method', id);
  if (!method) throw missing('PaymentMethod', id, param);
  if (method._isDetached) {
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      param,
    );
  }
  return method;
}

/**
 * Attaches a payment method to a customer.
 * @throws StripeError if the card always declines, since attaching validates it
 */
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

/** Detaches a payment method from its customer. It cannot be used again, as at Stripe. */
export function detachPaymentMethod(core: SimulatorCore, method: PaymentMethod): PaymentMethod {
  if (method.customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  }
  const detached = core.store.put<PaymentMethod>({ ...method, customer: null, _isDetached: true });
  core.events.emit('payment_method.detached', detached, method);
  return detached;
}

/** Finds a payment method of a customer; null if it is no longer theirs. */
export function findOwnMethod(
  core: SimulatorCore,
  customer: Customer,
  id: string | null,
): PaymentMethod | null {
  const method = core.store.find<PaymentMethod>('payment_method', id);
  return method?.customer === customer.id ? method : null;
}
