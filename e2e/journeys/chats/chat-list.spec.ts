import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { exchange, openChat } from '../../support/conversation.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { logInTo } from '../../support/server/log-in.ts';

for (const language of languageCodes) {
  const texts = catalogues[language];
  const text = texts.chat;

  test(`a chat is pinned, archived, brought back by undo, found, and unarchived (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, product, another, user }) => {
    const chat = await openChat(page, product, language);
    const act = (title: string, name: string) => choose(chat, text.chatActions(title), name);
    await exchange(chat, product, 'Who buys bread?', 'Everybody.');
    const bread = 'About bread';
    await act(await titleOf(chat), text.rename);
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
    const second = new ChatPage(await context.newPage(), texts);
    await second.page.goto('/chat');
    await second.openMenu();
    await expect(second.menu.getByRole('region', { name: text.pinned })).toContainText(bread);

    await test.step('archived, it leaves the list in every tab; undo brings it back, pinned', async () => {
      await act(bread, text.archive);
      await expect(chat.menu.getByText(bread)).toHaveCount(0);
      await expect(second.menu.getByText(bread)).toHaveCount(0);
      await page.getByRole('button', { name: text.undo }).click();
      await chat.openMenu();
      await expect(pinned).toContainText(bread);
      await expect(second.menu.getByRole('region', { name: text.pinned })).toContainText(bread);
      await act(bread, text.archive);
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
      await act(bread, text.archive);
      await expect(second.menu.getByText(bread)).toHaveCount(0);
      await page.reload();
      await chat.openMenu();
      await chat.menu.getByRole('button', { name: text.archivedChats, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: texts.projects.unarchiveChat(bread) }).click();
      await expect(dialog).toContainText(texts.projects.archiveEmpty);
      await page.keyboard.press('Escape');
      await expect(second.menu.getByRole('region', { name: text.today })).toContainText(bread);
    });
  });
}

/** The title of the open chat. */
async function titleOf(chat: ChatPage): Promise<string> {
  await chat.openMenu();
  const link = chat.menu.locator('a[aria-current=page]');
  await expect(link).not.toHaveText(/^(New Chat|Нов чат)$/);
  return (await link.textContent()) ?? '';
}

/** Chooses an action of a chat from its menu in the list. */
async function choose(chat: ChatPage, menu: string, action: string): Promise<void> {
  await chat.openMenu();
  await chat.menu.getByRole('button', { name: menu }).click();
  await chat.page.getByRole('menuitem', { name: action, exact: true }).click();
}
