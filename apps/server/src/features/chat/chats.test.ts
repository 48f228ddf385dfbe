import { CHATS_MAX } from '@savet/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { eraseDeletedChats } from './deleted-chats.store.ts';

describe.each(serverDatabases)('chats on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant);
  });
  afterAll(() => server.close());

  describe('deletion', () => {
    it('restores a chat unchanged on every client', async () => {
      person = await signUp(server);
      await exchange('c', 'Какво е Savet?', 'Съвет.');
      const before = await person.call('listMessages', { chatId: 'c' });
      const live = await person.watch();
      await live.until((events) => events.some(({ event }) => event === 'ready'));
      const { restorableUntil } = await person.call('deleteChat', { chatId: 'c' });
      expect(Date.parse(restorableUntil)).toBeGreaterThan(Date.now() + 500_000);
      await expectGone('c');
      const { chat } = await person.call('restoreChat', { chatId: 'c' });
      expect(chat.title).toBe('A fitting title');
      const after = await person.call('listMessages', { chatId: 'c' });
      const bare = ({ messages }: typeof after) =>
        messages.map((message) => ({ ...message, revision: 0 }));
      expect(bare(after)).toEqual(bare(before));
      const changes = await live.until((events) =>
        events
          .flatMap((event) => (event.event === 'changes' ? [event.data] : []))
          .find(({ messages }) => messages.length === 2),
      );
      expect(changes).toMatchObject({ chats: [{ chatId: 'c' }], removedChats: [] });
      live.close();
      // The restored chat accepts questions and can be deleted again.
      await exchange('c', 'И още?', 'Още.', false);
      await person.call('deleteChat', { chatId: 'c' });
      await person.call('restoreChat', { chatId: 'c' });
      expect((await person.call('listMessages', { chatId: 'c' })).messages).toHaveLength(4);
    });

    it('restores a chat deleted during an answer with the partial answer, settled', async () => {
      person = await signUp(server);
      await person.call('generateResponse', {
        chatId: 'c',
        messageId: 'q',
        newChat: true,
        query: 'q?',
        wait: false,
      });
      const answer = await consultant.next();
      answer.say('Half');
      await expect
        .poll(
          async () =>
            (
              await sql<{
                state: string;
              }>`select state from turns where uid = ${person.uid}`.execute(database.db)
            ).rows[0]?.state,
        )
        .toBe('answering');
      await person.call('deleteChat', { chatId: 'c' });
      await expect.poll(() => answer.aborted).toBe(true);
      await person.call('restoreChat', { chatId: 'c' });
      const { messages } = await person.call('listMessages', { chatId: 'c' });
      expect(messages[1]).toMatchObject({ text: 'Half', status: 'stopped' });
      // A stopped answer can be retried.
      await person.call('generateResponse', {
        chatId: 'c',
        messageId: 'q',
        query: 'q?',
        attempt: 2,
        wait: false,
      });
      const second = await consultant.next();
      second.say('Whole');
      second.finish();
      await expect
        .poll(async () => (await person.call('listMessages', { chatId: 'c' })).messages[1]?.text)
        .toBe('Whole');
    });

    it('erases a chat after the restore period, and hides it from other users at once', async () => {
      person = await signUp(server);
      const other = await signUp(server);
      await exchange('c', 'q?', 'a.');
      await person.call('deleteChat', { chatId: 'c' });
      expect(await other.send('restoreChat', { chatId: 'c' })).toMatchObject({ status: 404 });
      await sql`update deleted_chats set deleted_at = deleted_at - interval '11 minutes' where uid = ${person.uid}`.execute(
        database.db,
      );
      expect(await person.send('restoreChat', { chatId: 'c' })).toMatchObject({ status: 404 });
      await eraseDeletedChats(database.db);
      const { rows } = await sql`select 1 from deleted_chats where uid = ${person.uid}`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
    });

    async function expectGone(chatId: string) {
      expect(await person.send('listMessages', { chatId })).toMatchObject({ status: 404 });
      expect(await person.send('exportChat', { chatId })).toMatchObject({ status: 404 });
      expect((await person.call('searchChats', { text: 'съвет' })).hits).toEqual([]);
      expect((await person.call('listQueries', {})).queries[0]?.question).toBeNull();
      const again = { chatId, messageId: `${chatId}-1`, query: 'Какво е Savet?', wait: false };
      expect(await person.send('generateResponse', again)).toMatchObject({ status: 404 });
    }
  });

  describe('search', () => {
    beforeAll(async () => {
      person = await signUp(server);
      await exchange('bread', 'Колко струва ХЛЯБЪТ с квас?', 'Ѝ да, 100% зърно_то.');
      await exchange(
        'tea',
        'Who drinks Tea at night?',
        `${'x '.repeat(60)}needle${' y'.repeat(60)}`,
      );
      await person.call('renameChat', { chatId: 'tea', title: 'Чаят на Ѝва' });
    });

    it.each([
      ['хлябът', ['bread']],
      ['ХлЯбЪт С КвАс', ['bread']],
      ['tea', ['tea']],
      ['чаят', ['tea']],
      ['100%', ['bread']],
      ['зърно_то', ['bread']],
      ['ѝ', ['tea', 'bread']],
      ['%', ['bread']],
      ["'; drop table messages; --", []],
      ['nothing of the kind', []],
    ])('%j is found in %j', async (text, chats) => {
      const { hits } = await person.call('searchChats', { text });
      expect([...new Set(hits.map(({ chatId }) => chatId))]).toEqual(chats);
    });

    it('returns the position of a match, with an excerpt', async () => {
      const { hits } = await person.call('searchChats', { text: 'NEEDLE' });
      expect(hits).toEqual([
        expect.objectContaining({ chatId: 'tea', sender: 'assistant', position: 2 }),
      ]);
      expect(hits[0]?.excerpt).toMatch(/^… .{0,60}needle.{0,60} …$/);
    });

    it('finds a chat by its displayed title', async () => {
      const reader = await signUp(server);
      await reader.call('createChat', { chatId: 'unnamed' });
      const found = async (text: string) =>
        (await reader.call('searchChats', { text })).hits.map(({ chatId }) => chatId);
      expect(await found('new c')).toEqual(['unnamed']);
      await reader.call('updateUser', { language: 'BG' });
      expect(await found('нов ч')).toEqual(['unnamed']);
      expect(await found('new c')).toEqual([]);
    });

    it('never returns chats of another user', async () => {
      const other = await signUp(server);
      expect((await other.call('searchChats', { text: 'хлябът' })).hits).toEqual([]);
    });
  });

  it('are as many as an account can have, however they are created', async () => {
    person = await signUp(server);
    await sql`
      insert into chats (uid, chat_id, title, deleted, revision)
      select ${person.uid}, 'many' || n, 'x', n > ${CHATS_MAX - 1}::int4, 1
      from generate_series(1, ${CHATS_MAX + 5}::int4) n`.execute(database.db);
    const created = await Promise.all(
      ['a', 'b', 'c'].map((chatId) => person.send('createChat', { chatId })),
    );
    expect(created.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const full = { status: 409, body: { code: 'CHAT_LIMIT_REACHED' } };
    const asked = { chatId: 'asked', messageId: 'asked', newChat: true, query: 'q?', wait: false };
    const before = (await person.call('getUser', {})).user.queryUsed;
    expect(await person.send('generateResponse', asked)).toMatchObject(full);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(before);
    // A chat that is there is returned as before, and one that goes makes room.
    await person.call('createChat', { chatId: 'many1' });
    await person.call('deleteChat', { chatId: 'many1' });
    await person.call('createChat', { chatId: 'd' });
    expect(await person.send('createChat', { chatId: 'e' })).toMatchObject(full);
  });

  it('exports a whole chat as Markdown', async () => {
    person = await signUp(server);
    await exchange('c', 'Кой?', '**Ние**');
    await person.call('renameChat', { chatId: 'c', title: '../../=cmd\r\nx' });
    const { fileName, markdown } = await person.call('exportChat', { chatId: 'c' });
    expect(fileName).toBe('cmd x.md');
    expect(markdown).toContain('> Кой?');
    expect(markdown).toContain('\n**Ние**\n');
  });

  let questionCount = 0;
  async function exchange(chatId: string, query: string, text: string, newChat = true) {
    questionCount += 1;
    const messageId = newChat ? `${chatId}-1` : `${chatId}-${questionCount}x`;
    await person.call('generateResponse', { chatId, messageId, newChat, query, wait: false });
    const answer = await consultant.next();
    answer.say(text);
    answer.finish();
    await vi.waitFor(async () => {
      const { messages } = await person.call('listMessages', { chatId });
      expect(messages.at(-1)?.status).toBe('done');
      if (!newChat) return;
      const { chats } = await person.call('listChats', {});
      expect(chats.find((chat) => chat.chatId === chatId)?.title).toBe('A fitting title');
    });
  }
});
