import type { Coupon, Product } from '../../billing/objects/catalogue.ts';
import { exists, invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { currency, hash, integer, list, metadata, oneOf, parameter, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';

/** A number of up to four decimals. */
const percentage = parameter((input, name) => {
  if (typeof input !== 'string' || !/^\d{1,9}(\.\d{1,4})?$/.test(input)) {
    throw invalid(`Invalid decimal: ${JSON.stringify(input)}`, name);
  }
  return Number(input);
});

export const coupons = [
  route(
    'POST',
    '/v1/coupons',
    {
      amount_off: integer,
      applies_to: hash({ products: list(text) }),
      currency,
      duration: oneOf('once', 'forever'),
      id: text,
      max_redemptions: integer,
      metadata,
      name: text,
      percent_off: percentage,
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
        requireObject<Product>(core, 'product', product, 'applies_to[products]');
      }
      const coupon: Coupon = {
        id,
        object: 'coupon',
        amount_off: amount ?? null,
        applies_to: params.applies_to ? { products: params.applies_to.products ?? [] } : null,
        created: core.clock.now(),
        currency: params.currency ?? null,
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
    requireObject<Coupon>(core, 'coupon', path['id']),
  ),
  route('DELETE', '/v1/coupons/:id', {}, ({ core, path }) => {
    const coupon = requireObject<Coupon>(core, 'coupon', path['id']);
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
