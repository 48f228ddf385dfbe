import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { en } from '@savet/i18n/en';
import { createServer } from 'vite';
import { freePort } from '../tools/product/free-port.ts';
import { appears } from './appears.ts';
import { expect, test } from './fixtures.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';
import { Problems } from './problems.ts';

const text = en.chat;
const WEB = join(import.meta.dirname, '../apps/web');

/** The web as `npm run dev` serves it; the page needs no server behind it. */
const development = test.extend<object, { vite: string }>({
  // What fades in has no colours to be measured by.
  contextOptions: { reducedMotion: 'reduce' },
  vite: [
    async ({}, provide) => {
      const cacheDir = mkdtempSync(join(tmpdir(), 'savet-vite-'));
      const port = await freePort();
      const server = await createServer({
        root: WEB,
        cacheDir,
        logLevel: 'warn',
        server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
      });
      await server.listen();
      await provide(`http://127.0.0.1:${port}`);
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ vite }, provide) => provide(vite),
  problems: async ({ context, vite }, provide) => {
    const problems = new Problems(vite);
    problems.hear(context);
    // Every page asks who is there, and here nobody answers.
    problems.expect(/status of 502 .*get-session/);
    await provide(problems);
    expect(problems.unexpected(), 'what the browser complained of').toEqual([]);
  },
});

for (const theme of ['light', 'dark'] as const) {
  development(`the design system stands at /ui, ${theme} too`, async ({ page }) => {
    await page.goto('/ui');
    const part = page.locator(`[data-theme="${theme}"]`);
    await expect(part.getByRole('heading', { level: 3 })).toHaveCount(14);
    await expect(part).toHaveCSS('color-scheme', theme);
    expect(await violations(), 'at rest').toEqual([]);

    const button = part.getByRole('button', { name: 'Actions, In sections' });
    await button.click();
    const menu = part.getByRole('menu');
    await expect(menu.getByRole('group', { name: 'Chat' }).getByRole('menuitem')).toHaveCount(3);
    await expect(menu).not.toHaveAttribute('data-starting-style');
    expect(await violations(), 'with a menu').toEqual([]);
    await menu.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(part.getByText('Chosen: Rename')).toBeVisible();
    await expect(button).toBeFocused();

    await part.getByRole('button', { name: 'Open a dialog' }).click();
    await expect(part.getByRole('dialog')).toBeVisible();
    expect(await violations(), 'with a dialog').toEqual([]);
    await page.keyboard.press('Escape');
    const cover = part.getByRole('button', { name: 'Cover the page' });
    const covered = appears(page, `[data-theme="${theme}"] dialog[aria-label="Processing …"]`);
    await cover.click();
    await covered;
    await page.keyboard.press('Escape');
    await expect(part.getByRole('dialog')).toHaveCount(0);
    await expect(cover).toBeFocused();

    async function violations(): Promise<string[]> {
      const builder = new AxeBuilder({ page }).include(`[data-theme="${theme}"]`);
      const found = await builder.analyze();
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    }
  });
}

test('who is not developing finds no /ui', async ({ page }) => {
  await page.goto('/ui');
  await expect(page).toHaveURL(/\/login$/);
});

test('a menu is used by keys, closes alone and gives the focus back', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/chat');
  const chat = new ChatPage(page);
  await chat.ask('Which prices?');
  const answer = await product.provider.next();
  answer.say('Five.');
  answer.finish();
  await chat.settled();
  await chat.openMenu();
  const button = chat.menu.getByRole('button', { name: /^Actions for/ }).first();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await button.focus();

  await test.step('keys go to the items, and around', async () => {
    await page.keyboard.press('Enter');
    await expect(item(text.rename)).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(item(text.delete)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(text.rename)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(text.delete)).toBeFocused();
    await page.keyboard.type(text.summarise.slice(0, 2));
    await expect(item(text.summarise)).toBeFocused();
  });

  await test.step('Escape closes the menu and not what it is in', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(chat.menu).toBeVisible();
  });

  await test.step('Tab closes it and goes on', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item(text.rename)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // The list of keys, where there are some.
    const keys = chat.menu.getByRole('button', { name: text.shortcuts });
    const next = keys.or(chat.menu.getByRole('link', { name: text.settings }));
    await expect(next.first()).toBeFocused();
  });

  await test.step('its button closes it, and a press elsewhere', async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await button.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await chat.menu.getByRole('heading', { name: text.chats }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('a dialog that it opens gives the focus back to its button', async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(item(text.rename)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
