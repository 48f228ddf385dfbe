import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/personas/people.ts';
import { stopTime } from '../support/stop-time.ts';

const chunk = /\/assets\/profile-page-.*\.js$/;

/** Section 8: “A lazily loaded script chunk that fails to load raises a chunk-load failure after 120 s; …” */
test.describe('chunks', { tag: '@desktop' }, () => {
  test('“the router reloads the page if a route module fails to load”', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await signedIn(context, product);
    await openChat(page);
    let isLoadedAgain = false;
    page.on('request', (request) => {
      isLoadedAgain ||= request.isNavigationRequest();
    });
    await page.route(chunk, (route) => (isLoadedAgain ? route.continue() : route.abort()));
    await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    expect(await page.evaluate("'walked' in window")).toBe(false);
  });

  test('“raises a chunk-load failure after 120 s”', async ({ page, context, product }) => {
    await signedIn(context, product);
    await page.clock.install();
    await openChat(page);
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    await page.route(
      chunk,
      async (route) => {
        isHeld = true;
        await held.promise;
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => isHeld).toBe(true);
    await stopTime(page, 60_000);
    expect(await page.evaluate("'walked' in window")).toBe(true);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(60_000);
    await reloaded;
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    held.resolve();
  });
});

/** The chat, with a mark in the page that only a page load removes. */
async function openChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('window.walked = true');
}
