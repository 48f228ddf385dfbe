import { bg } from '@savet/i18n/bg';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { viewingPage } from './viewed-account.ts';

test('“Query-limit banners: free plan shows ‘Free Queries Exhausted’ with an Upgrade button to /payment; pro plan shows ‘Query Limit Reached’ with the reset date and a contact link.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  const { email } = await signedIn(context, product);
  await page.goto('/chat');
  await expect(page.getByText('5 of 5 questions left')).toBeVisible();
  const free = page.getByRole('region', { name: 'Free Queries Exhausted' });
  await expect(free).toHaveCount(0);
  await product.staff('plan', email, 'free', '0');
  await expect(free.getByText('Free Queries Exhausted', { exact: true })).toBeVisible();
  await free.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade your plan');

  await page.goto('/chat');
  await product.staff('plan', email, 'pro', '0');
  const pro = page.getByRole('region', { name: 'Query Limit Reached' });
  await expect(pro.getByText('Query Limit Reached', { exact: true })).toBeVisible();
  // Another journey may have moved the server's time.
  const { user } = await (await apiOf(context, product)).read('getUser');
  await expect(pro).toContainText(`renewed on ${longDate(user.queryResetDate ?? '')}`);
  const contact = pro.getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveAttribute('href', 'mailto:support@savet.example');
  await expect(page.getByRole('button', { name: 'Disabled', exact: true })).toBeDisabled();

  await chooseBulgarian(page, product);
  await expect(page.getByText(bg.chat.limitReached)).toBeVisible();
  await expectNoEnglish(page);
  await product.staff('plan', email, 'free', '0');
  await expect(page.getByText(bg.chat.freeExhausted)).toBeVisible();
  await expectNoEnglish(page);
});

test('“Admin-mode banner: ‘Viewing as {email}’ with a button back to /admin.” … “and not while in admin mode”', {
  tag: '@desktop',
}, async ({ context, product, another }) => {
  const { email } = await signedIn(context, product);
  const page = await viewingPage(await another(), product, email);
  await expect(page.getByText(`Viewing as ${email}`, { exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Brand Hub' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const banner = page.getByRole('region', { name: 'Viewing an account' });
  // The viewing ends when the panel is there, which is after its address.
  const stopped = page.waitForResponse('**/api/stopViewing');
  await banner.getByRole('button', { name: 'Back to Admin Panel' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stopped).status()).toBe(200);
  await expect(page.getByText(/^Viewing as/)).toHaveCount(0);
  await page.goto('/chat');
  await expect(menu.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByText(/^Viewing as/)).toHaveCount(0);
  await chooseBulgarian(page, product);
  await page.goto('/admin');
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByText(bg.shell.viewing.as(email))).toBeVisible();
  await expectNoEnglish(page, email);
});

/** As a Briton in Sofia writes it. */
function longDate(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Sofia' }).format(
    new Date(moment),
  );
}
