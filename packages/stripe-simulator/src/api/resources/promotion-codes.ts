import type { Coupon, PromotionCode } from '../../billing/objects/catalogue.ts';
import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import {
  flag,
  hash,
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
import { customerOf } from './intent-params.ts';

export const promotionCodes = [
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
      promotion: required(hash({ type: required(oneOf('coupon')), coupon: required(text) })),
      restrictions: hash({ first_time_transaction: flag }),
    },
    ({ core, params }) => {
      const { coupon } = params.promotion;
      requireObject<Coupon>(core, 'coupon', coupon, 'promotion[coupon]');
      const code = params.code ?? newId('c').slice(-8).toUpperCase();
      const isTaken = core.store
        .all<PromotionCode>('promotion_code')
        .some((existing) => existing.active && existing.code.toLowerCase() === code.toLowerCase());
      if (isTaken) {
        throw invalid('An active promotion code with this code already exists.', 'code');
      }
      const promotionCode: PromotionCode = {
        id: newId('promo'),
        object: 'promotion_code',
        active: params.active ?? true,
        code,
        created: core.clock.now(),
        customer: customerOf(core, params.customer)?.id ?? null,
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
    requireObject<PromotionCode>(core, 'promotion_code', path['id']),
  ),
  route(
    'POST',
    '/v1/promotion_codes/:id',
    { active: flag, metadata: metadataChanges },
    ({ core, path, params }) => {
      const promotionCode = requireObject<PromotionCode>(core, 'promotion_code', path['id']);
      const changed = core.store.put<PromotionCode>({
        ...promotionCode,
        ...(params.active !== undefined && { active: params.active }),
        ...(params.metadata && {
          metadata: mergeMetadata(promotionCode.metadata, params.metadata),
        }),
      });
      core.events.emit('promotion_code.updated', changed, promotionCode);
      return changed;
    },
  ),
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
