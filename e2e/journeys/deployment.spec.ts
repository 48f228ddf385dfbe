import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { expectNoEnglish } from '../support/no-english.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';
import { stopTime } from '../support/stop-time.ts';

/** The browser's messages for a missing script. */
const missing = /status of 404|Failed to fetch dynamically imported module|ERR_FAILED/;
const entry = '**/assets/index-*.js';
const profileScreen = '**/assets/profile-page-*.js';
const publicTexts = /\/assets\/(en|bg)-public-[^/]+\.js$/;

// The service worker would request the chunks outside the test's routes.
test.use({ serviceWorkers: 'block' });

/** Counts page loads from now on. */
function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

test.describe('a part of the application that is gone', () => {
  test.beforeEach(async ({ context, product, problems }) => {
    problems.expect(missing);
    await signedIn(context, product);
  });

  test('a screen missing after a deployment reloads the page once and then shows', async ({
    page,
  }) => {
    await page.goto('/cancel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const count = countLoads(page);
    await page.route(profileScreen, (route) =>
      count.loads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: en.profile.title, level: 1 })).toBeVisible();
    expect(count.loads).toBe(2);
  });

  test('a screen that never loads shows an error id and a way back, in Bulgarian too', async ({
    page,
    context,
    product,
  }) => {
    await (await apiOf(context, product)).read('updateUser', { language: 'BG' });
    await page.goto('/cancel');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await page.route(profileScreen, (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    const reported = page.waitForRequest('**/api/reportCrash');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: bg.shell.crashTitle })).toBeVisible();
    const errorId = page.getByText(/[0-9a-f]{8}$/);
    await expect(errorId).toBeVisible();
    const id = /[0-9a-f]{8}$/.exec((await errorId.textContent()) ?? '')?.[0] ?? '';
    await expectNoEnglish(page, id);
    expect((await reported).postDataJSON()).toMatchObject({ errorId: id, screen: 'profile' });
    expect(count.loads).toBe(2);
    await page.getByRole('link', { name: bg.shell.toChat }).click();
    await expect(page.locator('#question')).toBeVisible();
  });

  test('while a screen loads, the old one stays with a loading indicator', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/chat');
    await expect(page.locator('#question')).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route(profileScreen, async (route) => {
      await held.promise;
      await route.continue();
    });
    await new ChatPage(page).openMenu();
    await page.locator('#side-menu a[href="/profile"]').click();
    const progress = page.getByRole('progressbar', { name: en.shell.loading });
    await expect(progress).toBeVisible();
    await expect(page.locator('#question')).toBeVisible();
    held.resolve();
    const title = page.getByRole('heading', { name: en.profile.title, level: 1 });
    await expect(title).toBeVisible();
    await expect(progress).toBeHidden();
  });

  test('until the first screen has loaded, the page shows the logo', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/chat-screen-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/chat', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: en.shell.loading })).toBeVisible();
    const sign = "getComputedStyle(document.getElementById('root'), '::before').content";
    expect(await page.evaluate(sign)).toBe('"Savet"');
    held.resolve();
    await expect(page.locator('#question')).toBeVisible();
    expect(await page.evaluate(sign)).toBe('none');
  });

  test('a screen that has not loaded after two minutes fails', async ({ page }) => {
    await page.clock.install();
    await page.goto('/cancel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const request = page.waitForRequest(profileScreen);
    await page.route(profileScreen, () => undefined, { times: 1 });
    await page.goto('/profile');
    await request;
    // From now on a failed chunk is reported.
    await expect(page.getByRole('progressbar', { name: en.shell.loading })).toBeVisible();
    const count = countLoads(page);
    await stopTime(page, 60_000);
    expect(count.loads).toBe(0);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(60_000);
    await reloaded;
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: en.profile.title, level: 1 })).toBeVisible();
    expect(count.loads).toBe(1);
  });
});

for (const [name, part] of [
  ['the first script', entry],
  ['the first texts', publicTexts],
] as const) {
  test(`without ${name} the page reloads once`, async ({ page, problems }) => {
    problems.expect(missing);
    await page.route(part, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: en.accounts.logIn.title })).toBeVisible();
  });

  test(`when ${name} never loads, the page shows an error instead of staying blank`, async ({
    page,
    problems,
  }) => {
    problems.expect(missing);
    await page.route(part, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Savet could not be loaded' })).toBeVisible();
    await page.evaluate("localStorage.setItem('savet.language', 'BG')");
    await page.reload();
    await expectNoEnglish(page);
    await page.evaluate("localStorage.setItem('savet.language', 'EN')");
    await page.reload();
    await page.unroute(part);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: en.accounts.logIn.title })).toBeVisible();
  });
}
