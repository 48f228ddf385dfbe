import type Stripe from 'stripe';
import { cardFields, type PageClient } from './page-client.ts';

const sofia = { country: 'BG', city: 'София', line1: 'бул. Витоша 1', postal_code: '1000' };

/** The invoice details that the pages ask for. */
const business = {
  line1: sofia.line1,
  postalCode: sofia.postal_code,
  city: sofia.city,
  country: sofia.country,
  business: 'Пекарна ООД',
  taxId: 'BG123456789',
};

/** Invoices with tax, and customers with an address and the number of a business. */
export async function playTaxes(stripe: Stripe, pages: PageClient): Promise<void> {
  const { id: price } = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 1_200,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    product_data: { name: 'With tax' },
  });
  await subscriptions(stripe, price);
  await checkouts(stripe, pages, price);
  await numbers(stripe, pages);
}

/** With the rate of the country, as reverse charge, and in a country without a rate. */
async function subscriptions(stripe: Stripe, price: string) {
  for (const [country, vat] of [
    ['BG', 'BG123456789'],
    ['DE', 'DE123456789'],
    ['US', null],
  ] as const) {
    const { id: customer } = await stripe.customers.create({ address: { ...sofia, country } });
    if (vat) await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: vat });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.create({
      customer,
      items: [{ price }],
      default_payment_method: card.id,
      automatic_tax: { enabled: true },
      expand: ['latest_invoice'],
    });
  }
}

async function checkouts(stripe: Stripe, pages: PageClient, price: string) {
  const terms: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    success_url: 'https://shop.test/done',
  };
  const known = await stripe.customers.create({ email: 'office@shop.test' });
  const sessions = [
    await stripe.checkout.sessions.create(terms),
    await stripe.checkout.sessions.create({
      ...terms,
      customer: known.id,
      customer_update: { address: 'auto', name: 'auto' },
    }),
  ];
  for (const { id, url } of sessions) {
    const email = 'guest@shop.test';
    await pages.post(url ?? '', { ...cardFields('4242424242424242'), ...business, email });
    await stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'customer'] });
  }
}

/** Numbers of a business, from the API and from the portal. */
async function numbers(stripe: Stripe, pages: PageClient) {
  const { id: customer } = await stripe.customers.create({ name: 'Пекарна' });
  const uic = await stripe.customers.createTaxId(customer, { type: 'bg_uic', value: '123456789' });
  await stripe.customers.listTaxIds(customer);
  await stripe.customers.deleteTaxId(customer, uic.id);
  const credit = { amount: -500, currency: 'eur', description: 'Goodwill' };
  await stripe.customers.createBalanceTransaction(customer, credit);
  await stripe.customers.listBalanceTransactions(customer);
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
    },
  });
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration: configuration.id,
  });
  await pages.post(`${session.url}/details`, business);
  await stripe.customers.retrieve(customer);
}
