import type { SimulatorCore } from '../../simulator.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice, InvoicePayment } from '../objects/invoices.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/payments.ts';
import { type Authentication, type ChargeResult, charge } from '../payments.ts';
import { newInvoicePayment, openPayment } from './invoice-payment.ts';

const DAY_SECONDS = 86_400;

/** Attempts to pay an open invoice and schedules the next retry if the payment fails. */
export function payInvoice(
  core: SimulatorCore,
  invoice: Invoice,
  method: PaymentMethod | null,
  authentication: Authentication,
): { invoice: Invoice; result: ChargeResult | null } {
  if (invoice.amount_remaining === 0)
    return { invoice: markPaid(core, invoice, null), result: null };
  const payment = openPayment(core, invoice.id) ?? newInvoicePayment(core, invoice);
  const intent = core.store.find<PaymentIntent>('payment_intent', payment.payment.payment_intent);
  if (!intent) throw new Error(`the payment intent of ${invoice.id} is gone`);
  const result = charge(core, { intent, method, authentication, isSubscription: true });
  if (result.outcome === 'paid') return { invoice: markPaid(core, invoice, payment), result };
  if (result.outcome === 'authentication_required') {
    core.events.emit('invoice.payment_action_required', invoice);
    // The customer is there to authenticate: the attempt is not over.
    if (authentication !== 'off_session') return { invoice, result };
  }
  const days = core.settings.retryDays[invoice.attempt_count];
  const failed = core.store.put<Invoice>({
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : core.clock.now() + days * DAY_SECONDS,
  });
  core.events.emit('invoice.updated', failed, invoice);
  core.events.emit('invoice.payment_failed', failed);
  if (authentication === 'off_session') setDelinquent(core, invoice.customer, true);
  return { invoice: failed, result };
}

function markPaid(core: SimulatorCore, invoice: Invoice, payment: InvoicePayment | null): Invoice {
  const now = core.clock.now();
  const settled =
    payment &&
    core.store.put<InvoicePayment>({
      ...payment,
      amount_paid: invoice.amount_remaining,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
  const paid = core.store.put<Invoice>({
    ...invoice,
    amount_paid: invoice.amount_paid + invoice.amount_remaining,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (payment ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  core.events.emit('invoice.updated', paid, invoice);
  core.events.emit('invoice.paid', paid);
  core.events.emit('invoice.payment_succeeded', paid);
  if (settled) core.events.emit('invoice_payment.paid', settled);
  setDelinquent(core, invoice.customer, false);
  return paid;
}

/** True after an automatic payment failed, until an invoice is paid. */
function setDelinquent(core: SimulatorCore, id: string, delinquent: boolean): void {
  const customer = core.store.find<Customer>('customer', id);
  if (!customer || customer.deleted || customer.delinquent === delinquent) return;
  const changed = core.store.put<Customer>({ ...customer, delinquent });
  core.events.emit('customer.updated', changed, customer);
}
