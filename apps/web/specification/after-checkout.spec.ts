import { bg } from '@savet/i18n/bg';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoEnglish, expectPath, expectText, expectTexts } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp, resize, sizes } from './app/open-app.tsx';

const title = page.getByRole('heading', { level: 1 });
const items = page.getByRole('main').getByRole('listitem');
/** Changes to a user who has just paid for the first time. */
const paid = {
  plan: 'pro',
  queryLimit: 100,
  subscription: {
    billingCycle: 'monthly',
    startedAt: null,
    price: 1_994,
    status: 'active',
    paidUntil: '2036-12-02T09:00:00.000Z',
    cancelAtPeriodEnd: false,
  },
  hasSubscribed: true,
} as const;

test('“‘Payment Successful!’, a welcome to the Pro plan, a list (100 queries per month, Brand Hub unlocked, Priority support) and a ‘Go to the chat’ button. Auto-redirects to /chat after 5 seconds.”', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const api = new FakeApi();
  api.answer('confirmCheckout', () => {
    api.change({ user: paid });
    return { paid: true };
  });
  await openApp(api, '/success');
  await expectText(title, 'Payment Successful!');
  await expectPath('/success');
  await expect.element(page.getByText('Welcome to the Pro plan.', { exact: true })).toBeVisible();
  await expectTexts(items, ['100 queries per month', 'Brand Hub unlocked', 'Priority support']);
  vi.advanceTimersByTime(4_900);
  const countdown = page.getByText('You will be taken there in 1 second.', { exact: true });
  await expect.element(countdown).toBeVisible();
  await expectPath('/success');
  // The page checks the time four times a second.
  vi.advanceTimersByTime(350);
  await expectPath('/chat');

  await openApp(api, '/success');
  await page.getByRole('button', { name: 'Go to the chat', exact: true }).click();
  await expectPath('/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();

  await chooseBulgarian(api);
  await openApp(api, '/success');
  await expectText(title, bg.billing.success.title);
  await expectNoEnglish();
});

test('The result of a payment has the top of every page: the logo at its start, and a way back', async () => {
  const api = new FakeApi();
  api.answer('confirmCheckout', () => ({ paid: false }));
  for (const path of ['/cancel', '/success']) {
    await openApp(api, path);
    await expect.element(title).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to chat' });
    await expect.element(back).toHaveAttribute('href', '/chat');
    const logo = page.getByText('Savet', { exact: true }).element().getBoundingClientRect();
    const main = page.getByRole('main').element();
    const { paddingLeft } = getComputedStyle(main);
    const start = main.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    expect(Math.abs(logo.left - start), path).toBeLessThan(1);
    expect(back.element().getBoundingClientRect().left, path).toBeGreaterThan(logo.right);
  }
});

test('A page that fits into the window has no scroll bar', async () => {
  await resize(sizes.desktop);
  const api = new FakeApi();
  await openApp(api, '/cancel');
  await expect.element(title).toBeVisible();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

test('“‘Payment Cancelled’, ‘Your payment was cancelled. No charges were made to your account.’, a list (you cancelled, card not charged, account unchanged, can try again). Buttons: Try Again (to /payment) and Return Home (to /). A contact-us mail link is shown.”', async () => {
  const api = new FakeApi();
  await openApp(api, '/cancel');
  await expectText(title, 'Payment Cancelled');
  const text = 'Your payment was cancelled. No charges were made to your account.';
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expectTexts(items, [
    'You cancelled the payment',
    'Your card was not charged',
    'Your account is unchanged',
    'You can try again at any time',
  ]);
  const contact = page.getByRole('link', { name: 'Contact us' });
  await expect.element(contact).toHaveAttribute('href', 'mailto:support@savet.example');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expectPath('/payment');
  await openApp(api, '/cancel');
  await page.getByRole('button', { name: 'Return Home', exact: true }).click();
  // The root leads to the chat (section 2).
  await expectPath('/chat');
  await openApp(api, '/cancel');
  await chooseBulgarian(api);
  await expect.element(page.getByText(bg.billing.cancel.text)).toBeVisible();
  await expectNoEnglish();
});

test('the success page has the amount, the invoice and the next step; without an invoice, neither of the two', async () => {
  const api = new FakeApi();
  api.change({ user: paid });
  const invoice = {
    invoiceId: 'in_1',
    number: 'SAVET-0001',
    date: '2036-11-02T09:00:00.000Z',
    amount: 1_278,
    paid: 1_278,
    currency: 'eur',
    status: 'paid',
    url: 'https://pay.example/in_1',
  } as const;
  api.answer('listInvoices', () => ({ invoices: [invoice], more: false }));
  await openApp(api, '/success');
  await expect.element(page.getByText('You paid €12.78.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the invoice' });
  await expect.element(link).toHaveAttribute('href', invoice.url);
  const next = page.getByRole('link', { name: 'Fill in your Brand Hub' });
  await expect.element(next).toHaveAttribute('href', '/brandhub');

  const byCredit = new FakeApi(paid);
  byCredit.answer('listInvoices', () => ({ invoices: [{ ...invoice, paid: 0 }], more: false }));
  await openApp(byCredit, '/success');
  await expect.element(page.getByText('Paid with your credit.')).toBeVisible();
  expect(document.body.textContent).not.toContain('You paid');

  const userInfo = { profile: { businessName: 'Troha' }, brandHub: {} };
  const late = new FakeApi({ ...paid, userInfo });
  late.answer('listInvoices', () => ({ invoices: [], more: false }));
  await openApp(late, '/success');
  const ask = page.getByRole('link', { name: 'Ask your first question with Pro' });
  await expect.element(ask).toHaveAttribute('href', '/chat');
  expect(document.body.textContent).not.toContain('You paid');
});
