import { invalid, missing } from '../errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { Coupon, Discount, PromotionCode } from './objects/catalogue.ts';
import type { Customer } from './objects/customers.ts';
import type { Invoice } from './objects/invoices.ts';

/** Exactly one of the two is set. */
export interface DiscountRequest {
  coupon?: string | null | undefined;
  promotion_code?: string | null | undefined;
}

export interface DiscountTerms {
  coupon: Coupon;
  promotionCode: PromotionCode | null;
}

/**
 * Looks up a discount and checks that it can be redeemed.
 * @throws StripeError if it does not exist, has expired, or is not for this customer
 */
export function resolveDiscount(
  core: SimulatorCore,
  request: DiscountRequest,
  customer: Customer | null,
  param: string,
): DiscountTerms {
  if (request.coupon && request.promotion_code) {
    throw invalid(
      'You may only specify one of these parameters: coupon, promotion_code.',
      `${param}[promotion_code]`,
    );
  }
  const promotionCode = request.promotion_code
    ? requirePromotionCode(core, request.promotion_code, param)
    : null;
  const couponId = promotionCode?.promotion.coupon ?? request.coupon ?? '';
  const coupon = core.store.find<Coupon>('coupon', couponId);
  if (!coupon) throw missing('coupon', couponId, `${param}[coupon]`);
  const now = core.clock.now();
  const isOver =
    (coupon.redeem_by !== null && coupon.redeem_by <= now) ||
    (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions);
  if (isOver || !coupon.valid)
    throw invalid(`Coupon expired: ${coupon.id}`, param, 'coupon_expired');
  if (promotionCode) checkPromotionCode(core, promotionCode, customer, param);
  return { coupon, promotionCode };
}

/** Counts that a discount was used. */
export function countRedemption(
  core: SimulatorCore,
  { coupon, promotionCode }: DiscountTerms,
): void {
  const redeemed = core.store.put<Coupon>({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  if (promotionCode) {
    const times_redeemed = promotionCode.times_redeemed + 1;
    const active = times_redeemed !== promotionCode.max_redemptions;
    core.store.put<PromotionCode>({ ...promotionCode, times_redeemed, active });
  }
  if (redeemed.times_redeemed === redeemed.max_redemptions) endCoupon(core, redeemed);
}

/** Applies a discount to a subscription and counts the redemption. */
export function redeem(
  core: SimulatorCore,
  terms: DiscountTerms,
  holder: { customer: string; subscription: string; checkoutSession: string | null },
): Discount {
  countRedemption(core, terms);
  const { coupon, promotionCode } = terms;
  const discount = core.store.put<Discount>({
    id: newId('di'),
    object: 'discount',
    checkout_session: holder.checkoutSession,
    customer: holder.customer,
    end: null,
    invoice: null,
    promotion_code: promotionCode?.id ?? null,
    source: { type: 'coupon', coupon: coupon.id },
    start: core.clock.now(),
    subscription: holder.subscription,
    _coupon: coupon,
  });
  core.events.emit('customer.discount.created', discount);
  return discount;
}

/** Marks a coupon as used up or expired: its promotion codes become inactive, its holders keep it. */
export function endCoupon(core: SimulatorCore, coupon: Coupon): void {
  core.store.put<Coupon>({ ...coupon, valid: false });
  for (const code of core.store.all<PromotionCode>('promotion_code')) {
    if (code.promotion.coupon !== coupon.id || !code.active) continue;
    core.store.put<PromotionCode>({ ...code, active: false });
  }
}

/** The coupon of a discount. Stripe deletes a coupon for new customers only: who has it, keeps it. */
export function couponOf(core: SimulatorCore, discount: Discount): Coupon | null {
  return discount._coupon ?? core.store.find<Coupon>('coupon', discount.source.coupon);
}

/** The discount on each line, in cents and in order; a discount is at most the line's amount. */
export function amountsOff(
  coupon: Coupon,
  lines: readonly { amount: number; product: string; currency: string }[],
): number[] {
  const applies = (line: { amount: number; product: string; currency: string }) =>
    line.amount > 0 &&
    (coupon.currency === null || coupon.currency === line.currency) &&
    (coupon.applies_to === null || coupon.applies_to.products.includes(line.product));
  let left = coupon.amount_off ?? 0;
  return lines.map((line) => {
    if (!applies(line)) return 0;
    if (coupon.percent_off !== null) return Math.round((line.amount * coupon.percent_off) / 100);
    const off = Math.min(left, line.amount);
    left -= off;
    return off;
  });
}

function hasPaid(core: SimulatorCore, customer: string): boolean {
  return core.store
    .referring<Invoice>('invoice', 'customer', customer)
    .some((invoice) => invoice.status === 'paid');
}

function requirePromotionCode(core: SimulatorCore, id: string, param: string): PromotionCode {
  const found = core.store.find<PromotionCode>('promotion_code', id);
  if (!found) throw missing('promotion code', id, `${param}[promotion_code]`);
  return found;
}

function checkPromotionCode(
  core: SimulatorCore,
  promotionCode: PromotionCode,
  customer: Customer | null,
  param: string,
): void {
  const { active, restrictions, expires_at, max_redemptions, times_redeemed } = promotionCode;
  const isOver =
    (expires_at !== null && expires_at <= core.clock.now()) ||
    (max_redemptions !== null && times_redeemed >= max_redemptions);
  if (!active || isOver) {
    throw invalid('This promotion code is inactive.', `${param}[promotion_code]`);
  }
  if (promotionCode.customer !== null && promotionCode.customer !== customer?.id) {
    throw invalid('This promotion code is for another customer.', `${param}[promotion_code]`);
  }
  if (restrictions.first_time_transaction && customer && hasPaid(core, customer.id)) {
    throw invalid(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      `${param}[promotion_code]`,
    );
  }
}
