import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageClient } from '../../testing/page-client.ts';
import { PAGES_URL, startSimulator } from '../../testing/running-simulator.ts';
import { openShop } from '../../testing/shop.ts';
import { type Subscriber, subscriberOf } from '../../testing/subscriber.ts';
import { invoiceRoutes } from './invoice-routes.ts';

const RENEWED = Date.UTC(2026, 1, 28, 12);

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let steps: Subscriber;
let client: PageClient;

beforeEach(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  steps = subscriberOf(stripe, await openShop(stripe));
  client = new PageClient(running.simulator.pages);
});
afterEach(() => running.stop());

test('shows a paid invoice with its discount, in both languages', async () => {
  const { customer } = await steps.atClock();
  const { hosted_invoice_url, number } = await steps.invoiceOf(
    await steps.subscribe(customer, { coupon: true }),
  );
  const english = await client.get(hosted_invoice_url ?? '', { 'accept-language': 'en' });
  const paid = ['Amount paid €12.78', 'Amount due €0.00', 'This invoice is paid.'];
  for (const shown of [`Invoice ${number}`, '−€7.16', ...paid]) {
    expect(shownText(english.text)).toContain(shown);
  }
  const bulgarian = await client.get(hosted_invoice_url ?? '', { 'accept-language': 'bg' });
  expect(bulgarian.text).toContain(`Фактура ${number}`);
});

test('an invoice is in the language of its customer, unless the address names another', async () => {
  const { customer } = await steps.atClock();
  await stripe.customers.update(customer, { preferred_locales: ['bg'] });
  const { hosted_invoice_url, number } = await steps.invoiceOf(await steps.subscribe(customer));
  const url = hosted_invoice_url ?? '';
  const english = { 'accept-language': 'en' };
  expect((await client.get(url, english)).text).toContain(`Фактура ${number}`);
  expect((await client.get(`${url}?lang=en`, english)).text).toContain(`Invoice ${number}`);
});

test.each([
  ['BG', 'BG123456789', ['Without tax €16.62', 'VAT included €3.32'], 'Данъчна основа'],
  [
    'DE',
    'DE123456789',
    ['Tax to be paid on reverse charge basis'],
    'Обратно начисляване на данъка',
  ],
])(
  'an invoice of a company in %s shows recipient and tax',
  async (country, vat, tax, bulgarian) => {
    const { id: customer } = await stripe.customers.create({
      name: 'Пекарна ООД',
      email: 'office@shop.test',
      address: { line1: 'бул. Витоша 1', postal_code: '1000', city: 'София', country },
    });
    await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: vat });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const price = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 1_994,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      product_data: { name: 'Pro' },
    });
    const { hosted_invoice_url, invoice_pdf } = await steps.invoiceOf(
      await stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        default_payment_method: card.id,
        automatic_tax: { enabled: true },
      }),
    );
    const url = hosted_invoice_url ?? '';
    const recipient = ['Пекарна ООД', 'бул. Витоша 1', '1000 София', vat, 'office@shop.test'];
    const text = shownText((await client.get(url, { 'accept-language': 'en' })).text);
    for (const shown of [...recipient, ...tax, 'It is not a tax document.']) {
      expect(text).toContain(shown);
    }
    const inBulgarian = shownText((await client.get(url, { 'accept-language': 'bg' })).text);
    expect(inBulgarian).toContain(bulgarian);

    const file = await pdfAt(invoice_pdf ?? '', 'en');
    for (const shown of [...recipient, ...tax.flatMap((row) => row.split(/ (?=€)/))]) {
      expect(file).toContain(shown);
    }
    expect(await pdfAt(invoice_pdf ?? '', 'bg')).toContain(bulgarian);
  },
);

