import { brandFields } from '@savet/contract/brand-hub';
import { catalogues } from '@savet/i18n/catalogues';
import { documentTexts } from '@savet/i18n/files/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { readDocx, readPdf } from '../../../testing/documents/read-files.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const values: Partial<Record<string, string>> = {
  businessName: 'Розова долина',
  mission: 'Да направим розата част от деня.\n- честно\n- бавно',
  idealCustomer: 'Хора, които подаряват.',
  vocabularyGuide: 'гости, а не клиенти. Избягваме: евтино, промоция',
  brandColors: JSON.stringify({
    primary: [{ hex: '#fe0' }, { hex: '#7A1F3D' }],
    secondary: [{ hex: '#2F5D50' }],
  }),
  products: 'Розова вода, 9 €',
};

describe.each(serverDatabases)('downloads on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;
  let replies: string[];

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant);
    person = await signUp(server);
    await person.call('updateUser', { language: 'BG' });
    await ask('one', 'Първи въпрос\nна два реда', '# Първо\n\nОтговор с **тежест**.');
    await ask('two', 'Втори въпрос', '| Канал | Цена |\n| - | - |\n| Имейл | 0 € |');
    await ask('three', 'Трети въпрос', 'Трети отговор');
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    replies = messages
      .filter(({ sender }) => sender === 'assistant')
      .map(({ messageId }) => messageId);
    await setPlan('pro');
    for (const field of brandFields) {
      const value = values[field.name];
      if (value !== undefined) await person.call('saveBrandField', { path: field.path, value });
    }
  });
  afterAll(() => server.close());

  it('makes a PDF of a chat with the name of the brand', async () => {
    const file = await person.call('downloadChat', { chatId: 'c', format: 'pdf' });
    expect(file).toMatchObject({
      fileName: 'A fitting title.pdf',
      mediaType: 'application/pdf',
    });
    const { text, language, tags } = await readPdf(bytesOf(file));
    expect(language).toBe('bg');
    expect(tags).toContain('Table');
    const order = [
      'A fitting title',
      'Розова долина',
      'Първи въпрос',
      'тежест',
      'Имейл',
      'Трети отговор',
    ];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(order.every((part) => text.includes(part))).toBe(true);
    expect(text).toContain(documentTexts.BG.madeWith);
  });

  it('makes a Word document of some answers with their questions, in a readable colour of the brand', async () => {
    const file = await person.call('downloadChat', {
      chatId: 'c',
      messageIds: [replies[1] ?? ''],
      format: 'docx',
    });
    const { text, body } = readDocx(bytesOf(file));
    expect(text).toContain('Втори въпрос');
    expect(text).toContain('Имейл');
    expect(text).not.toMatch(/Първи въпрос|Трети отговор/);
    // Yellow is in the band, but no text is yellow.
    expect(body).toContain('w:fill="FFEE00"');
    expect(body).not.toContain('w:color w:val="FFEE00"');
  });

  it('makes Markdown', async () => {
    const messageIds = [replies[2] ?? '', replies[0] ?? ''];
    const file = await person.call('downloadChat', { chatId: 'c', messageIds, format: 'md' });
    const markdown = bytesOf(file).toString();
    expect(file.fileName).toBe('A fitting title.md');
    expect(markdown).toContain('> на два реда');
    expect(markdown.indexOf('тежест')).toBeLessThan(markdown.indexOf('Трети отговор'));
    expect(markdown).not.toContain('Втори');
  });

  it('leaves the brand out on the free plan', async () => {
    await setPlan('free');
    const file = await person.call('downloadChat', { chatId: 'c', format: 'docx' });
    const { text, body } = readDocx(bytesOf(file));
    expect(text).not.toContain('Розова');
    expect(body).not.toMatch(/FFEE00|7A1F3D/);
    expect(await person.send('downloadBrandBook', { format: 'pdf' })).toMatchObject({
      status: 403,
      body: { code: 'PLAN_REQUIRED' },
    });
    await setPlan('pro');
  });

  it('refuses chats and replies of others', async () => {
    const other = await signUp(server);
    const format = 'pdf';
    const foreign = await other.send('downloadChat', { chatId: 'c', format });
    const unknown = await other.send('downloadChat', { chatId: 'nothing', format });
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(unknown.body);
    const messageIds = ['one'];
    const question = await person.send('downloadChat', { chatId: 'c', messageIds, format });
    expect(question).toMatchObject({ status: 404 });
  });

  it('makes a brand book with everything that is filled in', async () => {
    const file = await person.call('downloadBrandBook', { format: 'pdf' });
    expect(file.fileName).toBe('Розова долина Наръчник на марката.pdf');
    const { text, pages, title } = await readPdf(bytesOf(file));
    expect(title).toBe('Розова долина');
    expect(pages).toBeGreaterThan(1);
    const { sections, say, avoid } = documentTexts.BG;
    const wanted = [
      sections.brandCore,
      'Да направим розата част от деня.',
      'честно',
      sections.targetAudience,
      sections.brandVoice,
      say,
      avoid,
      'гости',
      'клиенти',
      'промоция',
      '#FFEE00 · RGB 255, 238, 0',
      'чете се с черен текст',
      '#7A1F3D',
      sections.coreProducts,
      'Розова вода, 9 €',
    ];
    for (const part of wanted) expect(text).toContain(part);
    expect(text).not.toContain(sections.positioning);
  });

  it('makes a brand book with titles in every language', async () => {
    const file = await person.call('downloadBrandBook', { format: 'docx', language: 'all' });
    const { text, styles } = readDocx(bytesOf(file));
    for (const { sections } of Object.values(documentTexts))
      expect(text).toContain(sections.brandCore);
    for (const { brandHub } of Object.values(catalogues)) {
      expect(text).toContain(brandHub.fields.mission);
    }
    expect(styles).toEqual(expect.arrayContaining(['CoverTitle', 'Heading1', 'Heading3']));
  });

  it('makes no brand book of an empty Brand Hub', async () => {
    const other = await signUp(server);
    const { db } = database;
    await db.updateTable('users').set({ plan: 'pro' }).where('uid', '=', other.uid).execute();
    expect(await other.send('downloadBrandBook', { format: 'pdf' })).toMatchObject({
      status: 409,
      body: { code: 'BRAND_HUB_EMPTY' },
    });
  });

  it('lets staff who view an account download, and not share', async () => {
    const admin = await signUp(server);
    await grantStaff(database.db, admin);
    const { uid } = person;
    await admin.call('startViewing', { uid });
    await setPlan('free');
    const book = await admin.call('downloadBrandBook', { uid, format: 'docx' });
    expect(readDocx(bytesOf(book)).text).toContain('Розова вода');
    expect(
      await admin.send('createSharedLink', { uid, linkId: 'l', chatId: 'c', days: 7 }),
    ).toMatchObject({ status: 403, body: { code: 'VIEW_ONLY' } });
    expect((await admin.call('listSharedLinks', { uid })).links).toEqual([]);
    await setPlan('pro');
  });

  function bytesOf({ content }: { content: string }): Buffer {
    return Buffer.from(content, 'base64');
  }

  async function setPlan(plan: 'free' | 'pro'): Promise<void> {
    await database.db.updateTable('users').set({ plan }).where('uid', '=', person.uid).execute();
  }

  async function ask(messageId: string, query: string, text: string): Promise<void> {
    const newChat = messageId === 'one';
    await person.call('generateResponse', { chatId: 'c', messageId, query, newChat, wait: false });
    const answer = await consultant.next();
    answer.say(text);
    answer.finish();
    await vi.waitFor(async () => {
      const { messages } = await person.call('listMessages', { chatId: 'c' });
      if (messages.at(-1)?.status !== 'done') throw new Error('the reply is not stored yet');
    });
  }
});
