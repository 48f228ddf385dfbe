import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { viewingPage } from './viewed-account.ts';

test('“Menu toggle, logo text, a contact button opening a mail link to the office address”', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/chat');
  const header = page.getByRole('main').getByRole('banner').or(page.locator('main > header'));
  const toggle = header.getByRole('button', { name: 'Open the menu' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(header.getByText('Savet', { exact: true })).toBeVisible();
  const contact = header.getByRole('link', { name: 'Write to our office' });
  await expect(contact).toHaveAttribute('href', 'mailto:office@savet.example');
  await expect(header.getByRole('button', { name: 'Return to Admin' })).toHaveCount(0);
  await toggle.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseBulgarian(page, product);
  await expect(header.getByRole('link', { name: bg.chat.writeToOffice })).toBeVisible();
  await expectNoEnglish(page);
});

test('“and for an impersonating admin a ‘Return to Admin’ button that stops impersonation and goes to /admin”', {
  tag: '@phone',
}, async ({ context, product, another }) => {
  const { email } = await signedIn(context, product);
  const page = await viewingPage(await another(), product, email);
  await expect(page.getByText(`Viewing as ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to Admin', exact: true })).toBeVisible();
  // The language of the screen is the viewer's, kept in their browser.
  await page.evaluate("localStorage.setItem('savet.language', 'BG')");
  await page.reload();
  const back = page.getByRole('button', { name: bg.shell.viewing.return, exact: true });
  await expect(back).toBeVisible();
  await expectNoEnglish(page, email);
  const stopped = page.waitForResponse('**/api/stopViewing');
  await back.click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stopped).status()).toBe(200);
  await page.goto('/chat');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
});
