import { IMPORT_PIECE_BYTES, IMPORTS_PER_DAY } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import {
  chatgptChat,
  claudeChat,
  importFile,
  plainChat,
  sendFile,
  zipOf,
} from '../../../testing/imports/chat-exports.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { deleteExpiredImports } from './chat-imports.store.ts';

const image = { content_type: 'image_asset_pointer' };
const chatgptExport = () =>
  zipOf({
    'chat.html': '<html>',
    'user.json': {},
    'data/conversations-000.json': [
      chatgptChat('c1', [{ id: 'q', parts: ['Чай?', image] }, { id: 'a' }], { title: 'Чай' }),
      chatgptChat('c2', [], { title: 'Празен' }),
    ],
    'data/conversations-001.json': [plainChat('c3')],
    'data/conversations.json.bak': '[',
  });

describe.each(databases)('import of chats on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    server = await startApplication(database, new ScriptedConsultant());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await signUp(server);
  });

  const titles = async () => {
    const { chats } = await person.call('listChats', {});
    return chats.map(({ title }) => title);
  };

  it('makes chats of the ZIP file of ChatGPT, and takes no query', async () => {
    await person.call('updateUser', { language: 'BG' });
    const ended = await importFile(server, person, chatgptExport());
    expect(ended).toMatchObject({ state: 'done', failure: null, done: 3, total: 3 });
    expect(ended.outcome).toEqual({
      imported: 2,
      extended: 0,
      present: 0,
      leftOut: [{ number: 2, title: 'Празен', source: 'ChatGPT', reason: 'empty' }],
      leftOutCount: 1,
      shortened: 0,
      replaced: 1,
      otherVersions: 0,
    });
    const { chats } = await person.call('listChats', {});
    const tea = chats.find(({ title }) => title === 'Чай');
    expect(tea).toMatchObject({
      createdAt: '2024-03-01T10:00:00.000Z',
      dateLastVisited: '2024-03-01T11:00:00.000Z',
    });
    const { messages } = await person.call('listMessages', { chatId: tea?.chatId ?? '' });
    expect(messages).toMatchObject([
      {
        sender: 'user',
        text: `Чай?\n\n${bg.chatImport.notes.image}`,
        source: 'ChatGPT',
        position: 1,
      },
      { sender: 'assistant', text: 'a', source: 'ChatGPT', status: 'done', receipt: null },
    ]);
    expect(messages[1]?.replyTo).toBe(messages[0]?.messageId);
    expect((await person.call('listQueries', {})).queries).toEqual([]);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(0);
    expect((await person.call('searchChats', { text: 'чай' })).hits.length).toBeGreaterThan(0);
    const { rows } = await sql`select 1 from chat_import_pieces`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('makes chats of the file of Claude', async () => {
    const ended = await importFile(server, person, [
      claudeChat('u1', [{ text: 'Hello' }, { text: 'Hi' }], { name: 'Greeting' }),
      'no conversation' as unknown as object,
    ]);
    expect(ended.outcome).toMatchObject({
      imported: 1,
      leftOut: [{ number: 2, title: '', source: null, reason: 'unreadable' }],
    });
    expect(await titles()).toContain('Greeting');
  });

  it('makes no doubles of a file that is imported again, and adds what is new', async () => {
    await importFile(server, person, [plainChat('c1'), plainChat('c1'), plainChat('c2')]);
    const before = await titles();
    const again = await importFile(server, person, [plainChat('c1'), plainChat('c2')]);
    expect(again.outcome).toMatchObject({ imported: 0, present: 2, leftOutCount: 0 });
    expect(await titles()).toEqual(before);

    const longer = chatgptChat('c1', [
      { id: 'c1-q' },
      { id: 'c1-a' },
      { id: 'c1-q2', role: 'user' },
      { id: 'c1-a2' },
    ]);
    const extended = await importFile(server, person, [longer]);
    expect(extended.outcome).toMatchObject({ imported: 0, extended: 1, present: 0 });
    const { chats } = await person.call('listChats', {});
    const chatId = chats.find(({ title }) => title === 'Chat c1')?.chatId ?? '';
    const { messages } = await person.call('listMessages', { chatId });
    expect(messages.map(({ text }) => text)).toEqual([
      'Question of c1',
      'Answer of c1',
      'c1-q2',
      'c1-a2',
    ]);
    expect(messages.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('leaves a chat alone that was changed or deleted here', async () => {
    await importFile(server, person, [plainChat('c1'), plainChat('c2')]);
    const { chats } = await person.call('listChats', {});
    const idOf = (title: string) => chats.find((chat) => chat.title === title)?.chatId ?? '';
    await sql`
      insert into messages (uid, message_id, chat_id, position, text, sender, timestamp, status, revision)
      values (${person.uid}, 'own', ${idOf('Chat c1')}, 3, 'Own', 'user', now(), 'done', 1)`.execute(
      database.db,
    );
    await person.call('deleteChat', { chatId: idOf('Chat c2') });
    const longer = chatgptChat('c1', [
      { id: 'c1-q' },
      { id: 'c1-a' },
      { id: 'c1-q2', role: 'user' },
    ]);
    const { outcome } = await importFile(server, person, [longer, plainChat('c2')]);
    expect(outcome.leftOut.map(({ reason }) => reason)).toEqual(['changed_here', 'deleted_here']);
    const { messages } = await person.call('listMessages', { chatId: idOf('Chat c1') });
    expect(messages).toHaveLength(3);
    expect(await titles()).not.toContain('Chat c2');
    // As it was there: nothing is missing here.
    const { outcome: same } = await importFile(server, person, [plainChat('c1')]);
    expect(same).toMatchObject({ present: 1, leftOutCount: 0 });
  });

  it('fills an account up to its limit of chats', async () => {
    await sql`
      insert into chats (uid, chat_id, title, created_at, date_last_visited, revision)
      select ${person.uid}, 'chat-' || n, 'x', now(), now(), 1 from generate_series(1, 9999) n`.execute(
      database.db,
    );
    const { outcome } = await importFile(server, person, [plainChat('c1'), plainChat('c2')]);
    expect(outcome).toMatchObject({
      imported: 1,
      leftOut: [{ title: 'Chat c2', reason: 'chat_limit' }],
    });
  });

  it('gives an imported answer no rating, and it can be asked again', async () => {
    await importFile(server, person, [plainChat('c1')]);
    const { chats } = await person.call('listChats', {});
    const chatId = chats.find(({ title }) => title === 'Chat c1')?.chatId ?? '';
    const { messages } = await person.call('listMessages', { chatId });
    const [question, answer] = messages.map(({ messageId }) => messageId);
    const rating = { chatId, messageId: answer ?? '', feedback: 'good' } as const;
    expect(await person.send('setFeedback', rating)).toMatchObject({ status: 404 });
    await person.call('generateResponse', {
      chatId,
      messageId: 'again',
      query: 'Question of c1',
      versionOf: question,
      newChat: false,
      wait: false,
    });
    const { versions } = await person.call('listVersions', { chatId, messageId: 'again' });
    expect(versions.map(({ reply }) => reply.source)).toEqual(['ChatGPT', null]);
  });

  it.each([
    ['no_chats', new TextEncoder().encode('%PDF-1.7')],
    ['no_chats', new TextEncoder().encode('{"chat_messages":[]}')],
    ['no_chats', new TextEncoder().encode('[]')],
    ['no_chats', new TextEncoder().encode('[{"a":1}]')],
    ['no_chats', zipOf({ 'users.json': [], 'projects.json': [] })],
    ['damaged', new TextEncoder().encode(JSON.stringify([plainChat('x')]).slice(0, -9))],
    ['damaged', Buffer.concat([Buffer.from('["'), Buffer.from([0xff, 0xfe]), Buffer.from('"]')])],
    ['damaged', zipOf({ 'conversations.json': [plainChat('x')] }).subarray(0, 300)],
    ['damaged', zipOf({ 'conversations.json': '[{"mapping":' })],
    ['damaged', zipOf({ '../conversations.json': [plainChat('x')] })],
    ['damaged', zipOf({ '/etc/conversations.json': [plainChat('x')] })],
  ] as const)('refuses a file: %s', async (failure, file) => {
    const ended = await importFile(server, person, new Uint8Array(file));
    expect(ended).toMatchObject({ state: 'failed', failure });
    expect(ended.outcome.imported).toBe(0);
    expect(await titles()).not.toContain('Chat x');
  });

  it('refuses a file that unpacks to far more, and one that lies about its size', async () => {
    const bomb = Buffer.from(zipOf({ 'conversations.json': `[${' '.repeat(20_000_000)}]` }));
    // The size when unpacked, in the header of the entry and in the directory.
    const directory = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    const honest = bomb.readUInt32LE(directory + 24);
    bomb.writeUInt32LE(honest - 1, directory + 24);
    expect(await importFile(server, person, new Uint8Array(bomb))).toMatchObject({
      failure: 'damaged',
    });
    bomb.writeUInt32LE(300_000_001, directory + 24);
    expect(await importFile(server, person, new Uint8Array(bomb))).toMatchObject({
      failure: 'too_large',
    });
    const many = new TextEncoder().encode(`[${'1,'.repeat(20_000)}1]`);
    expect(await importFile(server, person, many)).toMatchObject({ failure: 'too_large' });
  });

  it('takes the pieces in any order, each once and of its size', async () => {
    const file = Buffer.alloc(IMPORT_PIECE_BYTES + 500, ' ');
    file.write(JSON.stringify([plainChat('c1')]).slice(0, -1));
    file.write(']', file.length - 1);
    const { import: begun } = await person.call('importChats', { size: file.length });
    const send = (sequence: number, from: Person = person, bytes = file) => {
      const piece = bytes.subarray(
        sequence * IMPORT_PIECE_BYTES,
        (sequence + 1) * IMPORT_PIECE_BYTES,
      );
      const { importId } = begun;
      return from.send('sendImportPiece', { importId, sequence, bytes: piece.toString('base64') });
    };
    const short = file.subarray(0, IMPORT_PIECE_BYTES - 1);
    expect(await send(0, person, short)).toMatchObject({ status: 400 });
    expect(await send(1, person, Buffer.concat([file, short]))).toMatchObject({ status: 400 });
    const other = await signUp(server);
    expect(await send(0, other)).toMatchObject({ status: 404 });
    expect((await send(1)).status).toBe(200);
    expect((await send(1)).status).toBe(200);
    const { import: half } = await person.call('getChatImport', {});
    expect(half).toMatchObject({ state: 'uploading', received: 500, done: 0 });
    expect((await send(0)).status).toBe(200);
    await server.application.importWorker.settled();
    expect((await send(0)).status).toBe(200);
    const { import: ended } = await person.call('getChatImport', {});
    expect(ended).toMatchObject({ state: 'done', outcome: { imported: 1 } });
  });

  it('is only for the owner of the account', async () => {
    await importFile(server, person, [plainChat('c1')]);
    const staff = await signUp(server);
    await grantStaff(database.db, staff);
    const other = { uid: person.uid };
    expect((await staff.send('importChats', { ...other, size: 1 })).status).toBe(404);
    expect((await (await signUp(server)).call('getChatImport', {})).import).toBeNull();
    await staff.call('startViewing', other);
    for (const [name, input] of [
      ['importChats', { size: 1 }],
      ['sendImportPiece', { importId: 'x', sequence: 0, bytes: 'AA==' }],
    ] as const) {
      expect(await staff.send(name, { ...other, ...input })).toMatchObject({
        status: 403,
        body: { code: 'VIEW_ONLY' },
      });
    }
  });

  it('is done a few times a day', async () => {
    for (let count = 0; count < IMPORTS_PER_DAY; count += 1) {
      await person.call('importChats', { size: 1 });
    }
    expect(await person.send('importChats', { size: 1 })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_LIMIT_REACHED' },
    });
  });

  it('forgets a file that never became whole, and an old result', async () => {
    await person.call('importChats', { size: 10 });
    await sql`update chat_imports set expires_at = now()`.execute(database.db);
    expect((await person.call('getChatImport', {})).import).toBeNull();
    await deleteExpiredImports(database.db);
    const { rows } = await sql`select 1 from chat_imports`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('fails after several attempts that ended with their server', async () => {
    const importId = await sendFile(person, new TextEncoder().encode('[]'));
    await server.application.importWorker.settled();
    await sql`
      update chat_imports set state = 'running', attempt = 5, lease_until = now()
      where import_id = ${importId}`.execute(database.db);
    server.application.importWorker.wake();
    await server.application.importWorker.settled();
    expect((await person.call('getChatImport', {})).import).toMatchObject({
      state: 'failed',
      failure: 'interrupted',
    });
  });
});
