import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { chatDocument, questionDocument, replyDocument } from './app/documents.ts';
import { expectCount, expectNoEnglish, expectPath, expectTexts } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian, expectBulgarian } from './app/language.ts';
import { openApp, reloadApp, resize, sizes } from './app/open-app.tsx';

test.for(Object.entries(sizes))(
  '“Collapsible side menu: logo, New Chat button, Brand Hub button, Admin Panel button (only for admins …), chat list (title or a fallback label, or ‘No chats yet’).” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    const chat = new ChatPage();
    const { menu } = chat;
    await openApp(api, '/chat');
    await chat.openMenu();
    await expect.element(menu.getByText('Savet', { exact: true })).toBeVisible();
    const brandHub = menu.getByRole('link', { name: 'Brand Hub' });
    await expect.element(brandHub).toHaveAttribute('href', '/brandhub');
    await expect.element(menu.getByText('No chats yet', { exact: true })).toBeVisible();
    const panel = menu.getByRole('link', { name: 'Admin Panel' });
    await expectCount(panel, 0);

    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expectCount(menu, 0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect.element(menu).toBeVisible();

    const chats = [
      chatDocument({ chatId: 'one', title: 'Цената на хляба' }),
      chatDocument({ chatId: 'two', title: 'New Chat' }),
    ];
    api.change({ user: { isAdmin: true }, chats });
    await expect.element(panel).toHaveAttribute('href', '/admin');
    await expectCount(menu.getByText('No chats yet'), 0);
    await menu.getByRole('link', { name: 'Цената на хляба', exact: true }).click();
    await expectPath('/chat/one');
    await chat.openMenu();
    const newChat = menu.getByRole('link', { name: 'New Chat', exact: true });
    await expect.element(newChat).toBeVisible();
    await menu.getByRole('button', { name: 'New Chat', exact: true }).click();
    await expectPath('/chat');

    // A chat with a blank title still has a label.
    api.chats = chats.map((known) => ({ ...known, title: '' }));
    await reloadApp();
    await chat.openMenu();
    await expectCount(menu.getByRole('link', { name: 'Untitled chat' }), 2);

    await chooseBulgarian(api);
    const inBulgarian = new ChatPage(bg).menu;
    await expectCount(inBulgarian.getByRole('link', { name: bg.chat.untitled }), 2);
    await expectNoEnglish();
  },
);

test('Chats whose titles look the same say when they began', async () => {
  const api = new FakeApi();
  const { menu } = new ChatPage();
  api.chats = [
    {
      ...chatDocument({ chatId: 'bread-1', title: 'Price of bread' }),
      createdAt: '2026-03-03T12:05:00Z',
    },
    {
      ...chatDocument({ chatId: 'bread-2', title: 'Price of bread' }),
      createdAt: '2026-03-04T12:05:00Z',
    },
    chatDocument({ chatId: 'tea', title: 'Price of tea' }),
  ];
  await openApp(api, '/chat');
  await expectTexts(menu.getByRole('listitem').getByRole('link'), [
    /^Price of bread3 Mar, /,
    /^Price of bread4 Mar, /,
    'Price of tea',
  ]);
});

test('On a phone, the menu says how many queries are left', async () => {
  await resize(sizes.phone);
  const api = new FakeApi({ plan: 'pro', queryLimit: 100, queryUsed: 13 });
  const chat = new ChatPage();
  await openApp(api, '/chat');
  const usage = page.getByText('87 of 100 queries left', { exact: true });
  await expect.element(chat.composer).toBeVisible();
  await expectCount(usage, 0);
  await chat.openMenu();
  await expect.element(usage).toBeVisible();
});

test.for(Object.entries(sizes))(
  'Language and theme change from the menu. On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    const chat = new ChatPage();
    await openApp(api, '/chat');
    await chat.openMenu();
    await chat.menu.getByRole('button', { name: 'Dark', exact: true }).click();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await chat.menu.getByRole('button', { name: 'System', exact: true }).click();
    expect(document.documentElement.dataset['theme']).toBeUndefined();

    await chat.menu.getByRole('button', { name: 'BG', exact: true }).click();
    await expectBulgarian();
    await expect.poll(() => api.user.language).toBe('BG');
    const { menu } = new ChatPage(bg);
    await expect
      .element(menu.getByRole('button', { name: 'BG', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expectNoEnglish();
  },
);

test('“The menu is open by default when the window is at least 768 px wide; on narrower screens it closes after a choice.”', async () => {
  const api = new FakeApi();
  const { menu } = new ChatPage();
  const newChat = menu.getByRole('button', { name: 'New Chat', exact: true });
  await resize({ width: 768, height: 900 });
  await openApp(api, '/chat');
  await expect.element(menu).toBeVisible();
  await newChat.click();
  await expect.element(menu).toBeVisible();

  await resize({ width: 767, height: 900 });
  await reloadApp();
  const open = page.getByRole('button', { name: 'Open the menu' });
  await expect.element(open).toBeVisible();
  await expectCount(menu, 0);
  await open.click();
  await newChat.click();
  await expectCount(menu, 0);
});

test('Beside the menu, a message and the menu of an answer are over the conversation', async () => {
  await resize({ width: 768, height: 900 });
  const api = new FakeApi();
  const chat = new ChatPage();
  const one = chatDocument({ chatId: 'one', title: 'Хляб' });
  api.chats = [one];
  const asked = { chatId: 'one', messageId: 'question', position: 1, text: 'Как?' };
  const answered = { chatId: 'one', messageId: 'reply', position: 2, text: 'Така.' };
  api.messages = [
    questionDocument(asked),
    { ...replyDocument({ ...answered, replyTo: 'question' }), status: 'done' },
  ];
  api.answer('deleteChat', () => ({ restorableUntil: one.createdAt }));
  await openApp(api, '/chat/one');
  await chat.settled();
  await chat.lastReply().getByRole('button', { name: en.chat.handOn }).click();
  const items = page.getByRole('menu', { name: en.chat.handOn });
  await expect.element(items).toBeVisible();
  const conversation = page.getByRole('main').element().getBoundingClientRect();
  expect(items.element().getBoundingClientRect().left).toBeGreaterThan(conversation.left);
  await userEvent.keyboard('{Escape}');

  await chat.menu.getByRole('button', { name: 'Actions for “Хляб”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const toast = undo.element().closest('output > div');
  const { left = 0, right = 0 } = toast?.getBoundingClientRect() ?? {};
  expect(Math.round(left + right)).toBe(Math.round(conversation.left + conversation.right));
});

test('Undo keeps the focus when the open chat is deleted by keyboard, and Enter undoes it', async () => {
  const api = new FakeApi();
  const chat = new ChatPage();
  const one = chatDocument({ chatId: 'one', title: 'Хляб' });
  api.chats = [one];
  api.answer('deleteChat', () => ({ restorableUntil: one.createdAt }));
  api.answer('restoreChat', () => ({ chat: { ...one, revision: 3 } }));
  await openApp(api, '/chat');
  await chat.composer.fill('A draft');
  await chat.menu.getByRole('link', { name: 'Хляб', exact: true }).click();
  await expectPath('/chat/one');
  await expect.element(chat.composer).toHaveValue('');

  const actions = chat.menu.getByRole('button', { name: 'Actions for “Хляб”' });
  actions.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Pin' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat');
  await expect.element(chat.composer).toHaveValue('A draft');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat/one');
  await expectCount(chat.questions, 0);
});
