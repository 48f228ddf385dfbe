import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { pressGetStarted, upgrade } from '../../support/pages/payment.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { SimulatorPages } from '../../support/pages/simulator.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import type { Product } from '../../support/server/product.ts';
import { stopTime } from '../../support/stop-time.ts';

const { billing, quota } = en;

test('free, Pro at the first-month price, a hundred queries, cancelled, free again', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  const simulator = new SimulatorPages(page);
  const profile = new ProfilePage(page);
  await page.clock.install();

  await test.step('pay 12.78 € with DGONE25', async () => {
    await page.goto('/payment');
    await expect(page.getByText('€12.78')).toBeVisible();
    await upgrade(page);
    await simulator.atCheckout();
    await simulator.openOrder();
    await expect(page.getByText('DGONE25')).toBeVisible();
    await expect(page.getByText('No real money is charged')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay €12.78' })).toBeVisible();
    await stopTime(page);
    await simulator.pay();
    await page.waitForURL('**/success');
    await expect(page.getByRole('heading', { name: billing.success.title })).toBeVisible();
    await page.clock.resume();
    await page.waitForURL('**/chat');
  });

  await test.step('use a hundred queries', async () => {
    await useQueries(page, product, 99);
    const chat = new ChatPage(page);
    await expect(page.getByText(quota.left(1, 100))).toBeVisible();
    await chat.ask('The last one?');
    const answer = await product.provider.next();
    answer.say('The last one.');
    answer.finish();
    await chat.settled();
    await expect(page.getByText(en.chat.limitReached)).toBeVisible();
  });

  await test.step('see the invoice and cancel in the portal', async () => {
    await profile.open();
    await page.getByRole('button', { name: billing.manage }).click();
    await simulator.atPortal();
    await expect(page.getByRole('row', { name: /€12\.78/ })).toBeVisible();
    await simulator.cancelPlan();
    await expect(page.getByRole('status')).toContainText('cancelled');
    await simulator.leavePortal();
    await page.waitForURL('**/profile');
    await expect(page.getByText(/^Ends on /)).toBeVisible();
    await expect(page.getByText(quota.plans.pro, { exact: true })).toBeVisible();
  });

  await test.step('free at the end of the period, the list price from then on', async () => {
    await simulator.letMonthPass();
    await profile.open();
    await expect(page.getByText(quota.plans.free, { exact: true })).toBeVisible();
    await expect(page.getByText(quota.left(5, 5)).first()).toBeVisible();
    await page.goto('/payment');
    await expect(page.getByText('€19.94')).toBeVisible();
    await expect(page.getByText('€12.78')).toBeHidden();
    await upgrade(page);
    await simulator.atCheckout();
    await expect(page.getByRole('button', { name: 'Pay €19.94' })).toBeVisible();
  });
});

test('a year of Pro, then a switch to the free plan', async ({ page, context, product }) => {
  await signedIn(context, product);
  const simulator = new SimulatorPages(page);
  await page.clock.install();
  await page.goto('/payment');
  await page.getByRole('button', { name: billing.yearly }).click();
  await expect(page.getByText('€203.99')).toBeVisible();
  await upgrade(page);
  await simulator.atCheckout();
  await expect(page.getByRole('button', { name: 'Pay €203.99' })).toBeVisible();
  await stopTime(page);
  await simulator.pay();
  await page.waitForURL('**/success');
  await page.getByRole('button', { name: billing.success.action }).click();
  await page.waitForURL('**/chat');
  await page.clock.resume();
  await page.goto('/profile');
  await expect(page.getByText(billing.subscription.perYear('€203.99'))).toBeVisible();
  await useQueries(page, product, 2);
  await page.goto('/profile');
  await expect(page.getByText(quota.left(98, 100)).first()).toBeVisible();
  await simulator.letMonthPass();
  await useQueries(page, product, 1);
  await page.goto('/profile');
  await expect(page.getByText(quota.left(99, 100)).first()).toBeVisible();

  await page.goto('/payment');
  await pressGetStarted(page);
  await expect(page.getByRole('dialog', { name: billing.leave.title })).toBeVisible();
  await page.getByRole('button', { name: billing.leave.now }).click();
  await page.waitForURL('**/chat');
  await page.goto('/profile');
  await expect(page.getByText(quota.left(5, 5)).first()).toBeVisible();
});

test('a declined card, a failed 3-D Secure, then a successful one', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  const simulator = new SimulatorPages(page);
  await page.clock.install();
  await openCheckout(page, simulator);
  await simulator.pay('declines');
  await expect(page.getByRole('alert')).toContainText('declined');
  await simulator.pay('authentication');
  await simulator.authenticate('fail');
  await expect(page.getByRole('alert')).toContainText('3-D Secure failed');
  await simulator.pay('authentication');
  await stopTime(page);
  await simulator.authenticate('complete');
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { name: billing.success.title })).toBeVisible();
});

test('an abandoned checkout blocks nothing, charges nothing and claims nothing', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const simulator = new SimulatorPages(page);
  await openCheckout(page, simulator);
  await page.goBack();
  const button = page.getByRole('button', { name: billing.pro.action });
  await expect(button).toBeEnabled();
  await expect(page.getByText(billing.processing)).toBeHidden();
  await upgrade(page);
  await simulator.atCheckout();
  await simulator.cancelCheckout();
  await page.waitForURL('**/cancel');
  await expect(page.getByText(en.billing.cancel.text)).toBeVisible();
  await page.goto('/success');
  await expect(page.getByRole('heading', { name: billing.success.waitingTitle })).toBeVisible();
  await expect(page.getByText(billing.success.title)).toBeHidden();
  await page.goto('/cancel');
  await page.getByRole('button', { name: billing.cancel.tryAgain }).click();
  await page.waitForURL('**/payment');
});

test('in Bulgarian, from the price to the cancelled subscription', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.clock.install();
  await new ProfilePage(page).chooseBulgarian();
  const simulator = new SimulatorPages(page, 'bg');
  await page.goto('/payment');
  await expect(page.getByText('12,78 €')).toBeVisible();
  await expectNoEnglish(page);
  await upgrade(page, bg);
  await simulator.atCheckout();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await expect(page.getByRole('button', { name: /Плащане на 12,78/ })).toBeVisible();
  await stopTime(page);
  await simulator.pay();
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { name: bg.billing.success.title })).toBeVisible();
  await expectNoEnglish(page);
  await page.clock.resume();
  await page.goto('/profile');
  await expectNoEnglish(page);
  await page.getByRole('button', { name: bg.billing.manage }).click();
  await simulator.atPortal();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await simulator.cancelPlan();
  await simulator.leavePortal();
  await page.waitForURL('**/profile');
  await expectNoEnglish(page);
});

async function openCheckout(page: Page, simulator: SimulatorPages): Promise<void> {
  await page.goto('/payment');
  await upgrade(page);
  await simulator.atCheckout();
}

/** Asks questions through the API, one after another, and waits for each answer. */
async function useQueries(page: Page, product: Product, count: number): Promise<void> {
  const { read: makeCall } = await apiOf(page.context(), product);
  for (let query = 0; query < count; query += 1) {
    const answered = makeCall('generateResponse', { query: 'q', context: '', userInfo: 'u' });
    const answer = await product.provider.next();
    answer.say('Yes.');
    answer.finish();
    await answered;
  }
}
