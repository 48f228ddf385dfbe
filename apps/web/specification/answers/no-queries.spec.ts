import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chatDocument, questionDocument } from '../app/documents.ts';
import { expectCount, expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';

const path = 'userInfo.brandHub.brandVoice.toneOfVoice';

test('with queries left, every button that takes one says so', async () => {
  const api = await opened({ plan: 'pro', queryLimit: 100 });
  await openReceipt();
  for (const catalogue of [en, bg]) {
    if (catalogue === bg) await chooseBulgarian(api);
    const again = catalogue === en ? '1 query' : '1 въпрос';
    for (const name of [catalogue.chat.askAgain, catalogue.chat.anotherAnswer]) {
      expect(name).toContain(again);
      await expect.element(page.getByRole('button', { name, exact: true })).toBeEnabled();
    }
  }
});

test('without queries, a Free user is led to the plans', async () => {
  const none = { plan: 'free', queryLimit: 5, queryUsed: 5 } as const;
  for (const name of [en.chat.askAgain, en.chat.anotherAnswer, en.chat.editQuestion]) {
    const api = await opened(none);
    await openReceipt();
    const reason = `${name}: ${en.chat.freeExhausted}`;
    await page.getByRole('button', { name: reason, exact: true }).click();
    await expectPath('/payment');
    expect(api.inputs('generateResponse')).toEqual([]);
  }
});

test('without queries, a paying user sees why nothing can be asked', async () => {
  const api = await opened({ plan: 'pro', queryLimit: 100, queryUsed: 100 });
  await openReceipt();
  for (const catalogue of [en, bg]) {
    if (catalogue === bg) await chooseBulgarian(api);
    const { askAgain, anotherAnswer, editQuestion, limitReached } = catalogue.chat;
    for (const name of [askAgain, anotherAnswer, editQuestion]) {
      const button = page.getByRole('button', { name: `${name}: ${limitReached}`, exact: true });
      await expect.element(button).toBeDisabled();
    }
  }
});

/** A chat with an answer whose field has changed since. */
async function opened(user: ConstructorParameters<typeof FakeApi>[0]): Promise<FakeApi> {
  const api = new FakeApi({ ...user, brandVersions: { [path]: 2 } });
  api.chats = [chatDocument({ chatId: 'c', title: 'Хляб' })];
  const question = questionDocument({
    ...{ chatId: 'c', messageId: 'q', position: 1, text: 'Кой купува хляб?' },
  });
  const receipt = { brandHubUid: api.user.uid, fields: [{ path, version: 1 }] };
  const reply = { messageId: 'r', position: 2, replyTo: 'q', sender: 'assistant' as const };
  api.messages = [question, { ...question, ...reply, text: 'Пекарите.', receipt }];
  await openApp(api, '/chat/c');
  await expectCount(page.getByText('Пекарите.'), 1);
  return api;
}

async function openReceipt(): Promise<void> {
  await page.getByRole('article').getByText(en.chat.basedOnFields(1)).click();
}
