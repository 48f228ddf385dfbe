import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { apiOf } from './api.ts';
import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

const languages = [
  { language: 'EN', texts: en, title: 'Savet cannot be reached' },
  { language: 'BG', texts: bg, title: 'Няма връзка със Savet' },
] as const;

for (const { language, texts, title } of languages) {
  test(`without a network a page of its own waits, and what was being written is there afterwards, ${language}`, async ({
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
  for (const { src } of manifest.icons) {
    expect((await context.request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }
});
