import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { paths } from '../files/export-format.ts';
import { entriesOf, exportOf } from '../testing/account-file.ts';
import { fillOddAccount } from '../testing/odd-account.ts';

describe.each(databases)('import on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'savet-import-'));
  let databaseHere: OpenDatabase;
  let database: OpenDatabase;
  let here: TestServer;
  let there: TestServer;
  let file: Uint8Array;
  let asked: ScriptedConsultant;

  beforeAll(async () => {
    databaseHere = await open();
    database = await open();
    asked = new ScriptedConsultant();
    here = await startApplication(databaseHere, asked);
    there = await startApplication(database, new ScriptedConsultant());
    const person = await signUp(here);
    await fillOddAccount(databaseHere.db, person);
    file = await exportOf(here, person);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    rmSync(folder, { recursive: true });
  });

  describe('refuses', () => {
    it.each([
      ['a file that is not there', () => null, 'no such file'],
      ['a file that is no ZIP', () => strToU8('nothing'), 'central directory record signature'],
      ['the first half of a file', () => file.subarray(0, file.length / 2), 'central directory'],
      ['a ZIP file of something else', () => changed({ 'a.txt': 'x' }, true), 'not an export'],
      ['an empty ZIP file', () => changed({}, true), 'the file is empty'],
      [
        'another version',
        () => changed({ [paths.signature]: '{"format":"savet-account","version":2}\n' }),
        'this export has version 2; this Savet imports version 1',
      ],
      ['an unknown entry', () => changed({ 'other.json': '{}\n' }), 'other.json is not expected'],
      ['a path out of the archive', () => changed({ '../chats.jsonl': '{}\n' }), 'relative path'],
      ['an absolute path', () => changed({ '/etc/passwd': '' }), 'absolute path'],
      ['a path in a readable name', () => changed({ 'chats/0001 a/b.md': '' }), 'not expected'],
      ['a missing entry', () => without(paths.queries), 'projects.jsonl is not expected here'],
      [
        'another missing entry',
        () => without(paths.messages),
        'shared-links.jsonl is not expected',
      ],
      ['a line that is no JSON', () => changed({ [paths.chats]: '{\n' }), 'chats.jsonl, line 1'],
      ['an unknown field', () => rows(paths.chats, { isAdmin: true }), 'isAdmin'],
      ['a text that is too long', () => rows(paths.chats, { title: 'x'.repeat(2_000) }), 'title'],
      ['a NUL character', () => rows(paths.chats, { title: '\0' }), 'cannot be stored'],
      ['half a character', () => rows(paths.chats, { title: '\ud800' }), 'cannot be stored'],
      ['an id that is none', () => rows(paths.chats, { chatId: '../x' }), 'chatId'],
      [
        'a time that is none',
        () => rows(paths.chats, { createdAt: '2026-02-31T00:00:00.000000Z' }),
        '',
      ],
      ['the same chat twice', () => twice(paths.messages), 'the same id twice'],
      ['messages of no chat', () => changed({ [paths.chats]: '' }), 'contradicts another one'],
      ['a line without its end', () => changed({ [paths.chats]: '{}' }), 'not complete'],
      [
        'bytes that are no text',
        () => changed({ [paths.chats]: '\xff' }, false, 'latin1'),
        'UTF-8',
      ],
      ['a line without end', () => changed({ [paths.chats]: ' '.repeat(9_000_000) }), 'too long'],
      [
        'a document with lines without end',
        () => changed({ [paths.account]: `${' '.repeat(1_000_000)}\n`.repeat(17) }),
        'account.json is too long',
      ],
      ['a changed byte', () => damaged(), 'is damaged'],
    ])('%s', async (_name, make, message) => {
      await expectRefused(make(), message);
    });
  });

  it('gives an account whose export is equal, byte for byte', async () => {
    const person = await signUp(there);
    await person.call('createChat', { chatId: 'welcome', title: 'Welcome Chat' });
    expect(await importInto(person, file)).toBe(
      `${person.email}: imported 9 chats, 13 messages, 8 queries; plan pro`,
    );
    const again = await exportOf(there, person);
    expect(entriesOf(again)).toEqual(entriesOf(file));
    expect(Buffer.compare(again, file)).toBe(0);

    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({ language: 'BG', plan: 'pro', queryLimit: 7, queryUsed: 0 });
    expect(user.stripeCustomerId).toBeNull();
    const { chats } = await person.call('listChats', {});
    expect(chats.map(({ chatId }) => chatId)).not.toContain('welcome');
    await person.call('showVersion', { chatId: 'a', messageId: 'q1', version: 1 });
    const { messages } = await person.call('listMessages', { chatId: 'a' });
    expect(messages.find(({ messageId }) => messageId === 'r0')?.receipt?.brandHubUid).toBe(
      person.uid,
    );
    // Nobody on this server may look, although one of the viewings was open.
    const { rows } = await sql`
      select 1 from viewings where uid = ${person.uid} and admin_uid in (select id from auth_users)`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    // Imported messages are not sent to support a second time.
    const mails = await database.db
      .selectFrom('contactMessages')
      .select('uid')
      .where('mailDueAt', 'is not', null)
      .execute();
    expect(mails).toEqual([]);

    await expect(importInto(person, file)).rejects.toThrow(
      'Nothing was imported: the account is not new: it has chats, projects, queries, Brand Hub texts, exceptions of the check, messages to the team, viewings, an import',
    );
    await expectRefused(file, `has the same id twice, or this Savet has this account already`);
  });

  it('shows the version before one whose answer was being written', async () => {
    const [person, owner] = [await signUp(there), await signUp(here)];
    const ask = { chatId: 'c', newChat: true, query: 'Who buys tea?', wait: false };
    await owner.call('generateResponse', { ...ask, messageId: 'one' });
    (await asked.next()).finish();
    await vi.waitFor(async () => {
      const { messages } = await owner.call('listMessages', { chatId: 'c' });
      expect(messages[1]?.status).toBe('done');
    });
    await owner.call('generateResponse', { ...ask, messageId: 'two', versionOf: 'one' });
    const running = await asked.next();
    expect((await owner.call('listMessages', { chatId: 'c' })).messages[0]?.messageId).toBe('two');
    await importInto(person, await exportOf(here, owner));
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    expect(messages).toMatchObject([{ messageId: 'one', versionCount: 1 }, { replyTo: 'one' }]);
    running.finish();
  });

  it('goes on with an imported account as with any other', async () => {
    const [person, owner] = [await signUp(there), await signUp(here)];
    await owner.call('createChat', { chatId: 'c', title: 'Tea' });
    await importInto(person, await exportOf(here, owner));
    await person.call('renameChat', { chatId: 'c', title: 'Coffee' });
    expect((await person.call('listChats', {})).chats).toMatchObject([{ title: 'Coffee' }]);
  });

  function importInto(person: Person, bytes: Uint8Array | null): Promise<string> {
    const path = join(folder, 'export.zip');
    rmSync(path, { force: true });
    if (bytes) writeFileSync(path, bytes);
    const command = ['import-account', path, person.email];
    return runStaffCommand({ db: database.db, payments: null }, command, new Date());
  }

  /** The account stays as it was. */
  async function expectRefused(bytes: Uint8Array | null, message: string): Promise<void> {
    const person = await signUp(there);
    const before = await person.call('getUser', {});
    await person.call('createChat', { chatId: 'welcome', title: 'Welcome Chat' });
    const attempt = importInto(person, bytes);
    await expect(attempt).rejects.toThrow(/^Nothing was imported: /);
    await expect(attempt).rejects.toThrow(message);
    const { user } = await person.call('getUser', {});
    expect({ ...user, revision: 0 }).toEqual({ ...before.user, revision: 0 });
    expect((await person.call('listChats', {})).chats).toHaveLength(1);
  }

  function zippable(): Zippable {
    return { ...unzipSync(file) };
  }

  /** The export with entries changed or added, or a file with these entries alone. */
  function changed(
    entries: Record<string, string>,
    alone = false,
    encoding: BufferEncoding = 'utf8',
  ) {
    const changes = Object.entries(entries).map(([path, text]) => [
      path,
      Buffer.from(text, encoding),
    ]);
    return zipSync({ ...(alone ? {} : zippable()), ...Object.fromEntries(changes) } as Zippable);
  }

  function without(path: string): Uint8Array {
    const { [path]: _left, ...rest } = zippable();
    return zipSync(rest);
  }

  function rows(path: string, change: object): Uint8Array {
    const [first = '', ...rest] = (entriesOf(file)[path] ?? '').split('\n');
    const row = JSON.stringify({ ...(JSON.parse(first) as object), ...change });
    return changed({ [path]: [row, ...rest].join('\n') });
  }

  function twice(path: string): Uint8Array {
    return changed({ [path]: (entriesOf(file)[path] ?? '').repeat(2) });
  }

  /** Changes a letter in the text of an entry that is not compressed. */
  function damaged(): Uint8Array {
    const bytes = Buffer.from(zipSync(zippable(), { level: 0 }));
    bytes.write('X', bytes.indexOf('"allowance"') + 1);
    return bytes;
  }
});
