import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { mails } from '@savet/i18n/mails';
import { test as base, expect } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { agree, upgrade } from '../../support/pages/payment.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { SignupPage } from '../../support/pages/signup.ts';
import { SimulatorPages } from '../../support/pages/simulator.ts';
import { newcomer, signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { mailAbout } from '../../support/server/mails.ts';
import { stopTime } from '../../support/stop-time.ts';

/** An operator with documents, and with Stripe Tax. */
const test = base.extend({
  product: ({ legalProduct }, provide) => provide(legalProduct),
});

const { legal } = en;

test('the documents are read without a log-in, in both languages, and raw HTML is text', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/login');
  const links = page.getByRole('navigation', { name: legal.links });
  await expect(links.getByRole('link')).toHaveText([
    legal.documents.terms,
    legal.documents.privacy,
    legal.documents.refunds,
  ]);
  await links.getByRole('link', { name: legal.documents.terms }).click();
  await expect(page.getByRole('heading', { name: '1. Who we are' })).toBeVisible();
  await expect(page.getByText('<script>')).toBeVisible();
  await expect(page).toHaveTitle(/^Terms/);
  // Beside the text on a desktop, above it on a phone.
  const above = page.locator('summary');
  if (await above.isVisible()) await above.click();
  const contents = page.getByRole('navigation', { name: legal.page.contents });
  await contents.getByRole('link', { name: '3. Your texts' }).click();
  const part = page.getByRole('heading', { name: '3. Your texts' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.getByRole('button', { name: legal.page.readIn.BG }).click();
  await expect(page.locator('article')).toHaveAttribute('lang', 'bg');
  await expect(page.getByText('„Пример“ ООД, София.')).toBeVisible();

  await page.goto('/login');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  const privacy = page.getByRole('link', { name: bg.legal.documents.privacy });
  await privacy.click();
  await expect(page.getByText(bg.legal.page.onlyIn.EN)).toBeVisible();
  await expect(page.getByText('We keep what you write')).toBeVisible();
  // A short text needs no table of contents.
  await expect(page.getByText(bg.legal.page.contents)).toHaveCount(0);

  // There are no company details.
  await page.goto('/legal/company');
  await page.waitForURL('**/login');
});

test('sign-up needs the acceptance, which is stored; the payment asks again', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const signup = new SignupPage(page);
  await signup.open();
  const box = page.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  const person = newcomer();
  await signup.signUp(person);
  await expect(page).toHaveURL(/\/signup$/);
  await box.check();
  await signup.signUp(person);
  await page.waitForURL('**/payment');
  const { user } = await (await apiOf(context, product)).read('getUser');
  expect(user.acceptedTerms).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(en.billing.withVat).first()).toBeVisible();
  await page.getByRole('button', { name: en.billing.pro.action }).click();
  const dialog = page.getByRole('dialog', { name: legal.purchase.title });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  const policy = dialog.getByRole('link', { name: legal.acceptance.refunds });
  await expect(policy).toHaveAttribute('href', '/legal/refunds');
  await dialog.getByText(legal.purchase.noticeTitle).click();
  await expect(dialog.getByText(legal.purchase.formTitle)).toBeVisible();
  await dialog.getByRole('button', { name: legal.purchase.goOn }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await agree(page);
  await new SimulatorPages(page).atCheckout();
});

test('whoever has not accepted the terms is asked once', async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/chat');
  const dialog = page.getByRole('dialog', { name: legal.acceptance.newTitle });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: legal.acceptance.confirm }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

for (const [language, texts, simulated] of [
  ['English', en, 'en'],
  ['Bulgarian', bg, 'bg'],
] as const) {
  test(`in ${language}: a company buys, reads its invoice, and withdraws`, {
    tag: '@phone',
  }, async ({ page, context, product, another }) => {
    const person = await signedIn(context, product);
    const api = await apiOf(context, product);
    const { legalDocuments } = await api.read('getPublicConfiguration');
    const version = legalDocuments[0]?.version ?? '';
    await api.read('acceptTerms', { version, language: 'EN', occasion: 'log_in' });
    await page.clock.install();
    if (simulated === 'bg') await new ProfilePage(page).chooseBulgarian();
    const simulator = new SimulatorPages(page, simulated);

    await page.goto('/payment');
    await upgrade(page, texts);
    await simulator.atCheckout();
    await stopTime(page);
    await simulator.pay('pays', { name: 'Пекарна ООД', taxId: 'BG123456789' });
    await page.waitForURL('**/success');
    await expect(page.getByRole('heading', { name: texts.billing.success.title })).toBeVisible();
    await page.clock.resume();
    const confirmation = await mailAbout(
      product,
      person.email,
      mails[simulated === 'bg' ? 'BG' : 'EN'].contractConfirmed.subject,
    );
    expect(confirmation).toContain('/legal/terms');

    await page.goto('/profile');
    const invoices = page.getByRole('region', { name: texts.legal.invoices.title }).first();
    await expect(invoices.getByText(texts.legal.invoices.states.paid)).toBeVisible();
    if (simulated === 'bg') await expectNoEnglish(page);
    const link = invoices.getByRole('link').first();
    const invoicePage = await (await another()).newPage();
    await invoicePage.goto((await link.getAttribute('href')) ?? '');
    const tax = simulated === 'bg' ? '2,13' : '2.13';
    for (const part of ['Пекарна ООД', 'BG123456789', 'бул. Витоша 1', tax]) {
      await expect(invoicePage.getByText(part)).toBeVisible();
    }

    const { withdrawal } = texts.legal;
    await page.getByRole('button', { name: withdrawal.open }).click();
    const dialog = page.getByRole('dialog', { name: withdrawal.title });
    await expect(dialog.getByText(withdrawal.mail(person.email))).toBeVisible();
    if (simulated === 'bg') await expectNoEnglish(page);
    await dialog.getByRole('button', { name: withdrawal.confirm }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(withdrawal.doneTitle)).toBeVisible();
    await expect(page.getByText(texts.quota.plans.free, { exact: true })).toBeVisible();
    // The invoice stays within reach.
    await expect(link).toBeVisible();
    const { subject } = mails[simulated === 'bg' ? 'BG' : 'EN'].withdrawn;
    await mailAbout(product, person.email, subject);
    await mailAbout(product, 'support@savet.example', 'has withdrawn from the contract');
  });
}
