import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';

const forSignedIn = ['/chat', '/profile', '/brandhub', '/payment', '/success', '/cancel', '/admin'];

test('visitors who are not logged in are redirected to log-in', async ({ page }) => {
  for (const path of ['/', '/app', '/no/such/page', ...forSignedIn]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

test('logged-in users are redirected to the chat', async ({ page, context, product }) => {
  await signedIn(context, product);
  for (const path of ['/', '/app', '/login', '/signup', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/chat$/);
  }
  for (const path of forSignedIn.filter((candidate) => candidate !== '/admin')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
  }
});

test('an account that cannot be loaded shows an error and can be reloaded', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signedIn(context, product);
  const reading = '**/api/getUser';
  await page.route(reading, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/payment');
  await expect(page.getByRole('heading', { name: en.shell.loadFailedTitle })).toBeVisible();
  await page.unroute(reading);
  await page.getByRole('button', { name: en.shell.reload }).click();
  await expect(page.getByRole('heading', { name: en.billing.title })).toBeVisible();
});

test('staff have an admin panel, also in the menu', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await product.staffProgram('grant', email);
  await page.goto('/admin');
  const title = page.getByRole('heading', { name: en.admin.title, level: 1 });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/chat');
  const chat = new ChatPage(page);
  await chat.openMenu();
  await chat.menu.getByRole('link', { name: en.chat.adminPanel }).click();
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the Brand Hub is locked on the free plan and unlocks with Pro without a reload', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await page.goto('/brandhub');
  await expect(page.getByText('Brand Hub is only for Pro and Enterprise users.')).toBeVisible();
  await product.staff('plan', email, 'pro');
  await expect(page.getByRole('heading', { name: 'Brand Core' })).toBeVisible();
});

test('a missing chat shows “Chat not found”', async ({ page, context, product, problems }) => {
  problems.expect(/status of 404 .*\/api\/listMessages\)$/);
  await signedIn(context, product);
  await page.goto('/chat/no-such-chat');
  await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
});
