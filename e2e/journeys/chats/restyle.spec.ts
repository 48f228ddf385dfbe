import { bg } from '@savet/i18n/bg';
import { restyle as bgTexts } from '@savet/i18n/bg/chat-dialogs/restyle';
import { en } from '@savet/i18n/en';
import { restyle as enTexts } from '@savet/i18n/en/chat-dialogs/restyle';
import { PROVIDER_TITLE } from '../../../tools/test-server/provider.ts';
import type { ProviderAnswer } from '../../../tools/test-server/provider-answer.ts';
import { openChat } from '../../support/conversation.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import type { ChatPage } from '../../support/pages/chat.ts';
import type { Product } from '../../support/server/product.ts';

for (const [language, catalogue, texts] of [
  ['EN', en, enTexts],
  ['BG', bg, bgTexts],
] as const) {
  test(`an answer is made shorter, then rewritten for a channel and for readers (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, product, user: _user }) => {
    const chat = await openChat(page, product, language);
    await chat.ask('Кой купува хляб?');
    await answer(chat, product, 'Пекари, шофьори и сестри.');
    const dialog = page.getByRole('dialog', { name: texts.title });

    await test.step('the last answer becomes shorter in an exchange of its own', async () => {
      await openRestyle(chat, catalogue);
      await expect(dialog).toContainText(texts.cost);
      await dialog.getByRole('button', { name: texts.shorter }).click();
      await expect(dialog).toBeHidden();
      const { prompt, answers } = await answer(chat, product, 'Всички будни.');
      expect(answers).toBe('Пекари, шофьори и сестри.');
      expect(prompt).toContain(texts.askShorter);
      await expect(chat.replies).toHaveCount(2);
    });

    await test.step('an earlier answer gets a version of what follows it, and nothing is lost', async () => {
      await openRestyle(chat, catalogue, 0);
      await expect(dialog).toContainText(texts.follows);
      await dialog.getByLabel(texts.for).selectOption(texts.channels.sms);
      await dialog.getByRole('button', { name: texts.ask }).click();
      const { answers } = await answer(chat, product, 'Топъл нощем!');
      expect(answers).toBe('Пекари, шофьори и сестри.');
      await expect(chat.questions.last()).toContainText(catalogue.chat.versionOf(2, 2));
      await page.getByRole('button', { name: catalogue.chat.previousVersion }).click();
      await expect(page.getByText('Всички будни.')).toBeVisible();
    });

    await test.step('for readers that are typed', async () => {
      await openRestyle(chat, catalogue);
      await dialog.getByLabel(texts.for).selectOption(texts.other);
      if (language === 'BG') await expectNoEnglish(page, PROVIDER_TITLE);
      await dialog.getByLabel(texts.audience).fill('родители на малки деца');
      await dialog.getByRole('button', { name: texts.ask }).click();
      const { prompt } = await answer(chat, product, 'Мек хляб.');
      expect(prompt).toContain(texts.askFor('родители на малки деца'));
    });

    await page.goto('/profile');
    await expect(page.getByText(catalogue.quota.left(1, 5)).first()).toBeVisible();
  });
}

async function openRestyle(chat: ChatPage, catalogue: typeof en, index = -1): Promise<void> {
  const reply = chat.replies.nth(index);
  await reply.hover();
  await reply.getByRole('button', { name: catalogue.chat.restyle }).click();
}

/** Answers the question that was sent, and returns the request. */
async function answer(chat: ChatPage, product: Product, text: string): Promise<ProviderAnswer> {
  const reply = await product.provider.next();
  reply.say(text);
  reply.finish();
  await chat.settled();
  return reply;
}
