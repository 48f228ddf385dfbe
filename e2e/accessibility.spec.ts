import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of ['/login', '/signup']) {
      test(`${path} can be used by everybody`, async ({ page }) => {
        await page.goto(path);
        await checkScreen(page);
      });
    }

    test('the free plan’s screens can be used by everybody', async ({ page, context, product }) => {
      await signedIn(context, product);
      for (const path of ['/chat', '/profile', '/payment', '/brandhub', '/cancel', '/success']) {
        await page.goto(path);
        await checkScreen(page);
      }
    });

    test('the Brand Hub and the staff’s screen can be used by everybody', async ({
      page,
      context,
      product,
    }) => {
      const { email } = await signedIn(context, product);
      await product.staff('plan', email, 'pro');
      await product.staff('grant', email);
      for (const path of ['/brandhub', '/admin']) {
        await page.goto(path);
        await checkScreen(page);
      }
    });

    test('a conversation can be used by everybody', async ({ page, context, product }) => {
      await signedIn(context, product);
      await page.goto('/chat');
      const chat = new ChatPage(page);
      await chat.ask('Which prices?');
      const answer = await product.provider.next();
      answer.say('# Prices\n\n| Plan | Price |\n|---|---|\n| Pro | 19.94 € |\n\n');
      answer.say('- one\n- two\n\n```\ncode\n```\n\n[A link](https://example.com/) and `code`.');
      answer.finish();
      await chat.settled();
      await checkScreen(page);
      await chat.openMenu();
      await checkScreen(page);
    });
  });
}

async function checkScreen(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('heading').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(told, `${path} at ${page.viewportSize()?.width} px`).toEqual([]);
}
