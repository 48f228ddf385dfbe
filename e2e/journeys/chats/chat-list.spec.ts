import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { logInTo } from '../../support/server/log-in.ts';
import type { Product } from '../../support/server/product.ts';

const text = en.chat;

test('a chat is pinned, archived, brought back by undo, found, and unarchived', {
  tag: '@phone',
}, async ({ chat, page, product, another, user }) => {
  await exchange(chat, product, 'Who buys bread?', 'Everybody.');
  const bread = 'About bread';
  await act(chat, await titleOf(chat), text.rename);
  await page.getByLabel(text.chatName, { exact: true }).fill(bread);
  await page.getByRole('button', { name: text.save }).click();
  await chat.newChat();
  await exchange(chat, product, 'Who buys tea?', 'Readers.');
  await chat.openMenu();
  const today = chat.menu.getByRole('region', { name: text.today });
  const pinned = chat.menu.getByRole('region', { name: text.pinned });

  await test.step('by keyboard, a pinned chat comes first; both chats are of today', async () => {
    await expect(today.getByRole('link')).toHaveCount(2);
    await chat.menu.getByRole('button', { name: text.chatActions(bread) }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: text.pin })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pinned.getByRole('link', { name: bread })).toBeVisible();
    await expect(today.getByRole('link')).toHaveCount(1);
  });

  const context = await another();
  await logInTo(context, product, user);
  const second = new ChatPage(await context.newPage());
  await second.page.goto('/chat');
  await second.openMenu();
  await expect(second.menu.getByRole('region', { name: text.pinned })).toContainText(bread);

  await test.step('archived, it leaves the list in every tab; undo brings it back, pinned', async () => {
    await act(chat, bread, text.archive);
    await expect(chat.menu.getByText(bread)).toHaveCount(0);
    await expect(second.menu.getByText(bread)).toHaveCount(0);
    await page.getByRole('button', { name: text.undo }).click();
    await chat.openMenu();
    await expect(pinned).toContainText(bread);
    await expect(second.menu.getByRole('region', { name: text.pinned })).toContainText(bread);
    await act(chat, bread, text.archive);
    await expect(second.menu.getByText(bread)).toHaveCount(0);
  });

  await test.step('search finds it, marked, and a question in it takes it out of the archive', async () => {
    await chat.openMenu();
    await chat.menu.getByRole('button', { name: text.search, exact: true }).click();
    await page.getByLabel(text.searchLabel).fill('Everybody.');
    const hits = page.getByRole('dialog').getByRole('option');
    await expect(hits.first()).toContainText(text.archivedMark);
    await hits.last().click();
    await exchange(chat, product, 'And cake?', 'Few.');
    await expect(second.menu.getByRole('region', { name: text.today })).toContainText(bread);
  });

  await test.step('the archive opens it and gives it back', async () => {
    await act(chat, bread, text.archive);
    await expect(second.menu.getByText(bread)).toHaveCount(0);
    await page.reload();
    await chat.openMenu();
    await chat.menu.getByRole('button', { name: text.archivedChats, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: en.projects.unarchiveChat(bread) }).click();
    await expect(dialog).toContainText(en.projects.archiveEmpty);
    await page.keyboard.press('Escape');
    await expect(second.menu.getByRole('region', { name: text.today })).toContainText(bread);
  });
});

test('чат се закача и се архивира', { tag: '@phone' }, async ({ user: _user, page, product }) => {
  await page.goto('/profile');
  await new ProfilePage(page).chooseBulgarian();
  const chat = new ChatPage(page, bg);
  await page.goto('/chat');
  await exchange(chat, product, 'Кой купува хляб?', 'Всички.');
  const title = await titleOf(chat);
  await chat.openMenu();
  await expect(chat.menu.getByRole('region', { name: bg.chat.today })).toContainText(title);
  await act(chat, title, bg.chat.pin, bg);
  await chat.openMenu();
  await expect(chat.menu.getByRole('region', { name: bg.chat.pinned })).toContainText(title);
  await act(chat, title, bg.chat.archive, bg);
  await expect(page.getByText(bg.projects.archived(title))).toBeVisible();
  await chat.openMenu();
  await chat.menu.getByRole('button', { name: bg.chat.archivedChats, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
  await expect(chat.replies).toContainText('Всички.');
});

async function exchange(chat: ChatPage, product: Product, question: string, reply: string) {
  await chat.ask(question);
  const answer = await product.provider.next();
  answer.say(reply);
  answer.finish();
  await chat.settled();
}

/** The title of the open chat. */
async function titleOf(chat: ChatPage): Promise<string> {
  await chat.openMenu();
  const link = chat.menu.locator('a[aria-current=page]');
  await expect(link).not.toHaveText(/^(New Chat|Нов чат)$/);
  return (await link.textContent()) ?? '';
}

/** Chooses an action of a chat from its menu in the list. */
async function act(chat: ChatPage, title: string, name: string, catalogue = en): Promise<void> {
  await chat.openMenu();
  const button = chat.menu.getByRole('button', { name: catalogue.chat.chatActions(title) });
  await button.click();
  await chat.page.getByRole('menuitem', { name, exact: true }).click();
}
