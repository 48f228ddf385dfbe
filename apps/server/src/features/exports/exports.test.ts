import { EXPORTS_PER_DAY } from '@savet/contract/limits';
import { catalogues } from '@savet/i18n/catalogues';
import { exportFiles } from '@savet/i18n/files/export-files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { JobStoppedError } from '../../platform/jobs/job-worker.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import {
  claimExport,
  deleteExpiredExports,
  type ExportJob,
  failExport,
  insertChunk,
  insertExport,
  readChunk,
  readExport,
  readStateMark,
} from './exports.store.ts';
import { paths } from './files/export-format.ts';
import { download, entriesOf, exportOf, rowsOf } from './testing/account-file.ts';
import { fillOddAccount } from './testing/odd-account.ts';
import { oddTexts } from './testing/odd-texts.ts';
import { writeExport } from './write-export.ts';

describe.each(databases)('export on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    server = await startApplication(database, new ScriptedConsultant());
  });
  afterAll(() => server.close());

  describe('of an account with everything', () => {
    let file: Uint8Array;
    let entries: Record<string, string>;

    beforeAll(async () => {
      person = await signUp(server);
      await fillOddAccount(database.db, person);
      file = await exportOf(server, person);
      entries = entriesOf(file);
    });

    it('has all rows that are settled', () => {
      expect(rowsOf(file, paths.chats)).toHaveLength(9);
      const messages = rowsOf(file, paths.messages);
      // Of eight exchanges two are unfinished: one reply is being written, and one question was just accepted.
      const replies = messages.filter(({ sender }) => sender === 'assistant');
      expect(replies.map(({ messageId }) => messageId)).toEqual([
        'r0',
        'r1',
        'r2',
        'r4',
        'r5',
        'r6',
      ]);
      expect(messages.map(({ text }) => text)).toEqual(
        expect.arrayContaining(oddTexts.slice(0, 3)),
      );
      expect(replies[0]).toMatchObject({ receipt: { brandHubUid: 'own' } });
      expect(replies[1]).toMatchObject({ receipt: { brandHubUid: 'other', future: { key: 1 } } });
      expect(rowsOf(file, paths.queries)).toHaveLength(8);
      expect(rowsOf(file, paths.versions)).toHaveLength(oddTexts.length + 1);
      expect(rowsOf(file, paths.viewings)).toHaveLength(3);
      expect(rowsOf(file, paths.viewingRequests)).toHaveLength(3);
      expect(rowsOf(file, paths.brandHubReads)).toHaveLength(1);
      expect(rowsOf(file, paths.contact)).toHaveLength(5);
    });

    it('tells nothing that belongs to this server alone', () => {
      const own = [paths.queries, paths.viewings, paths.viewingRequests].map((path) => [path, '']);
      const all = JSON.stringify({ ...entries, ...(Object.fromEntries(own) as object) });
      const found = [person.uid, 'cus_', 'of somebody else', 'secret'].filter((text) =>
        all.includes(text),
      );
      expect(found).toEqual([]);
    });

    it('has names of entries that stay in their folder', () => {
      const names = Object.keys(entries).filter((path) => path.startsWith('chats/'));
      expect(names).toHaveLength(9);
      for (const name of names) expect(name).toMatch(/^chats\/\d{4} [\p{L}\p{M}\p{N} ]+\.md$/u);
      expect(names).toContain('chats/0004 etc passwd.md');
    });

    it('can be read in the language of the account', () => {
      expect(entries['README.md']).toContain(exportFiles.BG.title);
      expect(entries['README.md']).toMatch(/: 29\.02\.2024\sг\., 23:59\sч\. UTC/);
      expect(entries['brand-hub.md']).toContain(catalogues.BG.brandHub.fields.mission);
      const chat = Object.values(entries).find((text) => text.includes('\\=HYPERLINK'));
      expect(chat).toContain(`*${exportFiles.BG.rated.bad}*`);
      expect(chat).toContain(exportFiles.BG.basedOn('Мисия'));
    });

    it('has the same bytes each time', async () => {
      expect(Buffer.compare(await exportOf(server, person), file)).toBe(0);
    });

    it('is begun anew for a rejected finding, but not because readers open shared links', async () => {
      const { db } = database;
      const mark = await readStateMark(db, person.uid);
      await sql`
        update shared_links set openings = openings + 1, previews = previews + 1
        where uid = ${person.uid}`.execute(db);
      expect(await readStateMark(db, person.uid)).toBe(mark);
      const finding = { rule: 'hype', words: 'quite amazing' } as const;
      await person.call('rejectFinding', finding);
      const rejected = await readStateMark(db, person.uid);
      expect(rejected).not.toBe(mark);
      await person.call('forgetException', finding);
      expect(await readStateMark(db, person.uid)).not.toBe(rejected);
    });

    it('is sent as a file that nothing stores', async () => {
      const { headers, ok } = await download(server, person);
      expect(ok).toBe(true);
      expect(headers.get('content-type')).toBe('application/zip');
      expect(headers.get('content-disposition')).toBe('attachment; filename="savet-export.zip"');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Number(headers.get('content-length'))).toBe(file.length);
    });

    it('is deleted after a day', async () => {
      await sql`update account_exports set expires_at = now() where uid = ${person.uid}`.execute(
        database.db,
      );
      expect((await person.call('getAccountExport', {})).export).toBeNull();
      expect((await download(server, person)).status).toBe(404);
      await deleteExpiredExports(database.db);
      const { rows } = await sql`
        select 1 from account_exports where uid = ${person.uid}`.execute(database.db);
      expect(rows).toEqual([]);
    });
  });

  it('is only for the owner of the account', async () => {
    const [owner, staff] = [await signUp(server), await signUp(server)];
    await exportOf(server, owner);
    await grantStaff(database.db, staff);
    await staff.call('startViewing', { uid: owner.uid });
    expect((await staff.send('exportAccount', { uid: owner.uid })).status).toBe(403);
    expect((await download(server, staff)).status).toBe(404);
    expect((await fetch(`${server.url}/api/account-export`)).status).toBe(401);
  });

  it('is made a few times a day', async () => {
    const owner = await signUp(server);
    for (let count = 0; count < EXPORTS_PER_DAY; count += 1) await exportOf(server, owner);
    expect(await owner.send('exportAccount', {})).toMatchObject({
      status: 409,
      body: { code: 'EXPORT_LIMIT_REACHED' },
    });
    // The last one can still be had.
    expect((await download(server, owner)).status).toBe(200);
  });

  it('goes on when its server died, and only once', async () => {
    const owner = await signUp(server);
    await sql`
      insert into account_exports (export_id, uid, state, owner, attempt, lease_until, done, total)
      values ('cut-off', ${owner.uid}, 'running', 'a dead server', 1, now() - interval '1 second', 3, 4)`.execute(
      database.db,
    );
    await sql`
      insert into account_export_chunks values ('cut-off', 0, '\\x00'), ('cut-off', 99, '\\x00')`.execute(
      database.db,
    );
    const { export: running } = await owner.call('exportAccount', {});
    expect(running).toMatchObject({ exportId: 'cut-off', state: 'running' });
    server.application.exportWorker.wake();
    await server.application.exportWorker.settled();
    const { export: ready } = await owner.call('getAccountExport', {});
    expect(ready).toMatchObject({ exportId: 'cut-off', state: 'ready', done: 4 });
    const file = await (await download(server, owner)).bytes();
    expect(file).toHaveLength(ready?.size ?? 0);
    expect(Object.keys(entriesOf(file))).toContain('README.md');
  });

  it('is of one moment, though the account changes with each piece of the file', async () => {
    const owner = await signUp(server);
    await owner.call('createChat', { chatId: 'before', title: 'Before' });
    const { db } = database;
    // Texts that no compression makes small: the file has several pieces.
    await sql`
      insert into messages (uid, message_id, chat_id, position, text, sender, status, revision)
      select ${owner.uid}, 'm' || n, 'before', n,
        (select string_agg(md5(random()::text), '') from generate_series(1, 60 + n % 2)), 'user', 'done', 1
      from generate_series(1, 600) n`.execute(db);
    // Like a question that is asked meanwhile; triggers keep the moment the same on every machine.
    await sql`
      create function change_account() returns trigger language plpgsql as $$ begin
        update revisions set revision = revision + 1 where uid = ${sql.lit(owner.uid)};
        update chats set title = 'Meanwhile' where uid = ${sql.lit(owner.uid)};
        insert into chats (uid, chat_id, title, revision)
          values (${sql.lit(owner.uid)}, gen_random_uuid()::text, 'Meanwhile', 1);
        return new;
      end $$`.execute(db);
    await sql`
      create trigger change_account before insert on account_export_chunks
      for each row execute function change_account()`.execute(db);
    await owner.call('exportAccount', {});
    await server.application.exportWorker.settled();
    await sql`drop function change_account cascade`.execute(db);
    const { export: ended } = await owner.call('getAccountExport', {});
    expect(ended?.state).toBe('ready');
    const { rows: pieces } = await sql`
      select sequence from account_export_chunks where export_id = ${ended?.exportId}`.execute(db);
    expect(pieces.length).toBeGreaterThan(2);
    const file = await (await download(server, owner)).bytes();
    // The list of chats comes first, their texts come last: both have the same chats by the same names.
    const listed = rowsOf(file, paths.chats).map(({ title }) => title);
    const readable = Object.keys(entriesOf(file)).flatMap(
      (path) => /^chats\/\d+ (.+)\.md$/.exec(path)?.[1] ?? [],
    );
    expect(readable).toEqual(listed);
    expect(rowsOf(file, paths.messages)).toHaveLength(600);
    const { rows: left } = await sql`
      select nspname from pg_namespace where nspname like 'account\\_copy%'`.execute(db);
    expect(left).toEqual([]);
  });

  it('leaves no copy of an account whose server was killed and which was then erased', async () => {
    const { db } = database;
    await sql`create schema account_copy_gone`.execute(db);
    await sql`create table account_copy_gone.users (like users)`.execute(db);
    const owner = await signUp(server);
    await insertExport(db, owner.uid, 1);
    const running = await readExport(db, owner.uid);
    await sql`create schema ${sql.id(`account_copy_${running?.exportId}`)}`.execute(db);
    await deleteExpiredExports(db);
    const { rows } = await sql`
      select nspname from pg_namespace where nspname like 'account\\_copy%'`.execute(db);
    expect(rows).toEqual([{ nspname: `account_copy_${running?.exportId}` }]);
    await sql`drop schema ${sql.id(`account_copy_${running?.exportId}`)}`.execute(db);
    await sql`delete from account_exports where uid = ${owner.uid}`.execute(db);
  });

  it('keeps what another server has written since this one froze', async () => {
    const { db, kind } = database;
    const owner = await signUp(server);
    await insertExport(db, owner.uid, 0);
    const frozen = await claim('a frozen server');
    await sql`update account_exports set lease_until = now() where uid = ${owner.uid}`.execute(db);
    const awake = await claim('another server');
    expect(awake.exportId).toBe(frozen.exportId);
    await insertChunk(db, awake, 0, new Uint8Array(1));
    const dependencies = { db, payments: null, hasSnapshots: kind !== 'embedded' };
    const { signal } = new AbortController();
    await expect(writeExport(dependencies, frozen, signal)).rejects.toThrow(JobStoppedError);
    await failExport(db, frozen);
    expect(await readChunk(db, awake.exportId, 0)).not.toBeNull();
    expect(await readExport(db, owner.uid)).toMatchObject({ state: 'running' });
    await failExport(db, awake);
    expect(await readChunk(db, awake.exportId, 0)).toBeNull();
    expect(await readExport(db, owner.uid)).toMatchObject({ state: 'failed' });
  });

  it('fails after several servers died of it', async () => {
    const owner = await signUp(server);
    await sql`
      insert into account_exports (export_id, uid, state, attempt) values ('deadly', ${owner.uid}, 'running', 5)`.execute(
      database.db,
    );
    server.application.exportWorker.wake();
    await server.application.exportWorker.settled();
    expect((await owner.call('getAccountExport', {})).export?.state).toBe('failed');
    expect((await owner.call('exportAccount', {})).export.state).toBe('running');
  });

  async function claim(by: string): Promise<ExportJob> {
    const job = await claimExport(database.db, by);
    if (!job) throw new Error('there is no export to claim');
    return job;
  }
});