test('a renewal that waits for 3-D Secure is paid on its page', async () => {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer, {
    card: 'pm_card_authenticationRequired',
    pays: true,
  });
  await steps.advance(clock, RENEWED);
  const invoice = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
  const url = invoice.hosted_invoice_url ?? '';
  const unpaid = await client.get(url);
  for (const shown of ['Amount due €19.94', 'Pay €19.94 with the saved card']) {
    expect(shownText(unpaid.text)).toContain(shown);
  }
  expect(unpaid.text).not.toContain('Amount paid');
  expect((await client.post(url, {})).text).toContain('3-D Secure');
  expect((await client.post(url, { result: 'failed' })).text).toContain('role="alert"');
  expect((await client.post(url, { result: 'passed' })).status).toBe(303);
  expect((await client.get(url)).text).toContain('This invoice is paid.');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

test('an invoice opened from the portal of its customer leads back there', async () => {
  const { customer } = await steps.atClock();
  const { hosted_invoice_url } = await steps.invoiceOf(
    await steps.subscribe(customer, { card: 'pm_card_chargeCustomerFail' }),
  );
  const url = hosted_invoice_url ?? '';
  const portal = await stripe.billingPortal.sessions.create({ customer });
  const stranger = await stripe.customers.create({});
  const other = await stripe.billingPortal.sessions.create({ customer: stranger.id });
  const from = `${url}?from=${portal.id}`;
  expect((await client.get(portal.url)).text).toContain(`href="${from}"`);
  const shown = (await client.get(from)).text;
  expect(shown).toContain(`href="${new URL(portal.url).pathname}/overview"`);
  // Also after the payment.
  expect(shown).toContain(`action="${new URL(from).pathname}?from=${portal.id}"`);
  for (const address of [url, `${url}?from=${other.id}`, `${url}?from=bps_none`]) {
    expect((await client.get(address)).text).not.toContain('/portal/');
  }
});

test('an invoice of many lines is a file of several pages, whatever its texts', async () => {
  const { id: customer } = await stripe.customers.create({
    name: `Пекарна „Тест“ <b>№ 7</b> ${'дълго име '.repeat(40)}`,
  });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id: product } = await stripe.products.create({ name: `Pro ${'много '.repeat(80)}` });
  const items = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      stripe.prices.create({
        ...{ product, currency: 'eur', unit_amount: 100 + index },
        recurring: { interval: 'month' },
      }),
    ),
  );
  const { invoice_pdf, number } = await steps.invoiceOf(
    await stripe.subscriptions.create({
      customer,
      items: items.map(({ id: price }) => ({ price })),
      default_payment_method: card.id,
    }),
  );
  const file = await pdfAt(invoice_pdf ?? '', 'en');
  for (const shown of ['Пекарна „Тест“ <b>№ 7</b>', `Invoice ${number}`, '€1.00', '€1.19']) {
    expect(file).toContain(shown);
  }
  expect(file.split('\f').length).toBeGreaterThan(2);
});

test('without the packages that write files, the page of an invoice says which are missing', async () => {
  const { customer } = await steps.atClock();
  const { id } = await steps.invoiceOf(await steps.subscribe(customer));
  const pages = invoiceRoutes(
    running.core,
    () => PAGES_URL,
    async () => null,
  );
  for (const [language, sentence] of [
    ['en', 'need two packages that are not installed: pdfkit and dejavu-fonts-ttf.'],
    ['bg', 'два пакета, които не са инсталирани: pdfkit и dejavu-fonts-ttf.'],
  ] as const) {
    const headers = { 'accept-language': language };
    const response = await pages.request(`/${id}/pdf`, { headers });
    expect(response.status).toBe(501);
    expect(shownText(await response.text())).toContain(sentence);
    expect((await pages.request(`/${id}`, { headers })).status).toBe(200);
  }
});

test('a draft and an unknown invoice have neither page nor file', async () => {
  const { clock, customer } = await steps.atClock();
  const { id } = await steps.subscribe(customer);
  await steps.advance(clock, Date.UTC(2026, 1, 28, 10, 30));
  const draft = await steps.invoiceOf(await stripe.subscriptions.retrieve(id));
  expect(draft).toMatchObject({ hosted_invoice_url: null, invoice_pdf: null });
  for (const unknown of [draft.id, 'in_none']) {
    expect((await client.get(`/invoices/${unknown}`)).status).toBe(404);
    expect((await client.get(`/invoices/${unknown}/pdf`)).status).toBe(404);
  }
});

function shownText(page: string): string {
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The text of a file, with a form feed after each page. */
async function pdfAt(url: string, language: string): Promise<string> {
  const response = await running.simulator.pages.request(url.replace(PAGES_URL, ''), {
    headers: { 'accept-language': language },
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const task = getDocument({ data: await response.arrayBuffer(), verbosity: 0 });
  const file = await task.promise;
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str : '')).join('')}\f`;
  }
  await task.destroy();
  return text.replaceAll('\u00a0', ' ');
}
