import type { ChatImport, ImportOutcome } from '@savet/contract/calls/chat-imports';
import { IMPORT_FILE_MAX, IMPORT_PIECE_BYTES } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatDocument, questionDocument } from '../app/documents.ts';
import { expectContains, expectCount, expectNoEnglish, expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const texts = en.chatImport;
const dialog = page.getByRole('dialog', { name: texts.title });
const nothing: ImportOutcome = {
  imported: 0,
  extended: 0,
  present: 0,
  leftOut: [],
  leftOutCount: 0,
  shortened: 0,
  replaced: 0,
  otherVersions: 0,
};
const uploading: ChatImport = {
  importId: 'i',
  state: 'uploading',
  failure: null,
  size: IMPORT_PIECE_BYTES + 3,
  received: 0,
  done: 0,
  total: 0,
  outcome: nothing,
};
const outcome: ImportOutcome = {
  ...nothing,
  imported: 12,
  present: 2,
  leftOut: [
    { number: 3, title: 'Tea', source: 'ChatGPT', reason: 'too_long' },
    { number: 1_204, title: '', source: null, reason: 'unreadable' },
  ],
  leftOutCount: 3,
  replaced: 1,
};

test('a file is sent in pieces, and its import is watched to the end, in both languages', async () => {
  const api = new FakeApi();
  let latest: ChatImport | null = null;
  api.answer('getChatImport', () => ({ import: latest }));
  api.answer('importChats', () => {
    latest = uploading;
    return { import: latest };
  });
  api.answer('sendImportPiece', ({ sequence }) => {
    if (sequence === 1) latest = { ...uploading, state: 'running', done: 300, total: 1_200 };
    return { import: latest ?? uploading };
  });
  await open(api);
  await expect.element(dialog.getByText(texts.steps.Claude)).toBeVisible();
  const send = api.hold('sendImportPiece');
  await choose(`${'a'.repeat(IMPORT_PIECE_BYTES)}end`);
  await expect.element(dialog.getByText(texts.sending)).toBeVisible();
  send();
  await expect.element(dialog.getByText('25% – 300 of 1,200 chats')).toBeVisible();
  expect(api.inputs('importChats')).toMatchObject([{ size: IMPORT_PIECE_BYTES + 3 }]);
  const [first, last] = api.inputs('sendImportPiece');
  expect(first).toMatchObject({ importId: 'i', sequence: 0 });
  expect(last).toMatchObject({ importId: 'i', sequence: 1, bytes: btoa('end') });
  expect(first?.bytes).toHaveLength(4 * Math.ceil(IMPORT_PIECE_BYTES / 3));

  latest = { ...uploading, state: 'done', done: 17, total: 17, outcome };
  await expect.element(dialog.getByText('12 chats imported.')).toBeVisible();
  await expectContains(dialog, '3 chats were left out:');
  await expectContains(dialog, `Tea: ${texts.reasons.too_long}`);
  await expectContains(dialog, `Chat 1,204 in the file: ${texts.reasons.unreadable}`);
  await expectContains(dialog, texts.leftOutMore(1));
  await expectContains(dialog, texts.replaced(1));
  const close = dialog.getByRole('button', { name: texts.close });
  const toChats = dialog.getByRole('button', { name: texts.toChats });
  await expect.element(toChats).toHaveAttribute('data-kind', 'primary');
  await close.click();

  await chooseBulgarian(api);
  await page.getByRole('button', { name: bg.security.chatImport.open }).click();
  const bulgarian = page.getByRole('dialog', { name: bg.chatImport.title });
  await expect.element(bulgarian.getByText('Внесени са 12 чата.')).toBeVisible();
  await expectContains(bulgarian, bg.chatImport.leftOut(3));
  await bulgarian.getByRole('button', { name: bg.chatImport.toChats }).click();
  await expectPath('/chat');
});

test('a file that is refused, too large or not sent says so, and another one can be chosen', async () => {
  const api = new FakeApi();
  api.answer('getChatImport', () => ({
    import: { ...uploading, state: 'failed', failure: 'damaged' },
  }));
  await open(api);
  await expect.element(dialog.getByText(texts.failures.damaged)).toBeVisible();
  const large = new File(['x'], 'large.zip');
  Object.defineProperty(large, 'size', { value: IMPORT_FILE_MAX + 1 });
  choosePrepared(large);
  await expect.element(dialog.getByText(texts.tooLarge('100 MB'))).toBeVisible();
  expect(api.inputs('importChats')).toEqual([]);
  api.refuse('importChats', 'IMPORT_LIMIT_REACHED');
  await choose('[]');
  await expect.element(dialog.getByText(en.errors.byCode.IMPORT_LIMIT_REACHED)).toBeVisible();
  api.answer('getChatImport', () => ({ import: uploading }));
  await dialog.getByRole('button', { name: texts.close }).click();
  await chooseBulgarian(api);
  await page.getByRole('button', { name: bg.security.chatImport.open }).click();
  await expectNoEnglish();
});

test('an upload that another tab did not finish says so', async () => {
  const api = new FakeApi();
  api.answer('getChatImport', () => ({ import: uploading }));
  await open(api);
  await expect.element(dialog.getByText(texts.cutOff)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: texts.chooseAnother })).toBeVisible();
});

test('an imported answer names its program, and cannot be rated', async () => {
  const api = new FakeApi();
  api.chats = [chatDocument({ chatId: 'c', title: 'Tea' })];
  const identity = { chatId: 'c', text: 'Green' };
  api.messages = [
    { ...questionDocument({ ...identity, messageId: 'q', position: 1 }), source: 'ChatGPT' },
    {
      ...questionDocument({ ...identity, messageId: 'a', position: 2 }),
      source: 'ChatGPT',
      sender: 'assistant',
      replyTo: 'q',
    },
  ];
  await openApp(api, '/chat/c');
  const reply = page.getByRole('article', { name: 'ChatGPT' });
  await expect.element(reply.getByText(en.chat.importedFrom('ChatGPT'))).toBeVisible();
  await expectCount(reply.getByRole('button', { name: en.chat.good }), 0);
  await expect.element(reply.getByRole('button', { name: en.chat.anotherAnswer })).toBeVisible();
  await chooseBulgarian(api);
  await expect.element(reply.getByText(bg.chat.importedFrom('ChatGPT'))).toBeVisible();
});

test('staff who view an account cannot import into it', async () => {
  const { api } = await openViewing();
  await openApp(api, '/profile');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCount(page.getByRole('region', { name: en.security.chatImport.title }), 0);
});

async function open(api: FakeApi): Promise<void> {
  await openApp(api, '/profile');
  await page.getByRole('button', { name: en.security.chatImport.open }).click();
  await expect.element(dialog).toBeVisible();
}

function input(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('nothing to choose a file with');
  return found;
}

async function choose(text: string): Promise<void> {
  await expect.element(dialog.getByRole('button', { name: /Choose/ })).toBeVisible();
  await userEvent.upload(input(), new File([text], 'conversations.json'));
}

/** A file that no test needs to hold in memory. */
function choosePrepared(file: File): void {
  const field = input();
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  Reflect.deleteProperty(field, 'files');
}
