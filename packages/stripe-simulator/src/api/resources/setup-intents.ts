import { atCustomerTime } from '../../billing/customer-time.ts';
import {
  cancelSetup,
  confirmSetup,
  newSetupIntent,
  requireOpenSetup,
  setupFailure,
} from '../../billing/intents/setup-intents.ts';
import type { CheckoutSession } from '../../billing/objects/checkout-session.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { SetupIntent } from '../../billing/objects/payments.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { clearable, flag, metadata, metadataChanges, oneOf, text } from '../params.ts';
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

const created = { customer: text, description: text, metadata, payment_method: text };
const changes = {
  customer: text,
  description: clearable(text),
  metadata: metadataChanges,
  payment_method: clearable(text),
};

export const setupIntents = [
  route(
    'POST',
    '/v1/setup_intents',
    {
      ...created,
      ...methodParams,
      confirm: flag,
      return_url: text,
      usage: oneOf('off_session', 'on_session'),
    },
    ({ core, params }) => {
      checkConfirmation(params);
      const customer = customerOf(core, params.customer);
      return atCustomerTime(core, customer, () => {
        const method = methodOf(core, customer?.id ?? null, params.payment_method);
        const created = newSetupIntent(core, {
          customer: customer?.id ?? null,
          ...methodTypes(params),
          description: params.description ?? null,
          metadata: params.metadata ?? {},
          payment_method: method?.id ?? null,
          usage: params.usage ?? 'off_session',
        });
        return params.confirm ? confirm(core, created, params) : created;
      });
    },
  ),

  route('GET', '/v1/setup_intents/:id', {}, ({ core, path }) =>
    requireObject<SetupIntent>(core, 'setup_intent', path['id']),
  ),

  route('POST', '/v1/setup_intents/:id', changes, ({ core, path, params }) => {
    const intent = requireObject<SetupIntent>(core, 'setup_intent', path['id']);
    if (params.customer || params.payment_method !== undefined) requireOpenSetup(intent);
    const customer = customerOf(core, params.customer)?.id ?? intent.customer;
    if (intent.customer && customer !== intent.customer) {
      throw invalid('The customer of a SetupIntent cannot be changed.', 'customer');
    }
    const method = methodOf(core, customer, params.payment_method);
    return core.store.put<SetupIntent>({
      ...intent,
      customer,
      ...(params.description !== undefined && { description: params.description }),
      ...(params.metadata && { metadata: mergeMetadata(intent.metadata, params.metadata) }),
      ...(params.payment_method !== undefined && withMethod(method)),
    });
  }),

  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    { payment_method: text, return_url: text },
    ({ core, path, params }) => {
      const intent = requireObject<SetupIntent>(core, 'setup_intent', path['id']);
      requireOpenSetup(intent);
      const customer = core.store.find<Customer>('customer', intent.customer);
      return atCustomerTime(core, customer, () => confirm(core, intent, params));
    },
  ),

  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    { cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer') },
    ({ core, path, params }) => {
      const intent = requireObject<SetupIntent>(core, 'setup_intent', path['id']);
      requireOpenSetup(intent);
      const [session] = core.store.referring<CheckoutSession>(
        'checkout.session',
        'setup_intent',
        intent.id,
      );
      if (session)
        throw invalid('This SetupIntent belongs to Checkout. Expire the session instead.');
      return cancelSetup(core, intent, params.cancellation_reason ?? null);
    },
  ),

  route(
    'GET',
    '/v1/setup_intents',
    { ...pageParams, ...createdParams, customer: text, payment_method: text },
    ({ core, params }) => {
      const all = core.store
        .all<SetupIntent>('setup_intent')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ payment_method: id }) => !params.payment_method || id === params.payment_method)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/setup_intents');
    },
  ),
];

function confirm(
  core: SimulatorCore,
  intent: SetupIntent,
  params: { payment_method?: string | undefined; return_url?: string | undefined },
): SetupIntent {
  const method = methodOf(core, intent.customer, params.payment_method ?? intent.payment_method);
  if (!method) {
    throw invalid(
      'You cannot confirm this SetupIntent because it is missing a payment method.',
      'payment_method',
      'setup_intent_unexpected_state',
    );
  }
  const { intent: confirmed, result } = confirmSetup(core, intent, method, {
    authentication: 'on_session',
    returnUrl: params.return_url ?? null,
  });
  if (result.outcome === 'declined') throw setupFailure(result.error, confirmed);
  return confirmed;
}
