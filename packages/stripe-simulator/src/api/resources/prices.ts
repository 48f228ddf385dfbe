import type { Interval, Price, Product } from '../../billing/objects/catalogue.ts';
import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import {
  clearable,
  currency,
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
import { mergeMetadata } from './customers.ts';
import { createProduct } from './products.ts';

/** Three years. */
const longestPeriod: Readonly<Record<Interval, number>> = {
  day: 1_095,
  week: 156,
  month: 36,
  year: 3,
};

const taxBehavior = oneOf('exclusive', 'inclusive', 'unspecified');

export const prices = [
  route(
    'POST',
    '/v1/prices',
    {
      active: flag,
      currency: required(currency),
      lookup_key: text,
      metadata,
      nickname: text,
      product: text,
      product_data: hash({ id: text, name: required(text), active: flag, metadata }),
      recurring: hash({
        interval: required(oneOf('day', 'week', 'month', 'year')),
        interval_count: integer,
        usage_type: oneOf('licensed'),
      }),
      tax_behavior: taxBehavior,
      transfer_lookup_key: flag,
      unit_amount: required(integer),
    },
    ({ core, params }) => {
      if (!params.product === !params.product_data) {
        throw invalid('Give one of product and product_data.', 'product');
      }
      const product = params.product_data
        ? createProduct(core, {
            ...params.product_data,
            id: params.product_data.id ?? newId('prod'),
          })
        : requireObject<Product>(core, 'product', params.product, 'product');
      if (params.recurring) checkInterval(params.recurring);
      if (params.unit_amount < 0) throw invalid('Invalid non-negative integer', 'unit_amount');
      if (params.lookup_key) takeLookupKey(core, params.lookup_key, params.transfer_lookup_key);
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: core.clock.now(),
        currency: params.currency,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: params.metadata ?? {},
        nickname: params.nickname ?? null,
        product: product.id,
        recurring: params.recurring
          ? {
              interval: params.recurring.interval,
              interval_count: params.recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      };
      core.store.put(price);
      core.events.emit('price.created', price);
      return price;
    },
  ),
  route('GET', '/v1/prices/:id', {}, ({ core, path }) =>
    requireObject<Price>(core, 'price', path['id']),
  ),
  route(
    'POST',
    '/v1/prices/:id',
    {
      active: flag,
      lookup_key: clearable(text),
      metadata: metadataChanges,
      nickname: clearable(text),
      tax_behavior: taxBehavior,
      transfer_lookup_key: flag,
    },
    ({ core, path, params }) => {
      const price = requireObject<Price>(core, 'price', path['id']);
      const behavior = params.tax_behavior;
      if (behavior && price.tax_behavior !== 'unspecified' && price.tax_behavior !== behavior) {
        throw invalid('The tax behavior of a price can be set once.', 'tax_behavior');
      }
      if (params.lookup_key && params.lookup_key !== price.lookup_key) {
        takeLookupKey(core, params.lookup_key, params.transfer_lookup_key);
      }
      const changed = core.store.put<Price>({
        ...price,
        ...(params.active !== undefined && { active: params.active }),
        ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key }),
        ...(params.nickname !== undefined && { nickname: params.nickname }),
        ...(behavior && { tax_behavior: behavior }),
        ...(params.metadata && { metadata: mergeMetadata(price.metadata, params.metadata) }),
      });
      core.events.emit('price.updated', changed, price);
      return changed;
    },
  ),
  route(
    'GET',
    '/v1/prices',
    {
      ...pageParams,
      ...createdParams,
      active: flag,
      currency: text,
      lookup_keys: list(text),
      product: text,
      type: oneOf('one_time', 'recurring'),
    },
    ({ core, params }) => {
      const all = core.store
        .all<Price>('price')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ currency }) => !params.currency || currency === params.currency)
        .filter(({ product }) => !params.product || product === params.product)
        .filter(({ type }) => !params.type || type === params.type)
        .filter(
          ({ lookup_key: key }) => !params.lookup_keys || params.lookup_keys.includes(key ?? ''),
        )
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/prices');
    },
  ),
];

/** @throws StripeError if a period is empty or longer than three years */
function checkInterval(recurring: {
  interval: Interval;
  interval_count?: number | undefined;
}): void {
  const { interval, interval_count: count = 1 } = recurring;
  const param = 'recurring[interval_count]';
  if (count < 1) throw invalid('Invalid positive integer', param, 'parameter_invalid_integer');
  const most = longestPeriod[interval];
  if (count > most) {
    throw invalid(
      `Invalid recurring[interval_count]: a price recurs at least every three years (${most} with the interval ${interval}).`,
      param,
    );
  }
}

/** Frees a lookup key for a price; taking it from another price requires `transfer`. */
function takeLookupKey(core: SimulatorCore, key: string, transfer = false): void {
  const holder = core.store.all<Price>('price').find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  core.store.put<Price>({ ...holder, lookup_key: null });
}
