import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectNoEnglish, expectTexts } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp } from './app/open-app.tsx';

const future = '2036-12-15T10:00:00.000Z';
const past = '2026-01-15T10:00:00.000Z';
const subscription = {
  billingCycle: 'monthly',
  startedAt: null,
  price: 1_994,
  status: 'active',
  paidUntil: future,
  cancelAtPeriodEnd: false,
} as const;
const payer = {
  plan: 'pro',
  queryLimit: 100,
  queryUsed: 100,
  queryResetDate: future,
  stripeCustomerId: 'cus_1',
  hasSubscribed: true,
  subscription,
} as const;
const section = page.getByRole('region', { name: en.quota.title, exact: true });
const manage = page.getByRole('button', { name: en.billing.manage, exact: true });

test('the profile never says that queries renew when the plan ends or the payment is due', async () => {
  const api = new FakeApi();
  api.change({ user: payer });
  await openApp(api, '/profile');
  const renews = section.getByText(/^Queries renew on/);
  await expect.element(section.getByText(/Queries renew on 15\sDecember\s2036/)).toBeVisible();
  const overdue = { ...subscription, status: 'past_due', paidUntil: past } as const;
  for (const [terms, text] of [
    [{ ...subscription, cancelAtPeriodEnd: true }, /^Ends on 15\sDecember\s2036/],
    [{ ...subscription, paidUntil: past }, en.billing.subscription.renewing],
    [overdue, /^Paid until 15\sJanuary\s2026/],
  ] as const) {
    api.change({ user: { subscription: terms } });
    await expect.element(section.getByText(text)).toBeVisible();
    await expectCount(section.getByText(/Queries renew on/), 0);
    await expectCount(renews, 0);
  }
  await chooseBulgarian(api);
  await expect.element(page.getByText(bg.quota.newQueries.overdue)).toBeVisible();
  await expectNoEnglish();
});

test('an overdue payer who has cancelled reads what is still collected, everywhere', async () => {
  const api = new FakeApi();
  const terms = { ...subscription, status: 'past_due', paidUntil: past, cancelAtPeriodEnd: true };
  api.change({ user: { ...payer, subscription: terms as typeof subscription } });
  await openApp(api, '/profile');
  const texts = en.billing.subscription;
  await expect.element(section.getByText(texts.pastDueEnding)).toBeVisible();
  await expect.element(section.getByText(texts.overdueEnding)).toBeVisible();
  await expectCount(section.getByText(texts.pastDue), 0);
  await openApp(api, '/payment');
  const { leave } = en.billing;
  await page.getByRole('button', { name: en.billing.free.leave, includeHidden: true }).click();
  const dialog = page.getByRole('dialog', { name: leave.title });
  await expect.element(dialog.getByText(leave.unpaid)).toBeVisible();
  await expectCount(dialog.getByText(/15\sJanuary\s2026/), 0);
  await expectCount(dialog.getByRole('button', { name: leave.later }), 0);
  // As in every dialog, the way back first.
  await expectTexts(dialog.getByRole('button'), [leave.keep, leave.now]);
});

test('at the limit, an overdue payer is sent to the card and not to the calendar', async () => {
  const api = new FakeApi();
  api.change({ user: { ...payer, subscription: { ...subscription, status: 'past_due' } } });
  await openApp(api, '/chat');
  const banner = page.getByRole('region', { name: en.chat.limitReached });
  await expect.element(banner.getByText(en.chat.limitReachedWhile.overdue)).toBeVisible();
  await expectCount(banner.getByText(/Your queries renew/), 0);
  await expect.element(manage).toBeVisible();
  await chooseBulgarian(api);
  await expect.element(page.getByText(bg.chat.limitReachedWhile.overdue)).toBeVisible();
  await expectNoEnglish();
});

