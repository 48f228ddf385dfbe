import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { exchange, openChat } from '../../support/conversation.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { logInTo } from '../../support/server/log-in.ts';

for (const language of languageCodes) {
  const texts = catalogues[language];
  const text = texts.projects;

  test(`a project gives its instructions to the answers of its chats (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, product, another, user }) => {
    const chat = await openChat(page, product, language);
    const dialog = page.getByRole('dialog');
    const openProjects = async () => {
      await chat.openMenu();
      await chat.menu.getByRole('button', { name: texts.chat.projects, exact: true }).click();
    };
    await exchange(chat, product, 'Who buys tea?', 'Readers.');
    await chat.openMenu();
    await chat.menu
      .getByRole('button', { name: texts.chat.chatActions('A fitting title') })
      .click();
    await page.getByRole('menuitem', { name: texts.chat.rename }).click();
    await page.getByLabel(texts.chat.chatName, { exact: true }).fill('Tea');
    await page.getByRole('button', { name: texts.chat.save }).click();
    const context = await another();
    await logInTo(context, product, user);
    const second = new ChatPage(await context.newPage(), texts);
    await second.page.goto('/chat');
    await second.openMenu();

    await test.step('a project is created, and a new chat begins in it', async () => {
      await openProjects();
      await expect(dialog).toContainText(text.none);
      await dialog.getByRole('button', { name: text.create }).click();
      await dialog.getByLabel(text.name, { exact: true }).fill('Launch');
      await dialog.getByRole('button', { name: text.colors.teal }).click();
      await dialog.getByLabel(text.instructions).fill('Short sentences. No emoji.');
      await dialog.getByRole('button', { name: texts.chat.save }).click();
      await expect(page.getByRole('main')).toContainText(texts.chat.inProject('Launch'));
      await chat.ask('Who buys bread?');
      const answer = await product.provider.next();
      expect(answer.prompt).toContain('Launch');
      expect(answer.prompt).toContain('| Short sentences. No emoji.');
      answer.say('Everybody.');
      answer.finish();
      await chat.settled();
      await expect(
        second.menu.getByRole('img', { name: texts.chat.inProject('Launch') }),
      ).toBeVisible();
    });

    await test.step('the receipt keeps the instructions as they were, the next answer gets the new ones', async () => {
      await openProjects();
      await dialog.getByRole('button', { name: text.edit('Launch') }).click();
      await dialog.getByLabel(text.name, { exact: true }).fill('Spring');
      await dialog.getByLabel(text.instructions).fill('Long sentences.');
      await dialog.getByRole('button', { name: texts.chat.save }).click();
      await expect(dialog.getByRole('button', { name: text.create })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(
        second.menu.getByRole('img', { name: texts.chat.inProject('Spring') }),
      ).toBeVisible();
      await exchange(chat, product, 'And cake?', 'Few.');
      await chat.replies.first().getByText(text.used.given('Launch')).click();
      await expect(chat.replies.first()).toContainText('Short sentences. No emoji.');
      await expect(chat.replies.last()).toContainText(text.used.given('Spring'));
    });

    await test.step('the list shows the project alone, then all chats', async () => {
      await chat.openMenu();
      await expect(chat.menu.getByRole('link', { name: 'Tea' })).toBeHidden();
      await page.reload();
      await chat.openMenu();
      await expect(chat.menu.getByRole('heading', { name: 'Spring' })).toBeVisible();
      await expect(chat.menu.getByRole('link', { name: 'Tea' })).toBeHidden();
      await chat.menu.getByRole('button', { name: texts.chat.allChats }).click();
      await expect(chat.menu.getByRole('link', { name: 'Tea' })).toBeVisible();
    });

    await test.step('a chat is moved in and out again', async () => {
      const row = chat.menu.getByRole('listitem').filter({ hasText: 'Tea' });
      const dot = row.getByRole('img', { name: texts.chat.inProject('Spring') });
      await row.getByRole('button').click();
      await page.getByRole('menuitem', { name: texts.chat.move }).click();
      await dialog.getByRole('button', { name: 'Spring' }).click();
      await expect(page.getByText(text.moved('Tea', 'Spring'))).toBeVisible();
      await chat.openMenu();
      await expect(dot).toBeVisible();
      await page.getByRole('button', { name: texts.chat.undo }).click();
      await chat.openMenu();
      await expect(dot).toHaveCount(0);
    });

    await test.step('deleted, it leaves its chats', async () => {
      await openProjects();
      await dialog.getByRole('button', { name: text.edit('Spring') }).click();
      await dialog.getByRole('button', { name: text.delete }).click();
      await expect(dialog).toContainText(text.deleteQuestion('Spring'));
      await dialog.getByRole('button', { name: text.delete }).click();
      await expect(dialog).toContainText(text.none);
      await page.keyboard.press('Escape');
      await expect(chat.replies).toHaveCount(2);
      await expect(second.menu.getByRole('listitem')).toHaveCount(2);
      await expect(
        second.menu.getByRole('img', { name: texts.chat.inProject('Spring') }),
      ).toHaveCount(0);
    });
  });
}
