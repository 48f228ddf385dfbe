import { IMPORT_PIECE_BYTES } from '@savet/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { JobStoppedError } from '../../../platform/jobs/job-worker.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { plainChat } from '../../../testing/imports/chat-exports.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { claimImport, type ImportJob, insertImport } from './chat-imports.store.ts';
import { runImport } from './run-import.ts';

/** More than two transactions of chats. */
const CHATS = 120;

describe.each(databases)('an import that is cut off on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    server = await startApplication(database, new ScriptedConsultant());
    // The tests are the servers that import.
    await server.application.importWorker.stop();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await signUp(server);
    await sql`delete from chat_imports`.execute(database.db);
    const file = JSON.stringify(
      Array.from({ length: CHATS }, (_, index) => plainChat(`c${index}`)),
    );
    const bytes = new TextEncoder().encode(file);
    expect(bytes.length).toBeLessThan(IMPORT_PIECE_BYTES);
    await insertImport(database.db, person.uid, bytes.length);
    await sql`
      insert into chat_import_pieces (import_id, sequence, bytes)
      select import_id, 0, ${bytes}::bytea from chat_imports where uid = ${person.uid}`.execute(
      database.db,
    );
    await sql`update chat_imports set state = 'running' where uid = ${person.uid}`.execute(
      database.db,
    );
  });

  async function claim(owner: string): Promise<ImportJob> {
    await sql`update chat_imports set lease_until = now() where state = 'running'`.execute(
      database.db,
    );
    const job = await claimImport(database.db, owner);
    if (!job) throw new Error('nothing to do');
    return job;
  }

  async function counts() {
    const { rows } = await sql<{ chats: number; messages: number }>`
      select (select count(*)::int4 from chats where uid = ${person.uid}) as chats,
        (select count(*)::int4 from messages where uid = ${person.uid} and source is not null) as messages`.execute(
      database.db,
    );
    return rows[0];
  }

  it('goes on behind what is written, and doubles nothing', async () => {
    const stopping = new AbortController();
    let read = 0;
    const now = () => {
      read += 1;
      if (read === 70) stopping.abort(new Error('the server ends'));
      return new Date();
    };
    const job = await claim('first');
    await expect(runImport({ db: database.db, now }, job, stopping.signal)).rejects.toThrow(
      'the server ends',
    );
    const half = (await person.call('getChatImport', {})).import;
    expect(half).toMatchObject({ state: 'running', total: CHATS, done: 50 });
    expect(await counts()).toEqual({ chats: 50, messages: 100 });

    const next = await claim('second');
    expect(next).toMatchObject({ done: 50, attempt: 2 });
    await runImport({ db: database.db, now: () => new Date() }, next, new AbortController().signal);
    expect((await person.call('getChatImport', {})).import).toMatchObject({
      state: 'done',
      done: CHATS,
      outcome: { imported: CHATS, present: 0, leftOutCount: 0 },
    });
    expect(await counts()).toEqual({ chats: CHATS, messages: 2 * CHATS });
  });

  it('leaves out what is more text than an account can have', async () => {
    const first = await claim('first');
    const { signal } = new AbortController();
    const dependencies = { db: database.db, now: () => new Date() };
    await runImport({ ...dependencies, unitsMax: 0 }, first, signal);
    const { outcome } = (await person.call('getChatImport', {})).import ?? {};
    expect(outcome).toMatchObject({ imported: 0, leftOutCount: CHATS });
    expect(new Set(outcome?.leftOut.map(({ reason }) => reason))).toEqual(new Set(['text_limit']));
    expect(await counts()).toEqual({ chats: 0, messages: 0 });
  });

  it('counts the text that an account has imported before', async () => {
    const stopping = new AbortController();
    let read = 0;
    const now = () => {
      read += 1;
      if (read === 70) stopping.abort(new Error('the server ends'));
      return new Date();
    };
    const job = await claim('first');
    await expect(runImport({ db: database.db, now }, job, stopping.signal)).rejects.toThrow();
    const { rows } = await sql<{ units: number }>`
      select sum(length(text))::int4 as units from messages where uid = ${person.uid}`.execute(
      database.db,
    );
    const next = await claim('second');
    const unitsMax = rows[0]?.units ?? 0;
    const { signal } = new AbortController();
    await runImport({ db: database.db, now: () => new Date(), unitsMax }, next, signal);
    expect(await counts()).toEqual({ chats: 50, messages: 100 });
  });

  it('writes nothing once another server has taken over', async () => {
    const frozen = await claim('first');
    await claim('second');
    const { signal } = new AbortController();
    const now = () => new Date();
    await expect(runImport({ db: database.db, now }, frozen, signal)).rejects.toThrow(
      JobStoppedError,
    );
    expect(await counts()).toEqual({ chats: 0, messages: 0 });

    // While the first chats are written.
    const late = await claim('third');
    await sql`
      create function take_over() returns trigger language plpgsql as $$
      begin
        update chat_imports set owner = 'fourth', attempt = attempt + 1;
        return new;
      end $$`.execute(database.db);
    await sql`
      create trigger take_over before insert on chats for each row execute function take_over()`.execute(
      database.db,
    );
    await expect(runImport({ db: database.db, now }, late, signal)).rejects.toThrow(
      JobStoppedError,
    );
    expect(await counts()).toEqual({ chats: 0, messages: 0 });
  });
});
