import type { MessageDocument } from '@savet/contract/documents';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { chatDocument, questionDocument } from '../app/documents.ts';
import { expectContains } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, reloadApp } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const names = { previous: en.chat.previousVersion, next: en.chat.nextVersion };
const arrow = (name: keyof typeof names) => page.getByRole('button', { name: names[name] });

test('the arrows of versions keep the focus and name the version, by keyboard', async () => {
  const api = await opened();
  await expectContains(page.getByRole('main'), en.chat.versionOf(2, 3));
  for (const [name, shown] of [
    ['next', 3],
    ['next', 3],
    ['previous', 2],
    ['previous', 1],
    ['previous', 1],
    ['next', 2],
  ] as const) {
    const element = arrow(name).element();
    if (document.activeElement !== element && element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{Enter}');
    await expectContains(page.getByRole('main'), `Въпрос ${shown}`);
    await expect.element(arrow(name)).toHaveFocus();
    await expect.element(arrow(name)).toHaveAccessibleDescription(en.chat.versionOf(shown, 3));
  }
  expect(api.inputs('showVersion').map(({ version }) => version)).toEqual([3, 2, 1, 2]);
  await expect.element(arrow('next')).not.toHaveAttribute('aria-disabled', 'true');
});

test('an arrow keeps the focus while the server answers, and asks it once', async () => {
  const api = await opened();
  const release = api.hold('showVersion');
  const next = arrow('next').element();
  if (next instanceof HTMLElement) next.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(arrow('next')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(arrow('next')).toHaveFocus();
  release();
  await expectContains(page.getByRole('main'), 'Въпрос 3');
  await expect.element(arrow('next')).toHaveFocus();
  expect(api.inputs('showVersion')).toHaveLength(1);
});

test('what has been focused meanwhile keeps the focus', async () => {
  const api = await opened();
  const release = api.hold('showVersion');
  await arrow('next').click();
  const composer = page.getByLabelText(en.chat.composerLabel, { exact: true });
  await composer.click();
  release();
  await expectContains(page.getByRole('main'), 'Въпрос 3');
  await expect.element(composer).toHaveFocus();
});

test('staff who view an account see which version is shown, and cannot show another', async () => {
  const { api, client } = await openViewing({ plan: 'pro' });
  const chat = chatDocument({ chatId: 'c', title: 'Хляб' });
  api.answer('listChats', ({ uid }) => ({ chats: uid === client.uid ? [chat] : [], more: false }));
  api.answer('listMessages', () => ({ chat, messages: exchange(2, false), more: false }));
  await reloadApp();
  await new ChatPage().openMenu();
  await page.getByRole('link', { name: chat.title }).click();
  await expectContains(page.getByRole('main'), en.chat.versionOf(2, 3));
  for (const name of ['previous', 'next'] as const) {
    await expect.element(arrow(name)).toBeDisabled();
    const element = arrow(name).element();
    if (element instanceof HTMLElement) element.click();
  }
  await expect.element(page.getByRole('button', { name: en.chat.compare })).toBeEnabled();
  expect(api.inputs('showVersion')).toEqual([]);
});

/** A chat with three versions of a question, of which the second one is shown. */
async function opened(): Promise<FakeApi> {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  const chat = chatDocument({ chatId: 'c', title: 'Хляб' });
  api.chats = [chat];
  const shownAs = (shown: number) =>
    [1, 2, 3].flatMap((version) => exchange(version, version !== shown));
  api.messages = shownAs(2).filter(({ hidden }) => !hidden);
  api.answer('showVersion', ({ version }) => {
    api.change({ messages: shownAs(version) });
    return { message: exchange(version, false)[0] };
  });
  await openApp(api, '/chat/c');
  await expect.element(arrow('next')).toBeVisible();
  return api;
}

function exchange(version: number, hidden: boolean): [MessageDocument, MessageDocument] {
  const question = questionDocument({
    ...{ chatId: 'c', messageId: `q${version}`, position: 2 * version },
    text: `Въпрос ${version}`,
  });
  const reply = { messageId: `r${version}`, position: 2 * version + 1, replyTo: `q${version}` };
  return [
    { ...question, version, versionCount: 3, hidden },
    { ...question, ...reply, sender: 'assistant', text: `Отговор ${version}`, hidden },
  ];
}
