import { atCustomerTime } from '../../billing/customer-time.ts';
import { isLive } from '../../billing/due-times.ts';
import { newCustomer } from '../../billing/new-customer.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { Subscription } from '../../billing/objects/subscriptions.ts';
import type { TestClock } from '../../billing/objects/test-clock.ts';
import { endSubscription } from '../../billing/subscriptions/end-subscription.ts';
import { missing } from '../../errors.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { clearable, email, hash, list, metadata, metadataChanges, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { ownMethod } from './payment-method-params.ts';

const address = hash({
  city: clearable(text),
  country: clearable(text),
  line1: clearable(text),
  line2: clearable(text),
  postal_code: clearable(text),
  state: clearable(text),
});

const fields = {
  address: clearable(address),
  description: clearable(text),
  email: clearable(email),
  invoice_settings: hash({ default_payment_method: clearable(text) }),
  metadata,
  name: clearable(text),
  phone: clearable(text),
  preferred_locales: clearable(list(text)),
};
const METHOD_PARAM = 'invoice_settings[default_payment_method]';

export const customers = [
  route('POST', '/v1/customers', { ...fields, test_clock: text }, ({ core, params }) => {
    const clock =
      params.test_clock &&
      requireObject<TestClock>(core, 'test_helpers.test_clock', params.test_clock, 'test_clock');
    const customer = newCustomer(core, {
      address: addressOf(params.address),
      created: clock ? clock.frozen_time : core.clock.now(),
      description: params.description ?? null,
      email: params.email ?? null,
      metadata: params.metadata ?? {},
      name: params.name ?? null,
      phone: params.phone ?? null,
      preferred_locales: params.preferred_locales ?? [],
      test_clock: clock ? clock.id : null,
    });
    // A new customer has no payment method yet, so this refuses each.
    ownMethod(core, customer, params.invoice_settings?.default_payment_method, METHOD_PARAM);
    core.store.put(customer);
    core.events.emit('customer.created', customer);
    return customer;
  }),

  route('GET', '/v1/customers/:id', {}, ({ core, path }) =>
    shown(requireObject<Customer>(core, 'customer', path['id'])),
  ),

  route(
    'POST',
    '/v1/customers/:id',
    { ...fields, metadata: metadataChanges },
    ({ core, path, params }) => {
      const customer = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
      const method = params.invoice_settings?.default_payment_method;
      ownMethod(core, customer, method, METHOD_PARAM);
      const changed = core.store.put<Customer>({
        ...customer,
        ...(params.address !== undefined && { address: addressOf(params.address) }),
        ...(params.description !== undefined && { description: params.description }),
        ...(params.email !== undefined && { email: params.email }),
        ...(params.name !== undefined && { name: params.name }),
        ...(params.phone !== undefined && { phone: params.phone }),
        ...(params.preferred_locales !== undefined && {
          preferred_locales: params.preferred_locales ?? [],
        }),
        ...(params.metadata && { metadata: mergeMetadata(customer.metadata, params.metadata) }),
        ...(method !== undefined && {
          invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
        }),
      });
      core.events.emit('customer.updated', changed, customer);
      return changed;
    },
  ),

  route('DELETE', '/v1/customers/:id', {}, ({ core, path }) => {
    const customer = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
    for (const subscription of core.store.referring<Subscription>(
      'subscription',
      'customer',
      customer.id,
    )) {
      if (!isLive(subscription) && subscription.status !== 'paused') continue;
      atCustomerTime(core, customer, () =>
        endSubscription(core, subscription, 'cancellation_requested'),
      );
    }
    core.store.put<Customer>({ ...customer, deleted: true });
    core.events.emit('customer.deleted', customer);
    return shown({ ...customer, deleted: true });
  }),

  route(
    'GET',
    '/v1/customers',
    { ...pageParams, ...createdParams, email: text, test_clock: text },
    ({ core, params }) => {
      const all = core.store
        .all<Customer>('customer')
        .filter((customer) => !customer.deleted)
        .filter(({ email: address }) => !params.email || address === params.email)
        .filter(({ test_clock }) => test_clock === (params.test_clock ?? null))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/customers');
    },
  ),
];

/** Merges metadata key by key; an empty value removes its key, an empty object removes all. */
export function mergeMetadata(
  before: Record<string, string>,
  changes: Record<string, string>,
): Record<string, string> {
  if (Object.keys(changes).length === 0) return {};
  const all = { ...before, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** @throws StripeError if the customer is deleted */
export function requireNotDeleted(customer: Customer, param?: string): Customer {
  if (customer.deleted) throw missing('customer', customer.id, param);
  return customer;
}

/** A deleted customer is reduced to id, object and `deleted`. */
function shown(customer: Customer): object {
  const { id, object, deleted } = customer;
  return deleted ? { id, object, deleted } : customer;
}

function addressOf(values: ReturnType<typeof fields.address.read>): Customer['address'] {
  if (!values) return null;
  const { city, country, line1, line2, postal_code, state } = values;
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}
