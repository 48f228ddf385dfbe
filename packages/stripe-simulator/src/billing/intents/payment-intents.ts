import { invalid, StripeError } from '../../errors.ts';
import { rendered } from '../../rendering/rendered.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { atCustomerTime } from '../customer-time.ts';
import { cardFailure } from '../declines.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice, InvoicePayment } from '../objects/invoices.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects/payments.ts';
import { authenticateAt } from '../payment-objects.ts';
import { type Authentication, type ChargeResult, charge } from '../payments.ts';
import { collect } from '../subscriptions/collect.ts';

/** Attempts the payment of an intent. That of an invoice also changes the invoice and its subscription. */
export function payIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  authentication: Authentication,
): ChargeResult {
  const invoice = invoiceOf(core, intent);
  if (!invoice) return charge(core, { intent, method, authentication, isSubscription: false });
  const result = collect(core, invoice, { method, authentication });
  if (!result) throw new Error(`the invoice ${invoice.id} needs no payment`);
  return result;
}

/** Pays an intent through the API. @throws StripeError if the card is declined */
export function confirmIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  options: { method: PaymentMethod; offSession: boolean; returnUrl: string | null },
): PaymentIntent {
  const { method, offSession, returnUrl } = options;
  const result = payIntent(core, intent, method, offSession ? 'off_session' : 'on_session');
  if (result.outcome === 'declined') throw cardFailure(result.error, result.intent);
  if (result.outcome === 'paid' || returnUrl === null) return result.intent;
  return core.store.put<PaymentIntent>({
    ...result.intent,
    next_action: authenticateAt(core, intent.id, returnUrl),
  });
}

/** Takes the money that is held for a payment: `amount`, or all of it when null. The rest is released. */
export function captureIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  amount: number | null,
): PaymentIntent {
  const held = core.store.find<Charge>('charge', intent.latest_charge);
  if (intent.status !== 'requires_capture' || !held) {
    throw new StripeError(
      400,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      { code: 'payment_intent_unexpected_state', payment_intent: rendered(intent) },
    );
  }
  const captured = amount ?? intent.amount_capturable;
  if (captured < 1 || captured > intent.amount_capturable) {
    throw invalid(
      `The amount to capture must be between 1 and ${intent.amount_capturable}.`,
      'amount_to_capture',
    );
  }
  const taken = core.store.put<Charge>({
    ...held,
    amount_captured: captured,
    amount_refunded: held.amount - captured,
    captured: true,
  });
  core.events.emit('charge.captured', taken, held);
  const changed = core.store.put<PaymentIntent>({
    ...intent,
    amount_capturable: 0,
    amount_received: captured,
    status: 'succeeded',
  });
  core.events.emit('payment_intent.succeeded', changed);
  return changed;
}

/** Settles an intent that waits for 3-D Secure. */
export function authenticateIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  result: 'passed' | 'failed',
): void {
  const method = core.store.find<PaymentMethod>('payment_method', intent.payment_method);
  const customer = core.store.find<Customer>('customer', intent.customer);
  core.run(() => atCustomerTime(core, customer, () => payIntent(core, intent, method, result)));
}

/** @throws StripeError unless the intent can still be paid */
export function requirePayable(intent: PaymentIntent): void {
  if (!['succeeded', 'canceled', 'requires_capture'].includes(intent.status)) return;
  throw new StripeError(
    400,
    `You cannot do this with a PaymentIntent because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: rendered(intent) },
  );
}

export function invoiceOf(core: SimulatorCore, intent: PaymentIntent): Invoice | null {
  const [payment] = core.store.referring<InvoicePayment>(
    'invoice_payment',
    'payment.payment_intent',
    intent.id,
  );
  return payment ? core.store.find<Invoice>('invoice', payment.invoice) : null;
}
