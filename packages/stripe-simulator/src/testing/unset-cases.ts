import type Stripe from 'stripe';
import type { Shop } from './shop.ts';

/** A parameter that an empty value unsets: in Stripe's notation, with the value that the object has then. */
type Unset = Record<string, unknown>;

interface Case {
  /** Creates an object with a value for each of the parameters; returns its id and these values. */
  given(world: { stripe: Stripe; shop: Shop }): Promise<{ id: string }>;
  unsets: Unset;
}

/** Empty values of new objects leave the field as it is without the parameter, as at Stripe. */
export const unsetInNew: Readonly<Record<string, readonly string[]>> = {
  '/v1/billing_portal/configurations': [
    'default_return_url',
    'features[customer_update][allowed_updates]',
    'features[subscription_update][default_allowed_updates]',
    'features[subscription_update][products]',
    'metadata',
  ],
  '/v1/checkout/sessions': [
    'metadata',
    'payment_intent_data[metadata]',
    'setup_intent_data[metadata]',
    'subscription_data[metadata]',
  ],
  '/v1/coupons': ['metadata'],
  '/v1/customers': [
    'address',
    'address[city]',
    'address[country]',
    'address[line1]',
    'address[line2]',
    'address[postal_code]',
    'address[state]',
    'description',
    'email',
    'invoice_settings[default_payment_method]',
    'metadata',
    'name',
    'phone',
    'preferred_locales',
  ],
  '/v1/customers/:id/balance_transactions': ['metadata'],
  '/v1/payment_intents': ['metadata'],
  '/v1/prices': ['metadata', 'product_data[metadata]'],
  '/v1/products': ['metadata'],
  '/v1/promotion_codes': ['metadata'],
  '/v1/refunds': ['metadata'],
  '/v1/setup_intents': ['metadata'],
  '/v1/subscriptions': ['discounts', 'items[0][metadata]', 'metadata'],
};

const metadata = { key: 'value' };

/** By the path of the route. */
export const unsetInExisting: Readonly<Record<string, Case>> = {
  '/v1/billing_portal/configurations/:id': {
    given: ({ stripe, shop }) =>
      stripe.billingPortal.configurations.create({
        default_return_url: 'https://shop.test',
        features: {
          customer_update: { enabled: true, allowed_updates: ['email'] },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products: [{ product: shop.product.id, prices: [shop.monthly.id] }],
          },
        },
        metadata,
      }),
    unsets: {
      default_return_url: null,
      'features[customer_update][allowed_updates]': [],
      'features[subscription_update][default_allowed_updates]': [],
      'features[subscription_update][products]': [],
      metadata: {},
    },
  },
  '/v1/customers/:id': {
    given: async ({ stripe }) => {
      const address = { city: 'Sofia', country: 'BG', line1: 'A', line2: 'B' };
      const { id } = await stripe.customers.create({
        address: { ...address, postal_code: '1000', state: 'C' },
        description: 'Customer',
        email: 'ana@example.com',
        metadata,
        name: 'Ana',
        phone: '+359',
        preferred_locales: ['bg'],
      });
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
      return stripe.customers.update(id, { invoice_settings: { default_payment_method: card.id } });
    },
    unsets: {
      'address[city]': null,
      'address[country]': null,
      'address[line1]': null,
      'address[line2]': null,
      'address[postal_code]': null,
      'address[state]': null,
      address: null,
      description: null,
      email: null,
      'invoice_settings[default_payment_method]': null,
      metadata: {},
      name: null,
      phone: null,
      preferred_locales: [],
    },
  },
  '/v1/payment_intents/:id': {
    given: ({ stripe }) =>
      stripe.paymentIntents.create({
        amount: 100,
        currency: 'eur',
        description: 'One',
        metadata,
        payment_method: 'pm_card_visa',
        receipt_email: 'ana@example.com',
        setup_future_usage: 'off_session',
      }),
    unsets: {
      description: null,
      metadata: {},
      payment_method: null,
      receipt_email: null,
      setup_future_usage: null,
    },
  },
  '/v1/payment_intents/:id/capture': {
    given: async ({ stripe }) => {
      const terms = { amount: 100, currency: 'eur', capture_method: 'manual', metadata } as const;
      const payment = { payment_method: 'pm_card_visa', confirm: true } as const;
      return stripe.paymentIntents.create({ ...terms, ...payment });
    },
    unsets: { metadata: {} },
  },
  '/v1/prices/:id': {
    given: ({ stripe, shop }) =>
      stripe.prices.create({
        currency: 'eur',
        unit_amount: 1,
        lookup_key: 'key',
        transfer_lookup_key: true,
        nickname: 'name',
        product: shop.product.id,
        metadata,
      }),
    unsets: { lookup_key: null, metadata: {}, nickname: null },
  },
  '/v1/products/:id': {
    given: ({ stripe }) =>
      stripe.products.create({
        name: 'Mug',
        description: 'White',
        images: ['https://shop.test/mug.png'],
        metadata,
        tax_code: 'txcd_1',
      }),
    unsets: { description: null, images: [], metadata: {}, tax_code: null },
  },
  '/v1/promotion_codes/:id': {
    given: ({ stripe, shop }) => {
      const { coupon } = shop.code.promotion;
      return stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon as string },
        metadata,
      });
    },
    unsets: { metadata: {} },
  },
  '/v1/setup_intents/:id': {
    given: ({ stripe }) =>
      stripe.setupIntents.create({ description: 'One', metadata, payment_method: 'pm_card_visa' }),
    unsets: { description: null, metadata: {}, payment_method: null },
  },
  '/v1/subscriptions/:id': {
    given: async ({ stripe, shop }) => {
      const customer = await stripe.customers.create();
      const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
      return stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: shop.monthly.id }],
        default_payment_method: id,
        metadata,
      });
    },
    unsets: { default_payment_method: null, metadata: {} },
  },
  // A subscription that is canceled has no comment without one.
  'DELETE /v1/subscriptions/:id': {
    given: async ({ stripe, shop }) => {
      const customer = await stripe.customers.create();
      const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
      const items = [{ price: shop.monthly.id }];
      return stripe.subscriptions.create({
        customer: customer.id,
        items,
        default_payment_method: id,
      });
    },
    unsets: { 'cancellation_details[comment]': null },
  },
};
