import { StripeError } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { resolveDiscount } from '../discounts.ts';
import type { PromotionCode } from '../objects/catalogue.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customers.ts';
import { checkoutTotals } from './totals.ts';

/**
 * Applies the promotion code that a customer entered on the page of a session.
 * @returns false if the code is not one that this customer can redeem
 */
export function applyPromotionCode(core: SimulatorCore, id: string, entered: string): boolean {
  const session = core.store.find<CheckoutSession>('checkout.session', id);
  if (session?.status !== 'open' || !session.allow_promotion_codes) return false;
  const code = core.store
    .all<PromotionCode>('promotion_code')
    .find((known) => known.active && known.code.toLowerCase() === entered.toLowerCase());
  if (!code) return false;
  const customer = core.store.find<Customer>('customer', session.customer);
  try {
    const request = { promotion_code: code.id };
    const terms = resolveDiscount(core, request, customer, 'promotion_code');
    const totals = checkoutTotals(core, session, [terms]);
    if (totals.total_details.amount_discount === 0) return false;
    core.store.put<CheckoutSession>({
      ...session,
      ...totals,
      discounts: [{ coupon: null, promotion_code: code.id }],
    });
    return true;
  } catch (error) {
    if (error instanceof StripeError) return false;
    throw error;
  }
}
