import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { LogInProvider } from '../../../../tools/test-server/log-in-provider.ts';
import { readEnvironment } from '../env.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { logIn, postAccount } from '../testing/account-routes.ts';
import { startApplication, type TestServer } from '../testing/application.ts';
import { grantStaff } from '../testing/grant-staff.ts';
import { ProviderBrowser } from '../testing/log-in/provider-browser.ts';
import { fetchToken, type Person, personOf, signUp } from '../testing/person.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { ScriptedConsultant } from '../testing/scripted-consultant.ts';

const postgresUrl = inject('postgresUrl');

describe.runIf(postgresUrl !== null)('two servers on one PostgreSQL', () => {
  it('start at the same time on an empty database', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'empty');
    const log = createLog('silent');
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url }, log)));
    for (const { db } of opened) {
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    }
    await Promise.all(opened.map((database) => database.close()));
  });

  it('take as many connections as they may, and one that listens', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const { databasePool } = readEnvironment({}, { DATABASE_POOL: '2' });
    const database = await openDatabase({ url, poolSize: databasePool }, log);
    const server = await startApplication(database, new ScriptedConsultant());
    const person = await signUp(server);
    await Promise.all(Array.from({ length: 20 }, () => person.call('listChats', {})));
    const { rows } = await sql<{ connections: number }>`
      select count(*) as connections from pg_stat_activity where datname = current_database()`.execute(
      database.db,
    );
    expect(rows).toEqual([{ connections: 3 }]);
    await server.close();
  });

  it('the older one answers on the same connection after the newer one has added columns', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const database = await openDatabase({ url, poolSize: 1 }, createLog('silent'));
    const consultant = new ScriptedConsultant();
    const server = await startApplication(database, consultant);
    const person = await signUp(server);
    const live = await person.watch();
    const documents = ['users', 'chats', 'messages', 'turns', 'queries', 'revisions'];
    const changed = [...documents, 'auth_sessions'];
    for (const [index, messageId] of ['m1', 'm2'].entries()) {
      const ids = { chatId: 'c1', messageId, newChat: index === 0 };
      const asked = person.send('generateResponse', { ...ids, query: 'Who buys bread at night?' });
      // The consultant is not asked if the question is refused.
      const refused = asked.then(({ status }) => {
        expect(status).toBe(200);
        return Promise.withResolvers<never>().promise;
      });
      refused.catch(() => undefined);
      const answer = await Promise.race([consultant.next(), refused]);
      answer.say('Bakers.');
      answer.finish();
      await asked;
      await live.until((events) =>
        events.some(
          ({ event, data }) =>
            event === 'changes' &&
            data.messages.some(({ replyTo, status }) => replyTo === messageId && status === 'done'),
        ),
      );
      for (const table of changed) {
        await sql`alter table ${sql.table(table)} add ${sql.id(`later${index}`)} text`.execute(
          database.db,
        );
      }
      expect(await fetchToken(server, person.cookie)).toBeTruthy();
    }
    live.close();
    await server.close();
  });

  it('count wrong passwords together', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const servers = await Promise.all(
      [1, 2].map(async () =>
        startApplication(await openDatabase({ url }, log), new ScriptedConsultant()),
      ),
    );
    const [first, second] = servers;
    if (!first || !second) throw new Error('two servers were started');
    const { email } = await signUp(first);
    const guess = async (server: TestServer) =>
      (await postAccount(server, 'sign-in/email', { email, password: 'wrong' })).status;
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(index % 2 === 0 ? first : second)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('a log-in with a provider begins on one and ends on the other', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const provider = await LogInProvider.start();
    const { variables } = provider;
    provider.user = { sub: 's', email: 'two@people.test', email_verified: true };
    const [first, second] = await Promise.all([
      startApplication(await openDatabase({ url }, log), new ScriptedConsultant(), { variables }),
      startApplication(await openDatabase({ url }, log), new ScriptedConsultant(), { variables }),
    ]);
    const browser = new ProviderBrowser(first);
    const back = await browser.goToProvider();
    browser.server = second;
    expect(await browser.comeBack(back)).toBe('/continue');
    browser.server = first;
    const returned = browser.cookie;
    expect((await browser.finish()).status).toBe(200);
    // Used up on both.
    expect((await new ProviderBrowser(second, returned).finish()).status).toBe(403);
    browser.server = second;
    expect((await browser.person()).email).toBe('two@people.test');
    await Promise.all([first.close(), second.close(), provider.stop()]);
  });

  it('a turn of the first server is watched, joined and stopped on the second', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const consultant = new ScriptedConsultant();
    const first = await startApplication(await openDatabase({ url }, log), consultant);
    const second = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const here = await signUp(first);
    const there: Person = await elsewhere(here, second);
    const live = await there.watch();
    const { replyId = '' } = await here.call('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'Far away?',
      wait: false,
    });
    const answer = await consultant.next();
    answer.say('Yes, ');
    await live.until(() => live.textOf(replyId) === 'Yes, ');
    answer.say('and near.');
    await live.until(() => live.textOf(replyId) === 'Yes, and near.');
    const late = await there.watch();
    await late.until(() => late.textOf(replyId) === 'Yes, and near.');
    const joined = there.send('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      query: 'Far away?',
    });
    await there.call('stopResponse', { chatId: 'c', messageId: 'm' });
    expect(await joined).toMatchObject({ status: 409, body: { code: 'TURN_STOPPED' } });
    expect(answer.aborted).toBe(true);
    const reply = await live.until((events) =>
      events
        .flatMap(({ event, data }) => (event === 'changes' ? data.messages : []))
        .find((message) => message.messageId === replyId && message.status === 'stopped'),
    );
    expect(reply.text).toBe('Yes, and near.');
    live.close();
    late.close();
    await Promise.all([first.close(), second.close()]);
  });

  it('logging out on the first server ends access on the second', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const first = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const second = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const here = await signUp(first);
    const there = await elsewhere(here, second);
    const live = await there.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await fetch(`${first.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.origin, cookie: here.cookie },
      body: '{}',
    });
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await there.send('getUser', {})).status).toBe(401);
    await Promise.all([first.close(), second.close()]);
  });

  it('a new password on the first server ends other sessions on the second', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const first = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const second = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const here = await signUp(first);
    const thief = await elsewhere(await logIn(first, here), second);
    const live = await thief.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await here.call('changePassword', { currentPassword: 'secret1', newPassword: 'only mine' });
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await thief.send('getUser', {})).status).toBe(401);
    expect((await (await elsewhere(here, second)).send('getUser', {})).status).toBe(200);
    await Promise.all([first.close(), second.close()]);
  });

  it('a model that staff choose on the first server answers on the second', async () => {
    const url = await createPostgresDatabase(postgresUrl ?? '', 'migrated');
    const log = createLog('silent');
    const database = await openDatabase({ url }, log);
    const first = await startApplication(database, new ScriptedConsultant());
    const second = await startApplication(
      await openDatabase({ url }, log),
      new ScriptedConsultant(),
    );
    const here = await signUp(first);
    const there = await elsewhere(here, second);
    await grantStaff(database.db, here);
    const inUse = async (person: Person) => (await person.call('getModels', {})).inUse;
    expect(await inUse(there)).toMatchObject({ source: 'none' });
    await here.call('useModel', {
      provider: 'openai',
      model: 'gpt-test',
      modelFree: null,
      baseUrl: null,
      apiKey: 'sk-key',
      contextWindow: null,
      takesOver: false,
    });
    await vi.waitFor(async () => expect(await inUse(there)).toMatchObject({ model: 'gpt-test' }));
    await there.call('stopUsingModel', {});
    await vi.waitFor(async () => expect(await inUse(here)).toMatchObject({ source: 'none' }));
    await Promise.all([first.close(), second.close()]);
  });
});

/** The same person as a client of another server. */
async function elsewhere(
  person: Person,
  server: Awaited<ReturnType<typeof startApplication>>,
): Promise<Person> {
  const token = await fetchToken(server, person.cookie);
  return personOf(server, { ...person, token });
}
