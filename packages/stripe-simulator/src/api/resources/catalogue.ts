import type { Coupon, Price, Product, PromotionCode } from '../../billing/objects.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { invalid } from '../errors.ts';
import { required as found } from '../found.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { decimal, flag, hash, integer, list, metadata, required, text, word } from '../params.ts';
import { route } from '../route.ts';
import { merged } from './customers.ts';

const productFields = { active: flag, description: text, images: list(text), metadata };

const products = [
  route(
    'POST',
    '/v1/products',
    { ...productFields, id: text, name: required(text) },
    ({ core, params }) => {
      const id = params.id ?? newId('prod');
      if (core.store.find('product', id)) throw exists('Product', id);
      return createProduct(core, { ...params, id });
    },
  ),
  route('GET', '/v1/products/:id', {}, ({ core, path }) =>
    found<Product>(core, 'product', path['id']),
  ),
  route('POST', '/v1/products/:id', { ...productFields, name: text }, ({ core, path, params }) => {
    const product = found<Product>(core, 'product', path['id']);
    const changed = core.store.put<Product>({
      ...product,
      ...(params.active !== undefined && { active: params.active }),
      ...(params.description !== undefined && { description: params.description }),
      ...(params.name && { name: params.name }),
      ...(params.metadata && { metadata: merged(product.metadata, params.metadata) }),
      updated: core.clock.now(),
    });
    core.events.emit('product.updated', changed);
    return changed;
  }),
  route(
    'GET',
    '/v1/products',
    { ...pageParams, ...createdParams, active: flag, ids: list(text) },
    ({ core, params }) => {
      const all = core.store
        .all<Product>('product')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ id }) => !params.ids || params.ids.includes(id))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/products');
    },
  ),
];

const prices = [
  route(
    'POST',
    '/v1/prices',
    {
      active: flag,
      currency: required(text),
      lookup_key: text,
      metadata,
      nickname: text,
      product: text,
      product_data: hash({ id: text, name: required(text), active: flag, metadata }),
      recurring: hash({
        interval: required(word('day', 'week', 'month', 'year')),
        interval_count: integer,
        usage_type: word('licensed'),
      }),
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
        : found<Product>(core, 'product', params.product, 'product');
      if (!/^[a-z]{3}$/i.test(params.currency)) throw invalid('Invalid currency.', 'currency');
      if (params.unit_amount < 0) throw invalid('Invalid non-negative integer', 'unit_amount');
      if (params.lookup_key) takeLookupKey(core, params.lookup_key, params.transfer_lookup_key);
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: core.clock.now(),
        currency: params.currency.toLowerCase(),
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
        tax_behavior: 'unspecified',
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      };
      core.store.put(price);
      core.events.emit('price.created', price);
      return price;
    },
  ),
  route('GET', '/v1/prices/:id', {}, ({ core, path }) => found<Price>(core, 'price', path['id'])),
  route(
    'POST',
    '/v1/prices/:id',
    { active: flag, lookup_key: text, metadata, nickname: text, transfer_lookup_key: flag },
    ({ core, path, params }) => {
      const price = found<Price>(core, 'price', path['id']);
      if (params.lookup_key && params.lookup_key !== price.lookup_key) {
        takeLookupKey(core, params.lookup_key, params.transfer_lookup_key);
      }
      const changed = core.store.put<Price>({
        ...price,
        ...(params.active !== undefined && { active: params.active }),
        ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key }),
        ...(params.nickname !== undefined && { nickname: params.nickname }),
        ...(params.metadata && { metadata: merged(price.metadata, params.metadata) }),
      });
      core.events.emit('price.updated', changed);
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
      type: word('one_time', 'recurring'),
    },
    ({ core, params }) => {
      const all = core.store
        .all<Price>('price')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ currency }) => !params.currency || currency === params.currency)
        .filter(({ product }) => !params.product || product === params.product)
        .filter(({ type }) => !params.type || type === params.type)
        .filter(({ lookup_key: key }) => !params.lookup_keys || params.lookup_keys.includes(key))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/prices');
    },
  ),
];

