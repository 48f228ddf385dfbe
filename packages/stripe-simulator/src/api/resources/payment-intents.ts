import { confirmIntent, invoiceOf, requirePayable } from '../../billing/intents.ts';
import type { Customer, PaymentIntent, PaymentMethod } from '../../billing/objects.ts';
import { resolvePaymentMethod } from '../../billing/payment-methods.ts';
import { cancelIntent, newIntent } from '../../billing/payment-objects.ts';
import { atCustomerTime } from '../../billing/time/due.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { currency, flag, integer, metadata, oneOf, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { mergeMetadata, requireNotDeleted } from './customers.ts';

const confirmation = { off_session: flag, payment_method: text, return_url: text };

export const paymentIntents = [
  route(
    'POST',
    '/v1/payment_intents',
    {
      ...confirmation,
      amount: required(integer),
      confirm: flag,
      currency: required(currency),
      customer: required(text),
      description: text,
      metadata,
    },
    ({ core, params }) => {
      if (params.amount < 1) throw invalid('Invalid positive integer', 'amount');
      if ((params.off_session !== undefined || params.return_url) && !params.confirm) {
        throw invalid('Give off_session and return_url with confirm.', 'confirm');
      }
      const customer = requireNotDeleted(
        requireObject<Customer>(core, 'customer', params.customer, 'customer'),
        'customer',
      );
      return atCustomerTime(core, customer, () => {
        const method = methodOf(core, customer.id, params.payment_method);
        const created = core.store.put<PaymentIntent>({
          ...newIntent(core, {
            customer: customer.id,
            amount: params.amount,
            currency: params.currency,
            description: params.description ?? null,
          }),
          metadata: params.metadata ?? {},
          payment_method: method?.id ?? null,
          status: method ? 'requires_confirmation' : 'requires_payment_method',
        });
        core.events.emit('payment_intent.created', created);
        return params.confirm ? confirm(core, created, params) : created;
      });
    },
  ),

  route('GET', '/v1/payment_intents/:id', {}, ({ core, path }) =>
    requireObject<PaymentIntent>(core, 'payment_intent', path['id']),
  ),

  route(
    'POST',
    '/v1/payment_intents/:id',
    { description: text, metadata },
    ({ core, path, params }) => {
      const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
      return core.store.put<PaymentIntent>({
        ...intent,
        ...(params.description !== undefined && { description: params.description }),
        ...(params.metadata && { metadata: mergeMetadata(intent.metadata, params.metadata) }),
      });
    },
  ),

  route('POST', '/v1/payment_intents/:id/confirm', confirmation, ({ core, path, params }) => {
    const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
    requirePayable(intent);
    const customer = core.store.find<Customer>('customer', intent.customer);
    return atCustomerTime(core, customer, () => confirm(core, intent, params));
  }),

  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    {
      cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ({ core, path, params }) => {
      const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
      requirePayable(intent);
      if (invoiceOf(core, intent)) {
        throw invalid('This PaymentIntent belongs to an invoice. Void the invoice instead.');
      }
      return cancelIntent(core, intent, params.cancellation_reason ?? null);
    },
  ),

  route(
    'GET',
    '/v1/payment_intents',
    { ...pageParams, ...createdParams, customer: text },
    ({ core, params }) => {
      const all = core.store
        .all<PaymentIntent>('payment_intent')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/payment_intents');
    },
  ),
];

function confirm(
  core: SimulatorCore,
  intent: PaymentIntent,
  params: {
    off_session?: boolean | undefined;
    payment_method?: string | null | undefined;
    return_url?: string | null | undefined;
  },
): PaymentIntent {
  const method = methodOf(core, intent.customer, params.payment_method ?? intent.payment_method);
  if (!method) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  return confirmIntent(core, intent, {
    method,
    offSession: params.off_session ?? false,
    returnUrl: params.return_url ?? null,
  });
}

/** A payment method of the customer, or one that nobody has yet. */
function methodOf(
  core: SimulatorCore,
  customer: string,
  id: string | null | undefined,
): PaymentMethod | null {
  if (!id) return null;
  const method = resolvePaymentMethod(core, id, 'payment_method');
  if (method.customer === null || method.customer === customer) return method;
  throw invalid('The payment method belongs to another customer.', 'payment_method');
}
