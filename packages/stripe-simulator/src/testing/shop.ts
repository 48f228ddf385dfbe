import type Stripe from 'stripe';

/** Creates products, prices, a discount, a portal configuration and a customer. */
export async function openShop(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Pro monthly' });
  const yearlyProduct = await stripe.products.create({ name: 'Pro yearly' });
  const monthly = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 1994,
    recurring: { interval: 'month' },
  });
  const yearly = await stripe.prices.create({
    product: yearlyProduct.id,
    currency: 'eur',
    unit_amount: 19_940,
    recurring: { interval: 'year' },
  });
  const coupon = await stripe.coupons.create({
    amount_off: 716,
    currency: 'eur',
    duration: 'once',
  });
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'FIRST',
  });
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [
          { product: product.id, prices: [monthly.id] },
          { product: yearlyProduct.id, prices: [yearly.id] },
        ],
      },
    },
  });
  const customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana' });
  return { product, monthly, yearly, code, configuration, customer };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
