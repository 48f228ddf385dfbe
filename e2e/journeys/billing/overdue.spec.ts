import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { upgrade } from '../../support/pages/payment.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { SimulatorPages } from '../../support/pages/simulator.ts';
import { signedIn } from '../../support/personas/people.ts';
import { stopTime } from '../../support/stop-time.ts';

for (const [language, texts, simulated] of [
  ['English', en, 'en'],
  ['Bulgarian', bg, 'bg'],
] as const) {
  test(`in ${language}: a failed renewal is paid with another card; who leaves keeps the invoices`, async ({
    page,
    context,
    product,
  }) => {
    const { billing, quota } = texts;
    await signedIn(context, product);
    await page.clock.install();
    if (simulated === 'bg') await new ProfilePage(page).chooseBulgarian();
    const simulator = new SimulatorPages(page, simulated);
    const manage = page.getByRole('button', { name: billing.manage });
    const overdue = page.getByText(billing.subscription.pastDueTitle);
    const invoices = page.getByRole('table').getByRole('row');

    await test.step('the first month is paid, the second is not', async () => {
      await page.goto('/payment');
      await upgrade(page, texts);
      await simulator.atCheckout();
      await stopTime(page);
      await simulator.pay('failsLater');
      await page.waitForURL('**/success');
      await expect(page.getByRole('heading', { name: billing.success.title })).toBeVisible();
      await page.clock.resume();
      await simulator.letMonthPass();
    });

    await test.step('the profile says so until another card pays', async () => {
      await page.goto('/success');
      await page.waitForURL('**/profile');
      await expect(overdue).toBeVisible();
      if (simulated === 'bg') await expectNoEnglish(page);
      await manage.click();
      await simulator.atPortal();
      await simulator.replaceCard('pays');
      await simulator.leavePortal();
      await page.waitForURL('**/profile');
      await expect(overdue).toBeHidden();
      await expect(page.getByText(quota.plans.pro, { exact: true })).toBeVisible();
    });

    await test.step('a former subscriber opens the portal, which lists both invoices', async () => {
      await manage.click();
      await simulator.atPortal();
      await simulator.cancelPlan();
      await simulator.letMonthPass();
      await page.goto('/profile');
      await expect(page.getByText(quota.plans.free, { exact: true })).toBeVisible();
      if (simulated === 'bg') await expectNoEnglish(page);
      await manage.click();
      await simulator.atPortal();
      await expect(invoices).toHaveCount(3);
    });
  });
}
