import { WELCOME_CHAT_ID } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { chatDocument } from './app/documents.ts';
import { expectCount } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp } from './app/open-app.tsx';

test('The welcome chat opens with three messages in the user’s language, which are not stored and not counted.', async () => {
  const api = new FakeApi();
  api.change({ chats: [chatDocument({ chatId: WELCOME_CHAT_ID, title: 'Welcome Chat' })] });
  await openApp(api, `/chat/${WELCOME_CHAT_ID}`);
  const { welcome, lock } = en.brandSheet;
  const messages = page.getByRole('region', { name: 'Welcome Chat' }).getByRole('article');
  await expectCount(messages, 3);
  await expect.element(messages.nth(0)).toHaveTextContent(welcome.hello('Ива'));
  await expect.element(messages.nth(1).getByText(lock.withText)).toBeVisible();
  const link = messages.nth(2).getByRole('link', { name: welcome.open });
  await expect.element(link).toHaveAttribute('href', '/brandhub');

  const chat = new ChatPage();
  await chat.ask('Хляб?');
  const turn = await api.nextTurn();
  turn.say('Да.');
  turn.finish();
  await chat.settled();
  await expectCount(messages, 3);
  await expectCount(chat.replies, 1);
  expect(api.messages).toHaveLength(2);
  expect(api.user.queryUsed).toBe(1);

  await chooseBulgarian(api);
  const inBulgarian = page.getByRole('region', { name: bg.chat.welcomeChat });
  await expect.element(inBulgarian.getByText(bg.brandSheet.welcome.begin)).toBeVisible();
  await expectCount(page.getByText(welcome.begin), 0);
});

test('No other chat has a welcome.', async () => {
  const api = new FakeApi();
  api.change({ chats: [chatDocument({ chatId: 'other', title: 'New Chat' })] });
  await openApp(api, '/chat/other');
  await expect.element(new ChatPage().composer).toBeVisible();
  await expectCount(page.getByText(en.brandSheet.welcome.begin), 0);
});