test('the profile of an overdue payer links the open invoice, where the bank confirms a payment', async () => {
  const api = new FakeApi();
  const url = 'https://invoices.example/open';
  const invoice = {
    invoiceId: 'in_1',
    number: 'A-1',
    date: past,
    amount: 1_994,
    paid: 0,
    currency: 'eur',
  };
  api.answer('listInvoices', () => ({
    invoices: [
      { ...invoice, status: 'open', url },
      { ...invoice, invoiceId: 'in_2', status: 'paid', url: 'https://invoices.example/paid' },
    ],
    more: false,
  }));
  api.change({ user: { ...payer, subscription: { ...subscription, status: 'past_due' } } });
  await openApp(api, '/profile');
  const { pastDueTitle, openInvoice } = en.billing.subscription;
  const link = page.getByRole('region', { name: pastDueTitle }).getByRole('link');
  await expect.element(link).toHaveTextContent(openInvoice);
  await expect.element(link).toHaveAttribute('href', url);
});

test('a withdrawal after the end does not speak of keeping Pro', async () => {
  const api = new FakeApi();
  api.answer('getWithdrawal', () => ({ until: future, last: null }));
  api.answer('previewWithdrawal', () => ({
    concludedAt: past,
    hasEnded: true,
    ...{ paid: 1_994, kept: 498, refund: 1_496, creditTaken: 550, creditBack: 350, days: 7 },
  }));
  api.change({ user: { ...payer, plan: 'free', subscription: null } });
  await openApp(api, '/profile');
  const texts = en.legal.withdrawal;
  const { open, title, effectEnded, effect, back, keep } = texts;
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog.getByText(effectEnded)).toBeVisible();
  await expect.element(dialog.getByText(texts.creditTaken('€5.50'))).toBeVisible();
  await expect.element(dialog.getByText(texts.creditBack('€3.50'))).toBeVisible();
  await expectCount(dialog.getByText(effect), 0);
  await expectCount(dialog.getByRole('button', { name: keep }), 0);
  await dialog.getByRole('button', { name: back, exact: true }).click();
});

test('invoices stay reachable for users who have left Pro, and beside an agreed plan', async () => {
  const api = new FakeApi();
  api.change({ user: { ...payer, plan: 'free', subscription: null, billingCredit: 17_846 } });
  await openApp(api, '/profile');
  await expect.element(manage).toBeVisible();
  await expect.element(section.getByText('€178.46', { exact: false })).toBeVisible();
  api.change({ user: { plan: 'enterprise' } });
  const write = section.getByRole('link', { name: en.billing.write });
  await expect.element(write).toHaveAttribute('href', 'mailto:sales@savet.example');
  api.change({ user: { subscription } });
  await expect.element(section.getByText(en.billing.subscription.beside)).toBeVisible();
  await expect.element(manage).toBeVisible();
  api.change({ user: { billingNotice: { kind: 'disputed', at: new Date().toISOString() } } });
  const { title } = en.billing.subscription.notices.disputed;
  await expect.element(page.getByRole('region', { name: title })).toBeVisible();
});

test('testers with invoices reach them and the portal, and see no subscription', async () => {
  const api = new FakeApi();
  api.change({ user: { ...payer, isTester: true } });
  await openApp(api, '/profile');
  const invoices = page.getByRole('region', { name: en.legal.invoices.title, exact: true });
  const portal = invoices.getByRole('button', { name: en.billing.manage, exact: true });
  await expect.element(portal).toBeVisible();
  await expectCount(section, 0);
});

test('leaving Pro is not called a start, and says what happens to the credit', async () => {
  const api = new FakeApi();
  api.change({ user: { ...payer, billingCredit: 17_846 } });
  await openApp(api, '/payment');
  await expectCount(page.getByRole('button', { name: en.billing.free.action }), 0);
  const leave = page.getByRole('button', { name: en.billing.free.leave, includeHidden: true });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: en.billing.leave.title });
  await expect.element(dialog.getByText(/credit of €178\.46/)).toBeVisible();
  const { keep, now, later } = en.billing.leave;
  await expectTexts(dialog.getByRole('button'), [keep, now, later]);
});
