import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import type { Invoice, InvoicePayment } from '../objects/invoices.ts';
import type { PaymentIntent } from '../objects/payments.ts';
import { cancelIntent, newIntent } from '../payment-objects.ts';

export function openPayment(core: SimulatorCore, invoice: string): InvoicePayment | undefined {
  return core.store
    .referring<InvoicePayment>('invoice_payment', 'invoice', invoice)
    .find((payment) => payment.status === 'open');
}

/** Prepares the payment of a finalized invoice, so that it can also be paid by its PaymentIntent. */
export function newInvoicePayment(core: SimulatorCore, invoice: Invoice): InvoicePayment {
  const intent = newIntent(core, {
    customer: invoice.customer,
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    description: `Invoice ${invoice.number}`,
  });
  core.events.emit('payment_intent.created', intent);
  return core.store.put<InvoicePayment>({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: core.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function cancelPayment(core: SimulatorCore, invoice: string): void {
  const payment = openPayment(core, invoice);
  const intent =
    payment && core.store.find<PaymentIntent>('payment_intent', payment.payment.payment_intent);
  if (!payment || !intent) return;
  const canceled_at = core.clock.now();
  core.store.put<InvoicePayment>({
    ...payment,
    status: 'canceled',
    status_transitions: { canceled_at, paid_at: null },
  });
  cancelIntent(core, intent, 'void_invoice');
}
