import type { SimulatorCore } from '../../simulator.ts';
import type { DiscountTerms } from '../discounts.ts';
import { totalsOf } from '../invoices/totals.ts';
import type { Price } from '../objects/catalogue.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { productName } from '../subscriptions/items.ts';
import type { CheckoutLine } from './checkout.types.ts';

export interface CheckoutTotals {
  amount_subtotal: number;
  amount_total: number;
  total_details: NonNullable<CheckoutSession['total_details']>;
}

/** A trial costs nothing now. */
const nothing = { amount_discount: 0, amount_shipping: 0, amount_tax: 0 } as const;

export function checkoutLines(
  core: SimulatorCore,
  lines: CheckoutSession['_lines'],
): CheckoutLine[] {
  return lines.flatMap(({ id, price: priceId, quantity }) => {
    const price = core.store.find<Price>('price', priceId);
    if (!price) return [];
    return [
      { id, price, quantity, name: productName(core, price), amount: price.unit_amount * quantity },
    ];
  });
}

/** Calculates a session's amounts in the smallest currency unit. */
export function checkoutTotals(
  core: SimulatorCore,
  { _lines: lines, _trial: trial }: Pick<CheckoutSession, '_lines' | '_trial'>,
  discounts: readonly DiscountTerms[],
): CheckoutTotals {
  if (trial) return { amount_subtotal: 0, amount_total: 0, total_details: nothing };
  const drafts = checkoutLines(core, lines).map(({ price, quantity, amount, name }) => ({
    amount,
    description: name,
    price,
    quantity,
    itemId: '',
    isProration: false,
    period: { start: 0, end: 0 },
    isDiscountable: true,
  }));
  const named = discounts.map(({ coupon }) => ({ id: coupon.id, coupon }));
  const { subtotal, total } = totalsOf(drafts, named);
  return {
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
  };
}
