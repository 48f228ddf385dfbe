import type { SimulatorCore } from '../../simulator.ts';
import { cancelSetup } from '../intents/setup-intents.ts';
import { amountDueOf } from '../invoices/totals.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customers.ts';
import type { PaymentMethod, SetupIntent } from '../objects/payments.ts';
import { createPaymentMethod } from '../payment-methods.ts';
import type { Checkout, Payer, PayOutcome } from './checkout.types.ts';
import { completePayment, completeSetup, subscribe } from './completions.ts';
import { customerFor, detailsOf, guestDetails } from './customer.ts';
import { Rollback } from './rollback.ts';
import { checkoutLines } from './totals.ts';

export function findCheckout(core: SimulatorCore, id: string): Checkout | null {
  const session = core.store.find<CheckoutSession>('checkout.session', id);
  if (!session) return null;
  const customer = session.customer && core.store.find<Customer>('customer', session.customer);
  const [discount] = session.discounts;
  const code = discount?.promotion_code
    ? core.store.find<{ id: string; object: 'promotion_code'; code: string }>(
        'promotion_code',
        discount.promotion_code,
      )?.code
    : discount?.coupon;
  const amount = session.total_details?.amount_discount ?? 0;
  const total = session.amount_total ?? 0;
  // A single payment has no invoice, and so takes no credit.
  const credit =
    customer && session.mode === 'subscription'
      ? Math.max(0, total - amountDueOf(total, customer))
      : 0;
  return {
    session,
    lines: checkoutLines(core, session._lines),
    discount: code && amount > 0 ? { name: code, amount } : null,
    credit,
    email: (customer && customer.email) || session.customer_email,
  };
}

/** Pays an open session: does what its mode says with the customer's card. A complete session is not charged again. */
export function payCheckout(core: SimulatorCore, id: string, payer: Payer): PayOutcome {
  try {
    return core.run(() => pay(core, id, payer));
  } catch (error) {
    if (error instanceof Rollback) return error.outcome;
    throw error;
  }
}

function pay(core: SimulatorCore, id: string, payer: Payer): PayOutcome {
  const session = core.store.find<CheckoutSession>('checkout.session', id);
  if (session?.status === 'complete') return { outcome: 'paid', redirectTo: returnTo(session) };
  if (session?.status !== 'open' || session.expires_at <= core.clock.now()) {
    return { outcome: 'not_open' };
  }
  const customer = customerFor(core, session, payer);
  const created = createPaymentMethod(core, payer.card, payer);
  const method = core.store.put<PaymentMethod>({ ...created, _isEntered: true });
  const changes = completions[session.mode](core, {
    session,
    customer,
    method,
    authentication: payer.authentication ?? 'on_session',
  });
  // From now on, a card that fails later fails.
  const entered = core.store.find<PaymentMethod>('payment_method', method.id) ?? method;
  const { _isEntered, ...used } = entered;
  core.store.put<PaymentMethod>(used);
  const details = customer ? detailsOf(core, customer) : guestDetails(session, payer);
  const complete = core.store.put<CheckoutSession>({
    ...session,
    customer: customer?.id ?? null,
    customer_details: { ...details, ...(payer.name && { name: payer.name }) },
    ...changes,
    status: 'complete',
    url: null,
  });
  core.events.emit('checkout.session.completed', complete);
  return { outcome: 'paid', redirectTo: returnTo(complete) };
}

const completions = { payment: completePayment, setup: completeSetup, subscription: subscribe };

/** Expires an open session, and cancels the SetupIntent that it has. */
export function expireCheckout(core: SimulatorCore, session: CheckoutSession): CheckoutSession {
  const expired = core.store.put<CheckoutSession>({ ...session, status: 'expired', url: null });
  const intent = core.store.find<SetupIntent>('setup_intent', session.setup_intent);
  if (intent) cancelSetup(core, intent, null);
  core.events.emit('checkout.session.expired', expired);
  return expired;
}

function returnTo(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
