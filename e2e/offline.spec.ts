import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

test('without a network a page of its own waits, and what was being written is there afterwards', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.composer.fill('Half a question');
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Savet cannot be reached' })).toBeVisible();
  await context.setOffline(false);
  await expect(chat.composer).toHaveValue('Half a question');
});

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
