import type { Customer } from '../../billing/objects/customers.ts';
import type {
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from '../../billing/objects/payments.ts';
import {
  attachPaymentMethod,
  detachPaymentMethod,
  resolvePaymentMethod,
} from '../../billing/payment-methods.ts';
import { refund } from '../../billing/refunds.ts';
import { invalid } from '../../errors.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { integer, metadata, oneOf, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { requireNotDeleted } from './customers.ts';
import { paymentIntents } from './payment-intents.ts';

const payments = [
  route('GET', '/v1/charges/:id', {}, ({ core, path }) =>
    requireObject<Charge>(core, 'charge', path['id']),
  ),
  route(
    'GET',
    '/v1/charges',
    { ...pageParams, ...createdParams, customer: text, payment_intent: text },
    ({ core, params }) => {
      const all = core.store
        .all<Charge>('charge')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ payment_intent: id }) => !params.payment_intent || id === params.payment_intent)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/charges');
    },
  ),
  route('GET', '/v1/disputes/:id', {}, ({ core, path }) =>
    requireObject<Dispute>(core, 'dispute', path['id']),
  ),
  route(
    'GET',
    '/v1/disputes',
    { ...pageParams, ...createdParams, charge: text, payment_intent: text },
    ({ core, params }) => {
      const all = core.store
        .all<Dispute>('dispute')
        .filter(({ charge }) => !params.charge || charge === params.charge)
        .filter(({ payment_intent: id }) => !params.payment_intent || id === params.payment_intent)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/disputes');
    },
  ),
];

const refunds = [
  route(
    'POST',
    '/v1/refunds',
    {
      amount: integer,
      charge: text,
      metadata,
      payment_intent: text,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ({ core, params }) => {
      if (params.charge && params.payment_intent) {
        throw invalid('You may only specify one of these parameters: charge, payment_intent.');
      }
      const charge = params.charge
        ? requireObject<Charge>(core, 'charge', params.charge, 'charge')
        : null;
      const id = params.payment_intent ?? charge?.payment_intent;
      if (!id) throw invalid('Give one of charge and payment_intent.', 'payment_intent');
      if (params.amount !== undefined && params.amount < 1) {
        throw invalid('Invalid positive integer', 'amount');
      }
      return refund(core, {
        intent: requireObject<PaymentIntent>(core, 'payment_intent', id, 'payment_intent'),
        amount: params.amount ?? null,
        reason: params.reason ?? null,
        metadata: params.metadata ?? {},
      });
    },
  ),
  route('GET', '/v1/refunds/:id', {}, ({ core, path }) =>
    requireObject<Refund>(core, 'refund', path['id']),
  ),
  route(
    'GET',
    '/v1/refunds',
    { ...pageParams, ...createdParams, charge: text, payment_intent: text },
    ({ core, params }) => {
      const all = core.store
        .all<Refund>('refund')
        .filter(({ charge }) => !params.charge || charge === params.charge)
        .filter(({ payment_intent: id }) => !params.payment_intent || id === params.payment_intent)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/refunds');
    },
  ),
];

const paymentMethods = [
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    { customer: required(text) },
    ({ core, path, params }) => {
      const customer = requireNotDeleted(
        requireObject<Customer>(core, 'customer', params.customer, 'customer'),
        'customer',
      );
      const method = resolvePaymentMethod(core, path['id'] ?? '', 'payment_method');
      return attachPaymentMethod(core, method, customer);
    },
  ),
  route('POST', '/v1/payment_methods/:id/detach', {}, ({ core, path }) => {
    const method = requireObject<PaymentMethod>(core, 'payment_method', path['id']);
    return detachPaymentMethod(core, method);
  }),
  route('GET', '/v1/payment_methods/:id', {}, ({ core, path }) =>
    requireObject<PaymentMethod>(core, 'payment_method', path['id']),
  ),
  route(
    'GET',
    '/v1/payment_methods',
    { ...pageParams, customer: text, type: oneOf('card') },
    ({ core, params }) => {
      const all = core.store
        .all<PaymentMethod>('payment_method')
        .filter(({ customer }) => !params.customer || customer === params.customer);
      return pageOf(all, params, '/v1/payment_methods');
    },
  ),
];

export const paymentRoutes = [...paymentIntents, ...payments, ...refunds, ...paymentMethods];
