import { bg } from '@savet/i18n/bg';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectCount, expectNoEnglish, expectPath } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian, storeBulgarian } from './app/language.ts';
import { openApp, reloadApp, resize, sizes } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

beforeEach(() => resize(sizes.phone));

test('“Menu toggle, logo text, a contact button opening a mail link to the office address”', async () => {
  const api = new FakeApi();
  await openApp(api, '/chat');
  const toggle = page.getByRole('button', { name: 'Open the menu' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  const banner = toggle.element().closest('main > header');
  if (!banner) throw new Error('the toggle is not in the header');
  const header = page.elementLocator(banner);
  await expect.element(header.getByText('Savet', { exact: true })).toBeVisible();
  await header.getByRole('button', { name: 'Contact us' }).click();
  const contact = page.getByRole('menuitem', { name: 'Email our office' });
  await expect.element(contact).toHaveAttribute('href', 'mailto:office@savet.example');
  await userEvent.keyboard('{Escape}');
  await expectCount(contact, 0);
  await expectCount(header.getByRole('button', { name: 'Return to Admin' }), 0);
  await toggle.click();
  await expect.element(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await chooseBulgarian(api);
  await header.getByRole('button', { name: bg.chat.contactUs }).click();
  await expect.element(page.getByRole('menuitem', { name: bg.chat.writeToOffice })).toBeVisible();
  await expectNoEnglish();
});

test('“and for an impersonating admin a ‘Return to Admin’ button that stops impersonation and goes to /admin”', async () => {
  const { api, client } = await openViewing();
  await expect.element(page.getByText(`Viewing as ${client.email}`)).toBeVisible();
  const inEnglish = page.getByRole('button', { name: 'Return to Admin', exact: true });
  await expect.element(inEnglish).toBeVisible();
  // The screen is in the viewer's language, which their browser stores.
  storeBulgarian();
  await reloadApp();
  const back = page.getByRole('button', { name: bg.shell.viewing.back, exact: true });
  await expect.element(back).toBeVisible();
  await expectNoEnglish();
  await back.click();
  await expectPath('/admin');
  await expect.poll(() => api.inputs('stopViewing')).toHaveLength(1);
  await openApp(api, '/chat');
  await expectCount(page.getByText(client.email), 0);
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
});
