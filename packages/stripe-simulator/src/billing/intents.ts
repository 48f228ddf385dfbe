import { StripeError } from '../errors.ts';
import { rendered } from '../rendering/rendered.ts';
import type { SimulatorCore } from '../simulator.ts';
import { cardFailure } from './declines.ts';
import type { Customer, Invoice, InvoicePayment, PaymentIntent, PaymentMethod } from './objects.ts';
import { type Authentication, type ChargeResult, charge } from './payments.ts';
import { collect } from './subscriptions.ts';
import { atCustomerTime } from './time/due.ts';

/** Attempts the payment of an intent. That of an invoice also changes the invoice and its subscription. */
export function payIntent(
  core: SimulatorCore,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  authentication: Authentication,
): ChargeResult {
  const invoice = invoiceOf(core, intent);
  if (!invoice) return charge(core, { intent, method, authentication, waitsForCustomer: false });
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
  // The page on which the customer authenticates sends them back to the shop.
  return core.store.put<PaymentIntent>({
    ...result.intent,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: returnUrl,
        url: `${core.pagesUrl()}/payments/${intent.id}`,
      },
    },
  });
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
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
  if (!isOver) return;
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
