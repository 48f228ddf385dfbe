import { en } from '@savet/i18n/en';
import { expect, test } from './fixtures.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

const text = en.chat;

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

  await test.step('so do its button and a press elsewhere', async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await button.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await chat.menu.getByRole('heading', { name: text.chats }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('a dialog that it opens gives the focus back to its button', async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
