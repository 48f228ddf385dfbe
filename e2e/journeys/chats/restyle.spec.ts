import { bg } from '@savet/i18n/bg';
import { restyle as bgTexts } from '@savet/i18n/bg/chat-dialogs/restyle';
import { en } from '@savet/i18n/en';
import { restyle as enTexts } from '@savet/i18n/en/chat-dialogs/restyle';
import { PROVIDER_TITLE } from '../../../tools/test-server/provider.ts';
import type { ProviderAnswer } from '../../../tools/test-server/provider-answer.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import type { Product } from '../../support/server/product.ts';

test('an answer is made shorter, and an earlier one is rewritten for a channel', {
  tag: '@phone',
}, async ({ chat, page, product }) => {
  await chat.ask('Who buys bread?');
  await answer(chat, product, 'Bakers, drivers and nurses.');
  const dialog = page.getByRole('dialog', { name: enTexts.title });

  await test.step('the last answer becomes shorter in an exchange of its own', async () => {
    await openRestyle(chat, en);
    await expect(dialog).toContainText(enTexts.cost);
    await dialog.getByRole('button', { name: enTexts.shorter }).click();
    await expect(dialog).toBeHidden();
    const { prompt, answers } = await answer(chat, product, 'Everybody awake.');
    expect(answers).toBe('Bakers, drivers and nurses.');
    expect(prompt).toContain(enTexts.askShorter);
    await expect(chat.replies).toHaveCount(2);
  });

  await test.step('an earlier answer gets a version of what follows it, and nothing is lost', async () => {
    await openRestyle(chat, en, 0);
    await expect(dialog).toContainText(enTexts.follows);
    await dialog.getByLabel(enTexts.for).selectOption(enTexts.channels.sms);
    await dialog.getByRole('button', { name: enTexts.ask }).click();
    const { answers } = await answer(chat, product, 'Fresh at night!');
    expect(answers).toBe('Bakers, drivers and nurses.');
    await expect(chat.questions.last()).toContainText(en.chat.versionOf(2, 2));
    await page.getByRole('button', { name: en.chat.previousVersion }).click();
    await expect(page.getByText('Everybody awake.')).toBeVisible();
  });

  await page.goto('/profile');
  await expect(page.getByText(en.quota.left(2, 5)).first()).toBeVisible();
});

test('отговор се преработва за избрани читатели', { tag: '@phone' }, async ({
  user: _user,
  page,
  product,
}) => {
  await page.goto('/profile');
  await new ProfilePage(page).chooseBulgarian();
  const chat = new ChatPage(page, bg);
  await page.goto('/chat');
  await chat.ask('Кой купува хляб?');
  await answer(chat, product, 'Пекарите.');
  await openRestyle(chat, bg);
  const dialog = page.getByRole('dialog', { name: bgTexts.title });
  await dialog.getByLabel(bgTexts.for).selectOption(bgTexts.other);
  await expectNoEnglish(page, PROVIDER_TITLE);
  await dialog.getByLabel(bgTexts.audience).fill('родители на малки деца');
  await dialog.getByRole('button', { name: bgTexts.ask }).click();
  const { prompt } = await answer(chat, product, 'Мек хляб.');
  expect(prompt).toContain(bgTexts.askFor('родители на малки деца'));
});

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
