import type { Page } from '@playwright/test';
import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import type { en } from '@savet/i18n/en';
import { exchange, openChat } from '../../support/conversation.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { ChatPage } from '../../support/pages/chat.ts';
import { apiOf } from '../../support/server/api.ts';
import { logInTo } from '../../support/server/log-in.ts';

const mission = 'userInfo.brandHub.brandCore.mission';

for (const language of languageCodes) {
  const texts = catalogues[language];
  const text = texts.chat;

  test(`a question is edited, asked again, and its versions are compared (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, product, another, user }) => {
    await product.staff('plan', user.email, 'pro');
    const { read } = await apiOf(page.context(), product);
    await read('saveBrandField', { path: mission, value: 'Bread for whoever reads at night' });
    const chat = await openChat(page, product, language);
    await exchange(chat, product, 'Who buys bread?', 'Everybody.');
    await exchange(chat, product, 'And cake?', 'Few.');

    await test.step('an edited question takes the place of the first one', async () => {
      await edit(page, chat, text, 'Who buys tea?');
      const answer = await product.provider.next();
      expect(answer.prompt).not.toContain('bread');
      answer.say('Readers.');
      answer.finish();
      await chat.settled();
      await expect(chat.questions).toHaveText(/Who buys tea\?/);
      await expect(chat.questions).toContainText(text.versionOf(2, 2));
      await expect(chat.replies).toHaveCount(1);
    });

    await test.step('the first version comes back with what followed it, in every tab and after a reload', async () => {
      const context = await another();
      await logInTo(context, product, user);
      const second = await context.newPage();
      await second.goto(page.url());
      await expect(second.getByText('Readers.')).toBeVisible();
      await page.getByRole('button', { name: text.previousVersion }).click();
      for (const tab of [page, second]) {
        await expect(tab.getByText('Few.')).toBeVisible();
        await expect(tab.getByText('Readers.')).toBeHidden();
      }
      await page.reload();
      await expect(chat.replies).toHaveCount(2);
    });

    await test.step('another answer to the last question', async () => {
      await chat.replies.last().getByRole('button', { name: text.anotherAnswer }).click();
      const answer = await product.provider.next();
      answer.say('Many, on Sundays.');
      answer.finish();
      await chat.settled();
      await expect(chat.questions.last()).toContainText(text.versionOf(2, 2));
      await chat.questions.last().getByRole('button', { name: text.compare }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Few.');
      await expect(dialog).toContainText('Many, on Sundays.');
      // The receipts of both.
      await expect(dialog.locator(`a[href='/brandhub#${mission}']`)).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await page.goto('/profile');
    await expect(page.getByText(texts.quota.left(96, 100)).first()).toBeVisible();
  });
}

async function edit(page: Page, chat: ChatPage, text: typeof en.chat, question: string) {
  const first = chat.questions.first();
  await first.hover();
  await first.getByRole('button', { name: text.editQuestion }).click();
  const field = page.getByRole('textbox', { name: text.editQuestion });
  await expect(field).toBeFocused();
  await field.fill(question);
  await page.getByRole('button', { name: text.askEdited }).click();
}
