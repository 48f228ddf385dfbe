import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { appears } from '../support/appears.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';
import { Problems } from '../support/server/problems.ts';

const text = en.chat;

/** The web as `npm run dev` serves it; the page works without a server. */
const development = test.extend({
  // Elements that fade in have no final colours to measure.
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: ({ developmentWeb }, provide) => provide(developmentWeb.url),
  problems: async ({ context, developmentWeb }, provide) => {
    const problems = new Problems(developmentWeb.url);
    problems.listen(context);
    // Every page requests the session, and no server answers.
    problems.expect(/status of 502 .*get-session/);
    await provide(problems);
    expect(problems.unexpected(), 'problems in the browser').toEqual([]);
  },
});

development('the design page at /ui works in both themes', async ({ page }) => {
  await page.goto('/ui');
  await checkTheme(page, 'light');
  await checkTheme(page, 'dark');
});

async function checkTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const part = page.locator(`[data-theme="${theme}"]`);
  const violations = () => axeViolations(page, {}, { include: [`[data-theme="${theme}"]`] });
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(14);
  await expect(part).toHaveCSS('color-scheme', theme);
  expect(await violations(), `${theme}: at rest`).toEqual([]);

  const button = part.getByRole('button', { name: 'Actions, With sections' });
  await button.click();
  const menu = part.getByRole('menu');
  await expect(menu.getByRole('group', { name: 'Chat' }).getByRole('menuitem')).toHaveCount(3);
  await expect(menu).not.toHaveAttribute('data-starting-style');
  expect(await violations(), `${theme}: with a menu`).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(part.getByText('Chosen: Rename')).toBeVisible();
  await expect(button).toBeFocused();

  await part.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(part.getByRole('dialog')).toBeVisible();
  expect(await violations(), `${theme}: with a dialog`).toEqual([]);
  await page.keyboard.press('Escape');
  const cover = part.getByRole('button', { name: 'Show an overlay' });
  const covered = appears(page, `[data-theme="${theme}"] dialog[aria-label="Processing..."]`);
  await cover.click();
  await covered;
  await page.keyboard.press('Escape');
  await expect(part.getByRole('dialog')).toHaveCount(0);
  await expect(cover).toBeFocused();
}

test('in production there is no /ui', async ({ page }) => {
  await page.goto('/ui');
  await expect(page).toHaveURL(/\/login$/);
});

test('a menu works by keyboard, closes alone and returns the focus', { tag: '@phone' }, async ({
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
    await expect(item(text.pin)).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(item(text.delete)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(text.pin)).toBeFocused();
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
    await expect(item(text.pin)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    const next = chat.menu.getByRole('button', { name: text.archivedChats, exact: true });
    await expect(next).toBeFocused();
  });

  await test.step('its button closes it, and a press elsewhere', async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await button.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await chat.menu.getByRole('heading', { name: text.today }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('a dialog that it opens gives the focus back to its button', async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(item(text.pin)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(text.rename)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
