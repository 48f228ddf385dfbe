import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { logInTo } from '../../support/server/log-in.ts';
import type { Product } from '../../support/server/product.ts';

test('a question is edited, asked again, and its versions are compared', {
  tag: '@phone',
}, async ({ chat, page, product, another, user }) => {
  const text = en.chat;
  await exchange(chat, product, 'Who buys bread?', 'Everybody.');
  await exchange(chat, product, 'And cake?', 'Few.');

  await test.step('an edited question takes the place of the first one', async () => {
    await edit(page, chat, en, 'Who buys tea?');
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
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await page.goto('/profile');
  await expect(page.getByText(en.quota.left(1, 5)).first()).toBeVisible();
});

test('въпрос се редактира, а вариантите му се сравняват', { tag: '@phone' }, async ({
  user: _user,
  page,
  product,
}) => {
  await page.goto('/profile');
  await new ProfilePage(page).chooseBulgarian();
  const chat = new ChatPage(page, bg);
  await page.goto('/chat');
  await exchange(chat, product, 'Кой купува хляб?', 'Всички.');
  await edit(page, chat, bg, 'Кой купува чай?');
  const answer = await product.provider.next();
  answer.say('Читателите.');
  answer.finish();
  await chat.settled();
  await expect(chat.questions).toContainText(bg.chat.versionOf(2, 2));
  await page.getByRole('button', { name: bg.chat.compare }).click();
  await expect(page.getByRole('dialog')).toContainText('Всички.');
  await expect(page.getByRole('dialog')).toContainText('Читателите.');
});

async function exchange(chat: ChatPage, product: Product, question: string, reply: string) {
  await chat.ask(question);
  const answer = await product.provider.next();
  answer.say(reply);
  answer.finish();
  await chat.settled();
}

async function edit(page: Page, chat: ChatPage, catalogue: typeof en, question: string) {
  const text = catalogue.chat;
  const first = chat.questions.first();
  await first.hover();
  await first.getByRole('button', { name: text.editQuestion }).click();
  const field = page.getByRole('textbox', { name: text.editQuestion });
  await expect(field).toBeFocused();
  await field.fill(question);
  await page.getByRole('button', { name: text.askEdited }).click();
}
