import { userDocument } from '@savet/contract/testing/user-document';
import { documentTexts } from '@savet/i18n/files/documents';
import { exportFiles } from '@savet/i18n/files/export-files';
import { sharedPageTexts } from '@savet/i18n/files/shared-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { importFile, plainChat } from '../../../testing/imports/chat-exports.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { chatDocument } from '../../chat/downloads/chat-document.ts';
import { paths } from '../../exports/files/export-format.ts';
import { entriesOf, exportOf, rowsOf } from '../../exports/testing/account-file.ts';

let server: TestServer;
let person: Person;
let chatId: string;

beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
  person = await signUp(server);
  await person.call('updateUser', { language: 'BG' });
  const imported = await importFile(server, person, [plainChat('c1')]);
  expect(imported).toMatchObject({ state: 'done', outcome: { imported: 1 } });
  const { chats } = await person.call('listChats', {});
  chatId = chats.find(({ title }) => title === 'Chat c1')?.chatId ?? '';
});
afterAll(() => server.close());

it('names the program in Markdown and in documents', async () => {
  const { markdown } = await person.call('exportChat', { chatId });
  expect(markdown).toContain('*2024-03-01 10:00 UTC*\n\n> Question of c1');
  expect(markdown).toContain('*2024-03-01 10:01 UTC · ChatGPT*\n\nAnswer of c1');
  const { chat, messages } = await person.call('listMessages', { chatId });
  const { blocks } = chatDocument(userDocument({ language: 'BG' }), chat, messages);
  const note = { kind: 'note', text: documentTexts.BG.importedFrom('ChatGPT') };
  expect(blocks.filter(({ kind }) => kind === 'note').at(-1)).toEqual(note);
});

it('names the program on a shared page', async () => {
  const { url } = await person.call('createSharedLink', { linkId: 'l', chatId, days: 7 });
  const { pathname } = new URL(url);
  const page = await fetch(`${server.url}${pathname}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0' },
  });
  const text = await page.text();
  expect(text).toContain(sharedPageTexts.BG.answerFrom('ChatGPT'));
  expect(text).not.toContain(`>${sharedPageTexts.BG.answer}<`);
});

it('names the program in the export of the account', async () => {
  const file = await exportOf(server, person);
  const sources = rowsOf(file, paths.messages).map(({ source }) => source);
  expect(sources).toEqual(['ChatGPT', 'ChatGPT']);
  const chat = Object.entries(entriesOf(file)).find(([path]) => path.endsWith('Chat c1.md'));
  expect(chat?.[1]).toContain('## ChatGPT · ');
  expect(chat?.[1]).not.toContain(`## ${exportFiles.BG.assistant} · `);
});
