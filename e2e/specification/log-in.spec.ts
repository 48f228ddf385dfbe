import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { holdBack } from './held-call.ts';
import { expectOverlay } from './overlay.ts';

const route = '**/api/auth/sign-in/email';

test('“Fields: email and password, both required. Link to sign-up.”', { tag: '@desktop' }, async ({
  page,
}) => {
  let asked = 0;
  await page.route(route, (call) => {
    asked += 1;
    return call.abort();
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await expect(page.locator('input:invalid')).toHaveCount(2);
  await email.fill('iva@people.test');
  await submit.click();
  await expect(page.locator('input:invalid')).toHaveCount(1);
  await email.fill('');
  await password.fill('нощен хляб 24');
  await submit.click();
  await expect(page.locator('input:invalid')).toHaveCount(1);
  expect(asked).toBe(0);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup$/);

  await page.goto('/login');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bg.accounts.logIn.title);
  await expectNoEnglish(page);
});

test('“While submitting, a full-screen overlay reads ‘Logging in...’.” “On success goes to /app.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  const person = await signedIn(context, product);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const language of ['EN', 'BG'] as const) {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: language, exact: true }).click();
    const texts = language === 'EN' ? { email: 'Email', password: 'Password' } : bg.accounts.logIn;
    await page.getByLabel(texts.email, { exact: true }).fill(person.email);
    await page.getByLabel(texts.password, { exact: true }).fill(person.password);
    const release = await holdBack(page, route);
    await page.locator('form button[type=submit]').click();
    await expectOverlay(page, language === 'EN' ? 'Logging in...' : bg.accounts.logIn.busy);
    release();
    await page.waitForURL('**/chat');
    await page.unroute(route);
  }
  expect(visited.filter((path) => path === '/app')).toHaveLength(2);
});

test('“An already signed-in user is redirected to /chat.”', { tag: '@desktop' }, async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/chat$/);
});
