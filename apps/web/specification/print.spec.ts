import { en } from '@savet/i18n/en';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { chatDocument, questionDocument, replyDocument } from './app/documents.ts';
import { expectCount } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp, resize } from './app/open-app.tsx';

const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });

beforeEach(() => resize({ width: 794, height: 600 }));
afterEach(() => media(''));

test('a chat is printed whole, without menu and composer', async () => {
  const api = new FakeApi();
  api.chats = [chatDocument({ chatId: 'c1', title: 'Bread' })];
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line}`);
  const long = ['```', 'wide '.repeat(60), '```', ...lines].join('\n\n');
  api.messages = [
    questionDocument({ chatId: 'c1', messageId: 'm1', position: 1, text: 'How?' }),
    {
      ...replyDocument({ chatId: 'c1', messageId: 'm2', position: 2, text: long, replyTo: 'm1' }),
      status: 'done',
    },
    questionDocument({ chatId: 'c1', messageId: 'm3', position: 3, text: 'And who?' }),
    {
      ...replyDocument({ chatId: 'c1', messageId: 'm4', position: 4, text: '', replyTo: 'm3' }),
      status: 'failed',
    },
    questionDocument({ chatId: 'c1', messageId: 'm5', position: 5, text: 'Who buys it?' }),
    {
      ...replyDocument({ chatId: 'c1', messageId: 'm6', position: 6, text: 'All.', replyTo: 'm5' }),
      status: 'done',
      receipt: {
        brandHubUid: api.user.uid,
        fields: [],
        missing: ['userInfo.brandHub.targetAudience.idealCustomer'],
      },
    },
  ];
  await openApp(api, '/chat/c1');
  await expect.element(page.getByText('Line 59', { exact: true })).toBeVisible();
  const lacked = page.getByText(en.chat.betterWith);
  await expect.element(lacked).toBeVisible();
  const contact = page.getByRole('article').getByRole('link', { name: en.chat.contactUs });
  await expect.element(contact).toBeVisible();
  await media('print');
  await expect.element(lacked).not.toBeVisible();
  await expectCount(contact, 0);
  const main = page.getByRole('main').element();
  const last = page.getByText('Line 59', { exact: true }).element();
  // Nothing between the answer and the page cuts it off.
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    main.getBoundingClientRect().bottom,
  );
  expect(document.documentElement.scrollHeight).toBeGreaterThan(2_000);
  for (const hidden of ['nav', 'form', 'textarea', 'button']) {
    for (const element of document.querySelectorAll(hidden)) {
      expect(element.getClientRects(), hidden).toHaveLength(0);
    }
  }
  await expect.element(page.getByText('How?', { exact: true }).first()).toBeVisible();
  expect(page.getByRole('heading', { name: 'Bread' }).element().clientWidth).toBeGreaterThan(100);
  for (const code of document.querySelectorAll('pre')) {
    expect(code.scrollWidth).toBe(code.clientWidth);
  }
  expect(document.querySelectorAll('pre')).toHaveLength(1);
  await expectCount(page.getByText(en.chat.printedPart), 0);
});

test('a long chat, of which a part is on the screen, says on paper that it is a part', async () => {
  const api = new FakeApi();
  api.chats = [chatDocument({ chatId: 'c1', title: 'Bread' })];
  api.messages = [
    questionDocument({ chatId: 'c1', messageId: 'm1', position: 1, text: 'How?' }),
    {
      ...replyDocument({ chatId: 'c1', messageId: 'm2', position: 2, text: 'So.', replyTo: 'm1' }),
      status: 'done',
    },
  ];
  api.answer('listMessages', () => {
    const [chat = chatDocument({ chatId: 'c1', title: 'Bread' })] = api.chats;
    return { chat, messages: api.messages, more: true };
  });
  await openApp(api, '/chat/c1');
  const note = page.getByText(en.chat.printedPart);
  await expect.element(page.getByText('So.', { exact: true })).toBeVisible();
  await expect.element(note).not.toBeVisible();
  await media('print');
  await expect.element(note).toBeVisible();
});

test('the Brand Hub is printed with what is filled in', async () => {
  const userInfo = { profile: { industry: 'Bread' }, brandHub: {} };
  await openApp(new FakeApi({ plan: 'pro', userInfo }), '/brandhub');
  await expect.element(page.getByText('Bread', { exact: true }).first()).toBeVisible();
  await media('print');
  await expect.element(page.getByText('Bread', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText('Mission', { exact: true })).not.toBeVisible();
  await expect.element(page.getByText('Brand Core', { exact: true }).last()).not.toBeVisible();
  await expect.element(page.getByText(/^Our team takes care/)).not.toBeVisible();
});
