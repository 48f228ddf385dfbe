import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { appears } from '../support/appears.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { newcomer } from '../support/personas/people.ts';
import { Keyboard } from './checks/keyboard.ts';

const { accounts, billing, brandHub, chat: text } = en;

test('the main job without a mouse', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newcomer();
  const keyboard = new Keyboard(page);
  const chat = new ChatPage(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('sign up, and choose the free plan', async () => {
    await page.goto('/login');
    await keyboard.choose(page.getByRole('link', { name: accounts.logIn.toSignUp }));
    const { signUp } = accounts;
    for (const [label, value] of [
      [signUp.firstName, person.firstName],
      [signUp.lastName, person.lastName],
      [signUp.email, person.email],
      [signUp.password, person.password],
      [signUp.confirmPassword, person.password],
    ] as const) {
      await keyboard.write(page.getByLabel(label, { exact: true }), value);
    }
    await keyboard.press('Enter');
    await page.waitForURL('**/payment');
    await chooseFreePlan(page, keyboard);
    await page.waitForURL('**/chat');
  });

  await test.step('ask, read, copy, and give a thumb', async () => {
    await keyboard.write(chat.composer, 'How do we begin?');
    await keyboard.choose(button(text.send));
    const answer = await product.provider.next();
    answer.say('Begin with one customer.');
    answer.finish();
    await chat.settled();
    const copied = appears(page, `button[aria-label="${text.copied}"]`);
    await keyboard.choose(button(text.copy));
    await copied;
    // The name reverts automatically.
    await expect(button(text.copied).or(button(text.copy))).toBeFocused();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Begin with one customer.');
    await keyboard.choose(chat.thumb('good'));
    await expect(chat.thumb('good')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('rename the chat', async () => {
    await openMenu(page, keyboard, chat);
    await expect(chat.chatInMenu(PROVIDER_TITLE)).toBeVisible();
    const actions = button(text.chatActions(PROVIDER_TITLE));
    await keyboard.choose(actions);
    await expect(page.getByRole('menuitem', { name: text.pin })).toBeFocused();
    await keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: text.pin })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: text.rename })).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.write(page.getByRole('textbox', { name: text.chatName }), 'First customer');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(text.chatActions('First customer'))).toBeFocused();
  });

  await test.step('delete it, and take that back', async () => {
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: text.pin })).toBeFocused();
    // From the first to the last.
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: text.delete })).toBeFocused();
    await keyboard.press('Enter');
    await expect(chat.chatInMenu('First customer')).toHaveCount(0);
    await keyboard.choose(button(text.undo), 'Shift+Tab');
    await expect(page).toHaveURL(/\/chat\/.+/);
    await chat.settled();
  });

  await test.step('find it again', async () => {
    await keyboard.press('ControlOrMeta+K');
    await keyboard.write(page.getByLabel(text.searchLabel), 'one customer');
    const message = page
      .getByRole('dialog')
      .getByRole('option')
      .filter({ hasText: 'one customer' });
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chat.replies.last()).toContainText('Begin with one customer.');
  });

  await test.step('edit a field of the Brand Hub', async () => {
    await product.staff('plan', person.email, 'pro');
    await openMenu(page, keyboard, chat);
    await keyboard.choose(chat.menu.getByRole('link', { name: text.brandHub }));
    const edit = button(brandHub.edit(brandHub.fields.mission));
    await keyboard.choose(edit);
    await keyboard.write(page.getByRole('dialog').getByRole('textbox'), 'Bread at night');
    await keyboard.choose(button(brandHub.save));
    await expect(page.getByText('Bread at night')).toBeVisible();
    await expect(edit).toBeFocused();
    await keyboard.choose(page.getByRole('link', { name: brandHub.back }), 'Shift+Tab');
  });

  await test.step('choose language and theme, and leave', async () => {
    await expect(chat.composer).toBeVisible();
    await keyboard.choose(button(text.settings));
    await keyboard.choose(button('Български'));
    await keyboard.choose(button(bg.profile.themes.dark));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await keyboard.choose(button(bg.profile.logOut));
    await page.waitForURL('**/login');
  });
});

async function chooseFreePlan(page: Page, keyboard: Keyboard): Promise<void> {
  const free = page.getByRole('button', { name: billing.free.action });
  await page.getByRole('heading', { name: billing.title }).waitFor();
  if (!(await free.isVisible())) {
    await keyboard.choose(page.getByRole('button', { name: billing.previous }));
  }
  await keyboard.choose(free);
}

/** On a wide screen the menu is open. */
async function openMenu(page: Page, keyboard: Keyboard, chat: ChatPage): Promise<void> {
  await expect(chat.composer).toBeVisible();
  if (await chat.menu.isVisible()) return;
  await keyboard.choose(page.getByRole('button', { name: en.chat.openMenu }), 'Shift+Tab');
  await expect(chat.menu).toBeFocused();
}
