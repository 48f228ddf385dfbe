import { atCustomerTime } from '../../billing/customer-time.ts';
import { resolveDiscount } from '../../billing/discounts.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { Subscription } from '../../billing/objects/subscriptions.ts';
import { createSubscription } from '../../billing/subscriptions/create-subscription.ts';
import {
  endSubscription,
  setCancelAtPeriodEnd,
} from '../../billing/subscriptions/end-subscription.ts';
import { moveTrialEnd, resume, trialFrom } from '../../billing/trials.ts';
import { invalid, missing } from '../../errors.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import {
  clearable,
  flag,
  hash,
  integer,
  list,
  metadata,
  metadataChanges,
  oneOf,
  required,
  text,
} from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { mergeMetadata, requireNotDeleted } from './customers.ts';
import { ownMethod } from './payment-method-params.ts';
import { activePrice, changeItems } from './subscription-items.ts';
import { trialParams, trialRequestOf, trialSettings } from './trial-params.ts';

const METHOD_PARAM = 'default_payment_method';
const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const subscriptions = [
  route(
    'POST',
    '/v1/subscriptions',
    {
      automatic_tax: hash({ enabled: required(flag) }),
      cancel_at_period_end: flag,
      customer: required(text),
      default_payment_method: text,
      discounts: clearable(list(hash({ coupon: text, promotion_code: text }))),
      items: required(list(hash({ price: required(text), quantity: integer, metadata }))),
      metadata,
      off_session: flag,
      payment_behavior: oneOf('allow_incomplete', 'default_incomplete'),
      ...trialParams,
    },
    ({ core, params }) => {
      const customer = requireNotDeleted(
        requireObject<Customer>(core, 'customer', params.customer, 'customer'),
        'customer',
      );
      const trial = trialRequestOf(params);
      return atCustomerTime(core, customer, () => {
        const { subscription } = createSubscription(core, {
          customer,
          items: params.items.map((item, index) => ({
            price: activePrice(core, item.price, `items[${index}][price]`),
            quantity: item.quantity ?? 1,
            metadata: item.metadata ?? {},
          })),
          defaultPaymentMethod: ownMethod(
            core,
            customer,
            params.default_payment_method,
            METHOD_PARAM,
          ),
          discounts: (params.discounts ?? []).map((discount, index) =>
            resolveDiscount(core, discount, customer, `discounts[${index}]`),
          ),
          metadata: params.metadata ?? {},
          authentication: params.off_session ? 'off_session' : 'on_session',
          behavior: params.payment_behavior ?? 'allow_incomplete',
          checkoutSession: null,
          isTaxed: params.automatic_tax?.enabled ?? false,
          trial: trial && trialFrom(core, trial),
        });
        if (!params.cancel_at_period_end) return subscription;
        return setCancelAtPeriodEnd(core, subscription, true);
      });
    },
  ),

  route('GET', '/v1/subscriptions/:id', {}, ({ core, path }) =>
    requireObject<Subscription>(core, 'subscription', path['id']),
  ),

  route(
    'POST',
    '/v1/subscriptions/:id',
    {
      cancel_at_period_end: flag,
      default_payment_method: clearable(text),
      items: list(hash({ id: text, price: text, quantity: integer })),
      metadata: metadataChanges,
      proration_behavior: oneOf('always_invoice', 'none'),
      trial_end: trialParams.trial_end,
      trial_settings: trialSettings,
    },
    ({ core, path, params }) => {
      const subscription = requireObject<Subscription>(core, 'subscription', path['id']);
      if (
        Object.entries(params).some(([name, value]) => value !== undefined && name !== 'metadata')
      )
        requireNotEnded(subscription);
      const customer = requireObject<Customer>(core, 'customer', subscription.customer);
      return atCustomerTime(core, customer, () => {
        let changed = subscription;
        const { trial_settings: settings } = params;
        if (params.default_payment_method !== undefined || params.metadata || settings) {
          const method = ownMethod(core, customer, params.default_payment_method, METHOD_PARAM);
          changed = core.store.put<Subscription>({
            ...changed,
            ...(params.default_payment_method !== undefined && {
              default_payment_method: method?.id ?? null,
            }),
            ...(params.metadata && { metadata: mergeMetadata(changed.metadata, params.metadata) }),
            ...(settings && { trial_settings: settings }),
          });
          core.events.emit('customer.subscription.updated', changed, subscription);
        }
        if (params.items)
          changed = changeItems(core, changed, params.items, params.proration_behavior);
        if (params.trial_end !== undefined) {
          changed = moveTrialEnd(core, changed, params.trial_end);
        }
        const { cancel_at_period_end: cancels } = params;
        if (cancels === undefined || cancels === changed.cancel_at_period_end) return changed;
        return setCancelAtPeriodEnd(core, changed, cancels);
      });
    },
  ),

  route(
    'POST',
    '/v1/subscriptions/:id/resume',
    { billing_cycle_anchor: oneOf('now') },
    ({ core, path }) => {
      const subscription = requireObject<Subscription>(core, 'subscription', path['id']);
      const customer = requireObject<Customer>(core, 'customer', subscription.customer);
      return atCustomerTime(core, customer, () => resume(core, subscription));
    },
  ),

  route(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: hash({ comment: clearable(text) }) },
    ({ core, path, params }) => {
      const subscription = requireObject<Subscription>(core, 'subscription', path['id']);
      if (subscription.ended_at !== null) throw missing('subscription', subscription.id);
      const customer = requireObject<Customer>(core, 'customer', subscription.customer);
      const comment = params.cancellation_details?.comment ?? null;
      return atCustomerTime(core, customer, () =>
        endSubscription(core, subscription, 'cancellation_requested', comment),
      );
    },
  ),

  route(
    'GET',
    '/v1/subscriptions',
    {
      ...pageParams,
      ...createdParams,
      customer: text,
      price: text,
      status: oneOf(...statuses, 'all', 'ended'),
      test_clock: text,
    },
    ({ core, params }) => {
      if (params.customer) requireObject<Customer>(core, 'customer', params.customer, 'customer');
      const { status } = params;
      const matchesStatus = (subscription: Subscription): boolean => {
        if (status === 'all') return true;
        const hasEnded =
          subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
        if (status === undefined) return !hasEnded;
        return status === 'ended' ? hasEnded : subscription.status === status;
      };
      const all = (
        params.customer
          ? core.store.referring<Subscription>('subscription', 'customer', params.customer)
          : core.store.all<Subscription>('subscription')
      )
        .filter(matchesStatus)
        .filter(({ test_clock }) => !params.test_clock || test_clock === params.test_clock)
        .filter(
          ({ items }) => !params.price || items.data.some(({ price }) => price.id === params.price),
        )
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/subscriptions');
    },
  ),
];

function requireNotEnded(subscription: Subscription): Subscription {
  if (subscription.ended_at === null) return subscription;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}
