import type { Checkout } from '../../billing/checkout/checkout.types.ts';
import type { CheckoutSession } from '../../billing/objects/checkout-session.ts';
import type { CheckoutView } from './checkout-page.ts';

/** Converts a Checkout session to the data of its page. */
export function checkoutView(
  { session, lines, discount, credit, email }: Checkout,
  now: number,
): CheckoutView {
  const recurring = lines.filter(({ price }) => price.recurring !== null);
  const first = recurring[0]?.price.recurring;
  return {
    id: session.id,
    isSetup: session.mode === 'setup',
    currency: session.currency ?? '',
    lines: lines.map(({ name, quantity, amount }) => ({
      name: quantity === 1 ? name : `${name} × ${quantity}`,
      amount: session._trial ? 0 : amount,
    })),
    subtotal: session.amount_subtotal ?? 0,
    discount,
    credit,
    due: (session.amount_total ?? 0) - credit,
    recurring: first
      ? {
          amount: recurring.reduce((total, { amount }) => total + amount, 0),
          interval: first.interval,
          intervalCount: first.interval_count,
        }
      : null,
    freeUntil: session._trial && freeUntil(session._trial, now),
    email,
    cancelUrl: session.cancel_url,
    takesPromotionCode: session.allow_promotion_codes === true && discount === null,
    rules: {
      address: session.billing_address_collection === 'required',
      taxId: session.tax_id_collection?.enabled ?? false,
    },
  };
}

/** When a trial that begins now ends. */
function freeUntil({ days, end }: NonNullable<CheckoutSession['_trial']>, now: number): number {
  return end ?? now + (days ?? 0) * 86_400;
}
