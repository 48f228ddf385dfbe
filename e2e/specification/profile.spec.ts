import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { viewingPage } from './viewed-account.ts';

test('“Back-to-chat button; name row with an edit modal (first and last name); read-only email row; language toggle EN/BG.” “Log out button returning to /login.”', async ({
  page,
  context,
  product,
  problems,
}) => {
  const { email } = await signedIn(context, product);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  const back = page.getByRole('link', { name: 'Back to chat' });
  await expect(back).toHaveAttribute('href', '/chat');

  await page.getByRole('button', { name: 'Edit name' }).click();
  const modal = page.getByRole('dialog', { name: 'Your name' });
  await expect(modal.getByLabel('First name', { exact: true })).toHaveValue('Ива');
  await modal.getByLabel('First name', { exact: true }).fill('Иванка');
  await modal.getByLabel('Last name', { exact: true }).fill('Тодорова');
  await modal.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText('Иванка Тодорова', { exact: true })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  // Nothing on the page takes text.
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const english = page.getByRole('button', { name: 'English', exact: true });
  const bulgarian = page.getByRole('button', { name: 'Български', exact: true });
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await bulgarian.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bg.accounts.profile.title);
  await expect(bulgarian).toHaveAttribute('aria-pressed', 'true');
  await expectNoEnglish(page);
  await english.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');

  problems.expect(/status of 401 /);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('“Subscription section (hidden for testers) showing the plan, a Manage Billing button for pro, and an Upgrade to Pro button for free.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  const { email } = await signedIn(context, product);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Subscription', exact: true });
  await expect(section.getByText('Free', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Manage Billing' })).toHaveCount(0);
  await section.getByRole('button', { name: 'Upgrade to Pro', exact: true }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade your plan');

  await product.staff('plan', email, 'pro');
  await page.goto('/profile');
  await expect(section.getByText('Pro', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Manage Billing', exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await product.staff('plan', email, 'enterprise');
  await expect(section.getByText('Enterprise', { exact: true })).toBeVisible();
  await product.staff('tester', email);
  await expect(section).toHaveCount(0);
});

test('“In admin mode the title says view only and editing is disabled.” “Log out button (hidden in admin mode)”', {
  tag: '@desktop',
}, async ({ context, product, another }) => {
  const { email } = await signedIn(context, product);
  const page = await viewingPage(await another(), product, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile (view only)');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Български' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
});