const coupons = [
  route(
    'POST',
    '/v1/coupons',
    {
      amount_off: integer,
      applies_to: hash({ products: list(text) }),
      currency: text,
      duration: word('once', 'forever'),
      id: text,
      max_redemptions: integer,
      metadata,
      name: text,
      percent_off: decimal,
      redeem_by: integer,
    },
    ({ core, params }) => {
      const id = params.id ?? newId('coupon').slice(-8);
      if (core.store.find('coupon', id)) throw exists('Coupon', id);
      const { amount_off: amount, percent_off: percent } = params;
      if ((amount === undefined) === (percent === undefined)) {
        throw invalid('Give one of amount_off and percent_off.', 'amount_off');
      }
      if (amount !== undefined && (amount < 1 || !params.currency)) {
        throw invalid('A coupon with amount_off needs a currency and at least 1.', 'currency');
      }
      if (percent !== undefined && (percent <= 0 || percent > 100)) {
        throw invalid('percent_off must be above 0 and at most 100.', 'percent_off');
      }
      for (const product of params.applies_to?.products ?? []) {
        found<Product>(core, 'product', product, 'applies_to[products]');
      }
      const coupon: Coupon = {
        id,
        object: 'coupon',
        amount_off: amount ?? null,
        applies_to: params.applies_to
          ? { products: (params.applies_to.products ?? []).filter((one) => one !== null) }
          : null,
        created: core.clock.now(),
        currency: params.currency?.toLowerCase() ?? null,
        duration: params.duration ?? 'once',
        duration_in_months: null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: params.metadata ?? {},
        name: params.name ?? null,
        percent_off: percent ?? null,
        redeem_by: params.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      };
      core.store.put(coupon);
      core.events.emit('coupon.created', coupon);
      return coupon;
    },
  ),
  route('GET', '/v1/coupons/:id', {}, ({ core, path }) =>
    found<Coupon>(core, 'coupon', path['id']),
  ),
  route('DELETE', '/v1/coupons/:id', {}, ({ core, path }) => {
    const coupon = found<Coupon>(core, 'coupon', path['id']);
    core.store.remove('coupon', coupon.id);
    core.events.emit('coupon.deleted', coupon);
    return { id: coupon.id, object: 'coupon', deleted: true };
  }),
  route('GET', '/v1/coupons', { ...pageParams, ...createdParams }, ({ core, params }) => {
    const all = core.store
      .all<Coupon>('coupon')
      .filter(({ created }) => isWithin(created, params.created));
    return pageOf(all, params, '/v1/coupons');
  }),
];

const promotionCodes = [
  route(
    'POST',
    '/v1/promotion_codes',
    {
      active: flag,
      code: text,
      customer: text,
      expires_at: integer,
      max_redemptions: integer,
      metadata,
      promotion: required(hash({ type: required(word('coupon')), coupon: required(text) })),
      restrictions: hash({ first_time_transaction: flag }),
    },
    ({ core, params }) => {
      const { coupon } = params.promotion;
      found<Coupon>(core, 'coupon', coupon, 'promotion[coupon]');
      const code = params.code ?? newId('c').slice(-8).toUpperCase();
      const isTaken = core.store
        .all<PromotionCode>('promotion_code')
        .some((one) => one.active && one.code.toLowerCase() === code.toLowerCase());
      if (isTaken) {
        throw invalid('An active promotion code with this code already exists.', 'code');
      }
      const promotionCode: PromotionCode = {
        id: newId('promo'),
        object: 'promotion_code',
        active: params.active ?? true,
        code,
        created: core.clock.now(),
        customer: params.customer ?? null,
        expires_at: params.expires_at ?? null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: params.metadata ?? {},
        promotion: { type: 'coupon', coupon },
        restrictions: {
          first_time_transaction: params.restrictions?.first_time_transaction ?? false,
          minimum_amount: null,
          minimum_amount_currency: null,
        },
        times_redeemed: 0,
      };
      core.store.put(promotionCode);
      core.events.emit('promotion_code.created', promotionCode);
      return promotionCode;
    },
  ),
  route('GET', '/v1/promotion_codes/:id', {}, ({ core, path }) =>
    found<PromotionCode>(core, 'promotion_code', path['id']),
  ),
  route('POST', '/v1/promotion_codes/:id', { active: flag, metadata }, ({ core, path, params }) => {
    const promotionCode = found<PromotionCode>(core, 'promotion_code', path['id']);
    const changed = core.store.put<PromotionCode>({
      ...promotionCode,
      ...(params.active !== undefined && { active: params.active }),
      ...(params.metadata && { metadata: merged(promotionCode.metadata, params.metadata) }),
    });
    core.events.emit('promotion_code.updated', changed);
    return changed;
  }),
  route(
    'GET',
    '/v1/promotion_codes',
    { ...pageParams, ...createdParams, active: flag, code: text, coupon: text, customer: text },
    ({ core, params }) => {
      const all = core.store
        .all<PromotionCode>('promotion_code')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ code }) => !params.code || code.toLowerCase() === params.code.toLowerCase())
        .filter(({ promotion }) => !params.coupon || promotion.coupon === params.coupon)
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/promotion_codes');
    },
  ),
];

export const catalogue = [...products, ...prices, ...coupons, ...promotionCodes];

function createProduct(
  core: SimulatorCore,
  values: {
    id: string;
    name: string;
    active?: boolean | undefined;
    description?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  },
): Product {
  const now = core.clock.now();
  const product = core.store.put<Product>({
    id: values.id,
    object: 'product',
    active: values.active ?? true,
    created: now,
    default_price: null,
    description: values.description ?? null,
    images: [],
    livemode: false,
    metadata: values.metadata ?? {},
    name: values.name,
    updated: now,
  });
  core.events.emit('product.created', product);
  return product;
}

/** A lookup key belongs to one price; it is taken from another only on request. */
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

function exists(kind: string, id: string) {
  return invalid(`${kind} already exists: ${id}`, 'id', 'resource_already_exists');
}
