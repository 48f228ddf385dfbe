import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../../../tools/test-server/free-port.ts';
import { quickFolder } from '../../../../../tools/test-server/quick-folder.ts';
import {
  productEnvironment,
  ServerProcess,
  type ServerSettings,
} from '../../../../../tools/test-server/server-process.ts';
import { listTables } from '../../platform/db/backup/catalog.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { logIn } from '../../testing/account-routes.ts';
import { copyMigratedDatabase } from '../../testing/database-template.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { createPostgresDatabase } from '../../testing/postgres-database.ts';

const run = promisify(execFile);
const postgresUrl = inject('postgresUrl');
const SECRET = 'a secret of the tests, and of nothing else';

interface Installation {
  variables: Record<string, string>;
  place: { url: string } | { dataDir: string };
}

let folder: string;
let path: string;
beforeEach(() => {
  folder = quickFolder();
  path = join(folder, 'backup.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const install: Record<'embedded' | 'postgres', () => Promise<Installation>> = {
  embedded: async () => {
    const dataDir = join(folder, `data-${crypto.randomUUID().slice(0, 8)}`);
    return { variables: { DATA_DIR: dataDir }, place: { dataDir } };
  },
  postgres: async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'empty');
    const dataDir = join(folder, `files-${crypto.randomUUID().slice(0, 8)}`);
    mkdirSync(dataDir);
    const variables = { DATA_DIR: dataDir, DATABASE_URL: url, AUTH_SECRET: SECRET };
    return { variables, place: { url } };
  },
};
const kinds = postgresUrl === null ? (['embedded'] as const) : (['embedded', 'postgres'] as const);
const crossings = kinds.flatMap((from) => kinds.map((to) => ({ from, to })));

/** Runs a command. @returns what it printed */
async function command(
  name: 'backup' | 'restore',
  { variables }: Installation,
  ...args: string[]
): Promise<string> {
  const env = productEnvironment({ port: 0, variables });
  const { stdout } = await run(process.execPath, [`apps/server/src/${name}.ts`, ...args], { env });
  return stdout.trim();
}

async function start({ variables, place }: Installation): Promise<ServerProcess> {
  if ('dataDir' in place && !existsSync(place.dataDir)) await copyMigratedDatabase(place.dataDir);
  const settings: ServerSettings = {
    port: await freePort(),
    variables: { AI_WORDS_PER_SECOND: '0', ...variables },
  };
  return ServerProcess.start(settings);
}

async function ask(person: Person, id: string): Promise<void> {
  await person.call('generateResponse', {
    chatId: `chat-${id}`,
    messageId: `message-${id}`,
    newChat: true,
    query: 'Какво е позициониране? 😀 \u2028 What is positioning?',
  });
}

/** Uses the features that write to tables. */
async function fill(person: Person): Promise<void> {
  await ask(person, 'first');
  await ask(person, 'second');
  await person.call('deleteChat', { chatId: 'chat-second' });
  await person.call('updateUser', { firstName: 'Ева "\\\n' });
  const path = 'userInfo.brandHub.brandCore.mission';
  await person.send('saveBrandField', { path, value: 'Хляб' }, { 'idempotency-key': 'once' });
  await person.call('sendContactMessage', { contactMessageId: 'm', text: 'Hello, team' });
}

async function rowsOf({ place }: Installation): Promise<Map<string, unknown[]>> {
  const { db, close } = await connectDatabase(place, createLog('silent'));
  const content = new Map<string, unknown[]>();
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`
      select t::text as row from ${sql.id(name)} t order by t::text collate "C"`.execute(db);
    content.set(name, rows);
  }
  await close();
  return content;
}

