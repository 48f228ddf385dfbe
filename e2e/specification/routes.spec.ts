import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../people.ts';

/** Where an address leads, once the page has settled on a screen. */
async function leadsTo(page: Page, path: string, target: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page, path).toHaveURL(new RegExp(`${target}$`));
}

test('“Unauthenticated users are redirected to /login.” /login and /signup are public', {
  tag: '@desktop',
}, async ({ page }) => {
  const signedInOnly = ['/payment', '/success', '/cancel', '/profile', '/brandhub', '/admin'];
  for (const path of [...signedInOnly, '/chat', '/', '/app', '/no-such-path', '/login']) {
    await leadsTo(page, path, '/login');
  }
  await leadsTo(page, '/signup', '/signup');
});

test('“Non-admins visiting /admin are redirected to /chat.” “/ redirects (replacing history) to /chat”; “any unknown path redirects to /login”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  const { email } = await signedIn(context, product);
  await leadsTo(page, '/profile', '/profile');
  await leadsTo(page, '/', '/chat');
  // Replaced: going back leads past it.
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await leadsTo(page, '/app', '/chat');
  await leadsTo(page, '/admin', '/chat');
  await product.staff('grant', email);
  await leadsTo(page, '/admin', '/admin');

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await leadsTo(page, '/no/such/path', '/chat');
  expect(visited).toContain('/login');
});
