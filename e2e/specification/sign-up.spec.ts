import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { newcomer, signedIn } from '../people.ts';
import { holdBack } from './held-call.ts';
import { expectOverlay } from './overlay.ts';

const route = '**/api/auth/sign-up/email';

test('“Fields: first name, last name, email, password, confirm password, all required. Link to log-in.”', {
  tag: '@desktop',
}, async ({ page }) => {
  let asked = 0;
  await page.route(route, (call) => {
    asked += 1;
    return call.abort();
  });
  await page.goto('/signup');
  const labels = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'];
  const submit = page.getByRole('button', { name: 'Create account', exact: true });
  for (const [place, label] of labels.entries()) {
    await submit.click();
    await expect(page.locator('input:invalid')).toHaveCount(labels.length - place);
    // The next one wanting is where the browser asks.
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(label === 'Email' ? 'iva@b.test' : 'Иванка');
  }
  await expect(page.locator('input')).toHaveCount(labels.length);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  expect(asked).toBe(0);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/signup');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bg.accounts.signUp.title);
  await expectNoEnglish(page);
});

for (const language of ['EN', 'BG'] as const) {
  test(`“While submitting, an overlay reads ‘Creating your account...’. On success goes to /payment.” ${language}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const person = newcomer();
    await page.goto('/signup');
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    const { firstName, lastName, email, password } = person;
    const values = [firstName, lastName, email, password, password];
    const fields = await page.locator('form input').all();
    for (const [place, field] of fields.entries()) await field.fill(values[place] ?? '');
    const release = await holdBack(page, route);
    await page.locator('form button[type=submit]').click();
    await expectOverlay(
      page,
      language === 'EN' ? 'Creating your account...' : bg.accounts.signUp.busy,
    );
    release();
    await page.waitForURL('**/payment');
    const title = language === 'EN' ? 'Choose your plan' : bg.billing.title;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('“A signed-in user is redirected to /chat.”', { tag: '@desktop' }, async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/chat$/);
});
