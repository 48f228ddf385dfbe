import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { ChatPage } from '../pages/chat.ts';
import { callAs, signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';

test('“Collapsible side menu: logo, New Chat button, Brand Hub button, Admin Panel button (only for admins …), chat list (title or a fallback label, or ‘No chats yet’).”', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  const chat = new ChatPage(page);
  const { menu } = chat;
  await page.goto('/chat');
  await chat.openMenu();
  await expect(menu.getByText('Savet', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Brand Hub' })).toHaveAttribute('href', '/brandhub');
  await expect(menu.getByText('No chats yet', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);

  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();

  await product.staff('grant', email);
  const panel = menu.getByRole('link', { name: 'Admin Panel' });
  await expect(panel).toHaveAttribute('href', '/admin');
  const call = await callAs(context, product);
  await call('createChat', { chatId: 'one', title: 'Цената на хляба' });
  await call('createChat', { chatId: 'two' });
  await expect(menu.getByText('No chats yet')).toBeHidden();
  await menu.getByRole('link', { name: 'Цената на хляба', exact: true }).click();
  await expect(page).toHaveURL(/\/chat\/one$/);
  await chat.openMenu();
  await expect(menu.getByRole('link', { name: 'New Chat', exact: true })).toBeVisible();
  await menu.getByRole('button', { name: 'New Chat', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);

  await test.step('a chat whose title is blank has a label all the same', async () => {
    await page.route('**/api/listChats', async (route) => {
      const answer = await route.fetch();
      const { chats, ...rest } = (await answer.json()) as { chats: object[] };
      await route.fulfill({
        json: { ...rest, chats: chats.map((one) => ({ ...one, title: '' })) },
      });
    });
    await page.reload();
    await chat.openMenu();
    await expect(menu.getByRole('link', { name: 'Untitled chat' })).toHaveCount(2);
  });

  await chooseBulgarian(page, product);
  const inBulgarian = new ChatPage(page, bg).menu;
  await expect(inBulgarian.getByRole('link', { name: bg.chat.untitled })).toHaveCount(2);
  await expectNoEnglish(page);
});

test('“The menu is open by default when the window is at least 768 px wide; on narrower screens it closes after a choice.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const { menu } = new ChatPage(page);
  const newChat = menu.getByRole('button', { name: 'New Chat', exact: true });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/chat');
  await expect(menu).toBeVisible();
  await newChat.click();
  await expect(menu).toBeVisible();

  await page.setViewportSize({ width: 767, height: 900 });
  await page.reload();
  const open = page.getByRole('button', { name: 'Open the menu' });
  await expect(open).toBeVisible();
  await expect(menu).toBeHidden();
  await open.click();
  await newChat.click();
  await expect(menu).toBeHidden();
});
