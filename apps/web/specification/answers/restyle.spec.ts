import { bg } from '@savet/i18n/bg';
import { restyle as bgTexts } from '@savet/i18n/bg/chat-dialogs/restyle';
import { en } from '@savet/i18n/en';
import { restyle as enTexts } from '@savet/i18n/en/chat-dialogs/restyle';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { chatDocument, questionDocument } from '../app/documents.ts';
import { expectContains, expectCount, expectNoEnglish } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';

const dialog = page.getByRole('dialog', { name: enTexts.title });
const buttons = page.getByRole('button', { name: en.chat.restyle });

test('the last answer is asked for in another length, by keyboard', async () => {
  const { api, chat } = await opened();
  for (const [name, query] of [
    [enTexts.shorter, enTexts.askShorter],
    [enTexts.longer, enTexts.askLonger],
  ] as const) {
    const button = chat.lastReply().getByRole('button', { name: en.chat.restyle });
    focus(button.element());
    await userEvent.keyboard('{Enter}');
    await expectContains(dialog, enTexts.cost);
    focus(dialog.getByRole('button', { name }).element());
    await userEvent.keyboard('{Enter}');
    await expectCount(dialog, 0);
    const turn = await api.nextTurn();
    const { versionOf, ...sent } = api.inputs('generateResponse').at(-1) ?? {};
    expect(sent).toMatchObject({ chatId: 'c', query, newChat: false });
    expect(versionOf).toBeUndefined();
    await expectCount(buttons, 0);
    turn.say('Хляб.');
    turn.finish();
    await chat.settled();
  }
});

test('an earlier answer is asked for in a version of what follows', async () => {
  const { api } = await opened();
  await buttons.first().click();
  await expectContains(dialog, enTexts.follows);
  await dialog.getByLabelText(enTexts.for).selectOptions(enTexts.channels.email);
  await dialog.getByRole('button', { name: enTexts.ask }).click();
  await api.nextTurn();
  expect(api.inputs('generateResponse')).toMatchObject([
    { query: enTexts.askFor(enTexts.channels.email), versionOf: 'q2' },
  ]);
});

test('an audience in own words, in Bulgarian', async () => {
  const { api, chat } = await opened();
  await chooseBulgarian(api);
  await chat.lastReply().getByRole('button', { name: bg.chat.restyle }).click();
  const form = page.getByRole('dialog', { name: bgTexts.title });
  await form.getByLabelText(bgTexts.for).selectOptions(bgTexts.other);
  const audience = form.getByLabelText(bgTexts.audience);
  const send = form.getByRole('button', { name: bgTexts.ask });
  await expectNoEnglish();
  await audience.fill('  ');
  await send.click();
  expect(api.inputs('generateResponse')).toEqual([]);
  await audience.fill('я'.repeat(99));
  await userEvent.type(audience, 'юя');
  const kept = `${'я'.repeat(99)}ю`;
  await expect.element(audience).toHaveValue(kept);
  await send.click();
  await api.nextTurn();
  expect(api.inputs('generateResponse')).toMatchObject([{ query: bgTexts.askFor(kept) }]);
});

test('without queries it stays, and says why it does not ask', async () => {
  const { chat } = await opened(0);
  const name = `${en.chat.restyle}: ${en.chat.limitReached}`;
  await expect.element(chat.lastReply().getByRole('button', { name })).toBeDisabled();
});

/** A chat with two exchanges. */
async function opened(queryLimit = 100) {
  const api = new FakeApi({ plan: 'pro', queryLimit });
  api.chats = [chatDocument({ chatId: 'c', title: 'Хляб' })];
  api.messages = ['Кой купува хляб?', 'А тестени изделия?'].flatMap((text, index) => {
    const [messageId, position] = [`q${index + 1}`, 2 * index + 1];
    const question = questionDocument({ chatId: 'c', messageId, position, text });
    const reply = { messageId: `${messageId}-reply`, position: position + 1, replyTo: messageId };
    return [question, { ...question, ...reply, sender: 'assistant' as const, text: 'Пекарите.' }];
  });
  await openApp(api, '/chat/c');
  await expectCount(page.getByRole('button', { name: en.chat.copy, exact: true }), 2);
  return { api, chat: new ChatPage() };
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}
