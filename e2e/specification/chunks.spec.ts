import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Language, languageCodes } from '@savet/contract/languages';
import { scriptBudgets } from '../../tools/measuring/script-budgets.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';
import { stopTime } from '../support/stop-time.ts';

/** The most files a screen may preload, beside the four of every page: a phone on HTTP/1.1 loads six at a time. */
const most = { login: 4, chat: 6, brandhub: 13, payment: 12, success: 9, profile: 17, admin: 15 };

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

test('a question stays on the screen until the list of messages has loaded', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/message-list-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openChat(page);
  const chat = new ChatPage(page);
  await chat.ask('How do I price bread?');
  const answer = await product.provider.next();
  // The chat is in the menu, so the question is stored and pending no more.
  await expect(chat.menu.getByRole('listitem')).toHaveCount(1);
  await expect(chat.questions).toHaveText(/How do I price bread/);
  held.resolve();
  answer.say('By what it costs.');
  answer.finish();
  await chat.settled();
  await expect(chat.questions).toHaveText(/How do I price bread/);
});

test('a screen loads in few files', { tag: '@desktop' }, async ({ page, product }) => {
  await page.goto(product.url);
  const filesOf = await preloadedFiles(page);
  for (const language of languageCodes) {
    for (const [screen, limit] of Object.entries(most)) {
      const files = filesOf(screen, language);
      expect(files.size, `${screen} in ${language}`).toBeLessThanOrEqual(limit);
      expect(files.size).toBeGreaterThan(1);
    }
  }
});

test('the scripts of log-in and chat keep to their budgets', { tag: '@desktop' }, async ({
  page,
  product,
}) => {
  const html = await (await page.request.get(product.url)).text();
  const ofEveryPage = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(ofEveryPage).toHaveLength(4);
  await page.goto(product.url);
  const filesOf = await preloadedFiles(page);
  for (const [screen, budget] of Object.entries(scriptBudgets)) {
    for (const language of languageCodes) {
      const ofScreen = [...filesOf(screen, language)].map((file) => `/assets/${file}`);
      const scripts = await Promise.all(
        [...ofEveryPage, ...ofScreen].map((path) => page.request.get(`${product.url}${path}`)),
      );
      let bytes = 0;
      for (const script of scripts) {
        expect(script.headers()['content-type']).toContain('javascript');
        bytes += gzipSync(await script.body()).length;
      }
      expect(bytes, `${screen} in ${language}`).toBeLessThanOrEqual(budget[language]);
    }
  }
});

/** Looks up the files that a screen preloads in a language, beside those of every page. */
async function preloadedFiles(page: Page) {
  const written = await page.locator('script[data-preload]').getAttribute('data-preload');
  const filesByKey = JSON.parse(written ?? '') as Record<string, string[]>;
  return (screen: string, language: Language) => {
    const keys = [language, screen, `${screen} ${language}`];
    return new Set(keys.flatMap((key) => filesByKey[key] ?? []));
  };
}

/** The chat, with a mark in the page that only a page load removes. */
async function openChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('window.walked = true');
}
