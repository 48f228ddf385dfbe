import { bg } from '@savet/i18n/bg';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatDocument } from './app/documents.ts';
import { expectCount, expectPath, expectText, expectTexts } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp } from './app/open-app.tsx';

const field = page.getByRole('combobox', { name: 'What are you looking for?' });
const options = () => document.querySelectorAll('[role=option]');

/** @param hasTitle whether the title of the chat is among the hits */
function searchableApi(hasTitle = true): FakeApi {
  const api = new FakeApi();
  const at = '2026-02-03T10:00:00.000Z';
  const title = { title: 'Bread plans', archived: false, at };
  const message = (messageId: string, excerpt: string) => ({
    ...title,
    chatId: 'plans',
    messageId,
    position: 2,
    sender: 'assistant' as const,
    excerpt,
  });
  const hits = [
    ...(hasTitle
      ? [{ ...title, chatId: 'plans', messageId: null, position: null, sender: null, excerpt: '' }]
      : []),
    message('m1', '… ery\n- **Bread** and rye for the neighb …'),
    message('m2', 'Gingerbread too'),
  ];
  api.answer('searchChats', () => ({ hits, more: false }));
  api.change({ chats: [chatDocument({ chatId: 'plans', title: 'Bread plans' })] });
  return api;
}

test('the search is a palette: one chat once, arrow keys move, Enter opens', async () => {
  const api = searchableApi();
  await openApp(api, '/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('bread');
  await expectTexts(options, [/^Bread plans/, '… Bread and rye for the …', 'Gingerbread too']);
  await expectCount(page.getByRole('group', { name: 'Bread plans' }), 1);
  await expectTexts(() => document.querySelectorAll('mark'), ['Bread', 'Bread', 'Gingerbread']);
  const active = () => document.querySelectorAll('[role=option][aria-selected=true]');
  await expectText(active, /^Bread plans/);
  await userEvent.keyboard('{ArrowUp}');
  await expectText(active, 'Gingerbread too');
  expect(field.element().getAttribute('aria-activedescendant')).toBe([...active()][0]?.id);
  expect(document.activeElement).toBe(field.element());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectText(active, '… Bread and rye for the …');
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat/plans');
  await expectCount(page.getByRole('dialog'), 0);
});

test('Enter opens the first message found when the title of its chat does not match', async () => {
  await openApp(searchableApi(false), '/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('rye for');
  await expectCount(options, 3);
  const active = () => document.querySelectorAll('[role=option][aria-selected=true]');
  await expectText(active, '… Bread and rye for the …');
});

test('one Escape closes the search, also when something is typed', async () => {
  const api = searchableApi();
  await openApp(api, '/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('bread');
  await expectCount(options, 3);
  await userEvent.keyboard('{Escape}');
  await expectCount(page.getByRole('dialog'), 0);
  await chooseBulgarian(api);
  await expect.element(page.getByRole('textbox', { name: bg.chat.composerLabel })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: bg.chat.searchLabel })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectCount(page.getByRole('dialog'), 0);
});
