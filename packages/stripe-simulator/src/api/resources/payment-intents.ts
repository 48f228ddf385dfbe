import { atCustomerTime } from '../../billing/customer-time.ts';
import {
  captureIntent,
  confirmIntent,
  invoiceOf,
  requirePayable,
} from '../../billing/intents/payment-intents.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { PaymentIntent } from '../../billing/objects/payments.ts';
import { cancelIntent, newIntent } from '../../billing/payment-objects.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import {
  clearable,
  currency,
  email,
  flag,
  integer,
  metadata,
  metadataChanges,
  oneOf,
  required,
  text,
} from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { mergeMetadata } from './customers.ts';
import {
  checkConfirmation,
  customerOf,
  methodParams,
  methodTypes,
  withMethod,
} from './intent-params.ts';
import { methodOf } from './payment-method-params.ts';

const confirmation = { off_session: flag, payment_method: text, return_url: text };
const futureUsage = oneOf('off_session', 'on_session');

export const paymentIntents = [
  route(
    'POST',
    '/v1/payment_intents',
    {
      ...confirmation,
      ...methodParams,
      amount: required(integer),
      capture_method: oneOf('automatic', 'automatic_async', 'manual'),
      confirm: flag,
      currency: required(currency),
      customer: text,
      description: text,
      metadata,
      receipt_email: email,
      setup_future_usage: futureUsage,
    },
    ({ core, params }) => {
      positive(params.amount, 'amount');
      checkConfirmation(params);
      const customer = customerOf(core, params.customer);
      return atCustomerTime(core, customer, () => {
        const method = methodOf(core, customer?.id ?? null, params.payment_method);
        const created = newIntent(core, {
          customer: customer?.id ?? null,
          amount: params.amount,
          ...methodTypes(params),
          capture_method: params.capture_method ?? 'automatic',
          currency: params.currency,
          description: params.description ?? null,
          metadata: params.metadata ?? {},
          payment_method: method?.id ?? null,
          receipt_email: params.receipt_email ?? null,
          setup_future_usage: params.setup_future_usage ?? null,
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
    {
      amount: integer,
      customer: text,
      description: clearable(text),
      metadata: metadataChanges,
      payment_method: clearable(text),
      receipt_email: clearable(email),
      setup_future_usage: clearable(futureUsage),
    },
    ({ core, path, params }) => {
      const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
      const { amount } = params;
      if (amount !== undefined || params.customer || params.payment_method !== undefined) {
        requirePayable(intent);
        if (invoiceOf(core, intent)) throw invalid('The payment of an invoice cannot be changed.');
      }
      const customer = customerOf(core, params.customer)?.id ?? intent.customer;
      if (intent.customer && customer !== intent.customer) {
        throw invalid('The customer of a PaymentIntent cannot be changed.', 'customer');
      }
      const method = methodOf(core, customer, params.payment_method);
      return core.store.put<PaymentIntent>({
        ...intent,
        customer,
        ...(amount !== undefined && { amount: positive(amount, 'amount') }),
        ...(params.description !== undefined && { description: params.description }),
        ...(params.metadata && { metadata: mergeMetadata(intent.metadata, params.metadata) }),
        ...(params.receipt_email !== undefined && { receipt_email: params.receipt_email }),
        ...(params.setup_future_usage !== undefined && {
          setup_future_usage: params.setup_future_usage,
        }),
        ...(params.payment_method !== undefined && withMethod(method)),
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
    '/v1/payment_intents/:id/capture',
    { amount_to_capture: integer, metadata: metadataChanges },
    ({ core, path, params }) => {
      const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
      const customer = core.store.find<Customer>('customer', intent.customer);
      const named = params.metadata
        ? { ...intent, metadata: mergeMetadata(intent.metadata, params.metadata) }
        : intent;
      return atCustomerTime(core, customer, () =>
        captureIntent(core, named, params.amount_to_capture ?? null),
      );
    },
  ),

  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    {
      cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ({ core, path, params }) => {
      const intent = requireObject<PaymentIntent>(core, 'payment_intent', path['id']);
      if (intent.status !== 'requires_capture') requirePayable(intent);
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
    payment_method?: string | undefined;
    return_url?: string | undefined;
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

function positive(amount: number, param: string): number {
  if (amount < 1) throw invalid('Invalid positive integer', param);
  return amount;
}