describe.each(crossings)('a running server on $from, restored to $to', ({ from, to }) => {
  it('has every row, and people go on as before', async () => {
    const source = await install[from]();
    const server = await start(source);
    const person = await signUp(server);
    await fill(person);
    expect(await command('backup', source, path)).toMatch(/^Wrote \d+ rows of \d+ tables to /);
    await server.end();

    const target = await install[to]();
    if (from === 'embedded' && to === 'postgres') {
      await expect(command('restore', target, path)).rejects.toThrow(/AUTH_SECRET: is another one/);
      const secretFile = join(folder, 'secret');
      expect(await command('restore', target, path, '--secret-to', secretFile)).toMatch(
        /Nothing is restored yet/,
      );
      target.variables['AUTH_SECRET'] = readFileSync(secretFile, 'utf8');
    }
    if (from === 'postgres' && to === 'embedded') {
      await expect(command('restore', target, path)).rejects.toThrow(/AUTH_SECRET: is another one/);
      target.variables['AUTH_SECRET'] = SECRET;
    }
    expect(await command('restore', target, path)).toMatch(/all counts and checksums agree\.$/);
    const rows = await rowsOf(target);
    expect(rows).toEqual(await rowsOf(source));
    expect([...rows.values()].filter(({ length }) => length > 0).length).toBeGreaterThan(10);

    const restored = await start(target);
    const again = await logIn(restored, person);
    const { messages } = await again.call('listMessages', { chatId: 'chat-first' });
    expect(messages).toHaveLength(2);
    await expect(command('restore', target, path)).rejects.toThrow(
      to === 'embedded' ? /is in use by another Savet server/ : /The database is not empty/,
    );
    await restored.end();
    await expect(command('restore', target, path)).rejects.toThrow(
      to === 'embedded' ? /has a database already/ : /The database is not empty/,
    );
  });
});

describe.each(kinds)('a backup on %s', (kind) => {
  it('is consistent while people write', async () => {
    const source = await install[kind]();
    const server = await start(source);
    const people = await Promise.all([signUp(server), signUp(server)]);
    let isOver = false;
    const writing = people.map(async (person) => {
      for (let count = 0; !isOver; count += 1)
        await person.call('createChat', { chatId: `chat-${count}` });
    });
    await command('backup', source, path);
    isOver = true;
    await Promise.all(writing);
    await server.end();
    const target = await install.embedded();
    if (kind === 'postgres') target.variables['AUTH_SECRET'] = SECRET;
    await command('restore', target, path);
    const { db, close } = await connectDatabase(target.place, createLog('silent'));
    for (const { uid } of people) {
      const { chats, newest } = await db
        .selectFrom('chats')
        .select(({ fn }) => [fn.countAll<number>().as('chats'), fn.max('revision').as('newest')])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      const { revision } = await db
        .selectFrom('revisions')
        .select('revision')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      // Each chat advances the revision in the transaction that inserts it.
      expect(chats).toBeGreaterThan(0);
      expect(newest).toBe(revision);
    }
    await close();
  });
});

it('a backup of a stopped server is taken too; none of a folder without a database', async () => {
  const source = await install.embedded();
  await expect(command('backup', source, path)).rejects.toThrow(/has no database/);
  await copyMigratedDatabase(source.variables['DATA_DIR'] ?? '');
  await command('backup', source, path);
  const target = await install.embedded();
  await command('restore', target, path);
  const secret = (installation: Installation) =>
    readFileSync(join(installation.variables['DATA_DIR'] ?? '', 'auth-secret'), 'utf8');
  expect(secret(target)).toBe(secret(source));
});

it('a restoration that is killed leaves nothing, and can be repeated', async () => {
  const source = await install.embedded();
  await copyMigratedDatabase(source.variables['DATA_DIR'] ?? '');
  await command('backup', source, path);
  const target = await install.embedded();
  const dataDir = target.variables['DATA_DIR'] ?? '';
  const env = productEnvironment({ port: 0, variables: target.variables });
  const child = spawn(process.execPath, ['apps/server/src/restore.ts', path], { env });
  await vi.waitFor(() => statSync(join(dataDir, 'restoring', 'database', 'PG_VERSION')));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(dataDir)).not.toContain('database');
  await command('restore', target, path);
  expect(readdirSync(dataDir)).not.toContain('restoring');
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
});

it('a folder with the secret of another installation is refused', async () => {
  const source = await install.embedded();
  await copyMigratedDatabase(source.variables['DATA_DIR'] ?? '');
  await command('backup', source, path);
  const target = await install.embedded();
  mkdirSync(target.variables['DATA_DIR'] ?? '');
  writeFileSync(join(target.variables['DATA_DIR'] ?? '', 'auth-secret'), 'x'.repeat(40));
  await expect(command('restore', target, path)).rejects.toThrow(/auth-secret of another/);
});

it.each([
  ['backup' as const, []],
  ['backup' as const, ['a', 'b']],
  ['restore' as const, []],
  ['restore' as const, ['a', '--unknown']],
])('%s %j explains how to use it', async (name, args) => {
  await expect(command(name, await install.embedded(), ...args)).rejects.toThrow(/Usage: npm run /);
});
