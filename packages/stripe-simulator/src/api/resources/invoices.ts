import { atCustomerTime } from '../../billing/customer-time.ts';
import { cardFailure } from '../../billing/declines.ts';
import { finalizeInvoice } from '../../billing/invoices/finalize-invoice.ts';
import { voidInvoice } from '../../billing/invoices/stop-invoice.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { Invoice, InvoicePayment } from '../../billing/objects/invoices.ts';
import type { PaymentIntent } from '../../billing/objects/payments.ts';
import { collect } from '../../billing/subscriptions/collect.ts';
import { invalid, StripeError } from '../../errors.ts';
import { rendered } from '../../rendering/rendered.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { paymentsOf } from '../expand.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { flag, oneOf, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { ownMethod } from './payment-method-params.ts';

export const invoices = [
  route('GET', '/v1/invoices/:id', {}, ({ core, path }) =>
    requireObject<Invoice>(core, 'invoice', path['id']),
  ),

  route('GET', '/v1/invoices/:id/lines', { ...pageParams }, ({ core, path, params }) => {
    const invoice = requireObject<Invoice>(core, 'invoice', path['id']);
    return pageOf(invoice.lines.data, params, invoice.lines.url);
  }),

  route(
    'POST',
    '/v1/invoices/:id/pay',
    { off_session: flag, payment_method: text },
    ({ core, path, params }) => {
      const invoice = requireObject<Invoice>(core, 'invoice', path['id']);
      if (invoice.status === 'draft') {
        throw invalid('The simulator takes payments of finalized invoices only.');
      }
      if (invoice.status !== 'open') throw invalid('Invoice is already paid or void.');
      const payer = { id: invoice.customer };
      const method = ownMethod(core, payer, params.payment_method, 'payment_method');
      const result = atTimeOf(core, invoice, () =>
        collect(core, invoice, {
          method,
          authentication: params.off_session === false ? 'on_session' : 'off_session',
        }),
      );
      if (result?.outcome === 'declined') throw cardFailure(result.error, result.intent);
      if (result?.outcome === 'authentication_required') throw needsCustomer(result.intent);
      return requireObject<Invoice>(core, 'invoice', invoice.id);
    },
  ),

  route('POST', '/v1/invoices/:id/finalize', {}, ({ core, path }) => {
    const invoice = requireObject<Invoice>(core, 'invoice', path['id']);
    if (invoice.status !== 'draft') throw invalid('This invoice is already finalized.');
    return atTimeOf(core, invoice, () => finalizeInvoice(core, invoice));
  }),

  route('POST', '/v1/invoices/:id/void', {}, ({ core, path }) => {
    const invoice = requireObject<Invoice>(core, 'invoice', path['id']);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(`You can only void open invoices; this one is ${invoice.status}.`);
    }
    return atTimeOf(core, invoice, () => voidInvoice(core, invoice));
  }),

  route(
    'GET',
    '/v1/invoices',
    {
      ...pageParams,
      ...createdParams,
      customer: text,
      status: oneOf('open', 'paid', 'void', 'uncollectible', 'draft'),
      subscription: text,
    },
    ({ core, params }) => {
      const all = (
        params.customer
          ? core.store.referring<Invoice>('invoice', 'customer', params.customer)
          : core.store.all<Invoice>('invoice')
      )
        .filter(({ status }) => !params.status || status === params.status)
        .filter(
          ({ parent }) =>
            !params.subscription ||
            parent.subscription_details.subscription === params.subscription,
        )
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/invoices');
    },
  ),

  route('GET', '/v1/invoice_payments/:id', {}, ({ core, path }) =>
    requireObject<InvoicePayment>(core, 'invoice_payment', path['id']),
  ),

  route(
    'GET',
    '/v1/invoice_payments',
    { ...pageParams, invoice: text, status: oneOf('open', 'paid', 'canceled') },
    ({ core, params }) => {
      const all = (
        params.invoice
          ? paymentsOf(
              core.store,
              requireObject<Invoice>(core, 'invoice', params.invoice, 'invoice').id,
            )
          : core.store.all<InvoicePayment>('invoice_payment')
      ).filter(({ status }) => !params.status || status === params.status);
      return pageOf(all, params, '/v1/invoice_payments');
    },
  ),
];

function needsCustomer(payment_intent: PaymentIntent): StripeError {
  return new StripeError(
    402,
    'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    { code: 'invoice_payment_intent_requires_action', payment_intent: rendered(payment_intent) },
    'card_error',
  );
}

/** Runs `work` at the time of the invoice's customer, who may be deleted. */
function atTimeOf<Result>(core: SimulatorCore, invoice: Invoice, work: () => Result): Result {
  return atCustomerTime(core, core.store.find<Customer>('customer', invoice.customer), work);
}
