import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { goOffline } from '../../tools/test-server/go-offline.ts';
import { expect, test } from '../support/fixtures.ts';
import { BrandHubPage } from '../support/pages/brand-hub.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';

/** Messages that Chromium logs for requests which a test makes fail. */
const failedRequest = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const languages = [
  { language: 'EN', texts: en, title: 'Savet cannot be reached' },
  { language: 'BG', texts: bg, title: 'Няма връзка със Savet' },
] as const;

for (const { language, texts, title } of languages) {
  test(`without a network the offline page shows, and the draft is kept, ${language}`, async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await signedIn(context, product);
    const { read } = await apiOf(context, product);
    await read('updateUser', { language });
    const chat = new ChatPage(page, texts);
    await page.goto('/chat');
    await chat.composer.fill('Half a question');
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading').filter({ visible: true })).toHaveText(title);
    // In the product's typeface, which the build names in the page's style sheet.
    const isLoaded = "[...document.fonts].some(({ status }) => status === 'loaded')";
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
    await context.setOffline(false);
    await expect(chat.composer).toHaveValue('Half a question');
  });
}

test('the application can be installed', async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/chat');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await context.request.get(address ?? '')).json()) as {
    icons: { src: string }[];
  };
  expect(manifest.icons).not.toEqual([]);
  for (const { src } of manifest.icons) {
    expect((await context.request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('a chat deleted in another tab disappears, and returns when it is restored', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  const { read } = await apiOf(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.ask('Who buys bread at night?');
  const answer = await product.provider.next();
  answer.say('Bakers do.');
  answer.finish();
  await chat.settled();
  const chatId = new URL(page.url()).pathname.replace('/chat/', '');
  await read('deleteChat', { chatId });
  await expect(page.getByRole('heading', { name: en.chat.notFound })).toBeVisible();
  await read('restoreChat', { chatId });
  await expect(chat.replies).toHaveText(/Bakers do\./);
});

test('chats open and answers arrive without a live stream', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(failedRequest);
  await signedIn(context, product);
  const { read } = await apiOf(context, product);
  await read('createChat', { chatId: 'quiet', title: 'A quiet chat' });
  await page.route('**/api/live*', (route) => route.abort());
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.openMenu();
  await chat.chatInMenu('A quiet chat').click();
  // Until then, typing goes to the old screen.
  await expect(page).toHaveTitle(/^A quiet chat/);
  await chat.ask('Who buys bread at night?');
  const answer = await product.provider.next();
  answer.say('Bakers do.');
  answer.finish();
  await chat.settled();
  expect(await chat.answer()).toContain('Bakers do.');
});

test('unsent changes are sent from every screen', async ({ page, context, product, problems }) => {
  problems.expect(failedRequest);
  const { email } = await signedIn(context, product);
  await product.staff('plan', email, 'pro');
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.openMenu();
  await chat.menu.getByRole('link', { name: en.chat.brandHub }).click();
  await expect(page.getByRole('heading', { name: en.brandHub.title, level: 1 })).toBeVisible();
  await goOffline(page);
  await new BrandHubPage(page).write('mission', 'Bread at any hour');
  await expect(page.getByText(en.brandHub.waiting)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: en.brandHub.back }).click();
  await chat.ask('Who buys bread at night?');
  await chat.ask('And by day?');
  await expect(chat.questions.last()).toHaveAttribute('data-status', 'unsent', { timeout: 30_000 });
  await page.waitForURL('**/chat/*');
  const address = page.url();
  await chat.openMenu();
  await chat.menu.getByRole('link', { name: en.chat.brandHub }).click();
  const saved = page.waitForResponse('**/api/saveBrandField');
  await context.setOffline(false);
  for (const text of ['Bakers do.', 'Everybody.']) {
    const answer = await product.provider.next();
    answer.say(text);
    answer.finish();
  }
  expect((await saved).ok()).toBe(true);
  await page.goto(address);
  await expect(chat.replies).toHaveText([/Bakers do\./, /Everybody\./]);
});

test('a tab loads however many others are open', async ({ context, product }) => {
  await signedIn(context, product);
  // A browser opens six connections to a server.
  for (let tabs = 0; tabs < 7; tabs += 1) {
    const tab = await context.newPage();
    await tab.goto('/chat');
    await expect(new ChatPage(tab).composer).toBeVisible();
  }
  const last = await context.newPage();
  await last.goto('/profile');
  await expect(last.getByText(en.quota.ledgerEmpty)).toBeVisible();
});
