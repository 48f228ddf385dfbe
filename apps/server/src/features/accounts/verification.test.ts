import { languageCodes } from '@savet/contract/languages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { postAccount } from '../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { withoutLibrary } from '../../testing/log-in/without-library.ts';
import { mailsTo as mailsIn, mailWith } from '../../testing/mails/outbox.ts';
import { fetchToken, type Person, personOf } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

describe.each(serverDatabases)('verifying an address on $name', ({ open }) => {
  let server: TestServer;
  let accounts = 0;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      variables: { ADMIN_EMAILS: 'Boss@staff.test, second@staff.test,third@staff.test' },
    });
  });
  afterAll(() => server.close());

  it('makes the owner of a configured address staff, at once and not before', async () => {
    const boss = await newAccount('boss@staff.test');
    const live = await boss.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    expect(await roleOf(boss)).toEqual({ isAdmin: false, emailVerified: false, status: 403 });
    const location = await follow(await linkFor(boss.email), boss.cookie);
    expect(location).toBe('/profile?verified=1');
    const user = await live.until((events) =>
      events.flatMap((event) => (event.event === 'changes' ? (event.data.user ?? []) : [])).at(-1),
    );
    expect(user).toMatchObject({ isAdmin: true, emailVerified: true });
    await vi.waitFor(async () =>
      expect(await roleOf(boss)).toEqual({ isAdmin: true, emailVerified: true, status: 200 }),
    );
    live.close();
    const said = await runStaffCommand(
      { db: server.database.db, payments: null },
      ['revoke', boss.email],
      new Date(),
    );
    expect(said).toContain('ADMIN_EMAILS');
    expect((await roleOf(boss)).isAdmin).toBe(true);
  });

  it('of a staff address requires a session of its account', async () => {
    const squatter = await newAccount('second@staff.test');
    const link = await linkFor(squatter.email);
    const owner = await newAccount('owner@people.test');
    for (const cookie of ['', owner.cookie]) {
      expect(await follow(link, cookie)).toBe('/profile?error=LOG_IN_FIRST');
    }
    expect(await roleOf(squatter)).toMatchObject({ isAdmin: false, emailVerified: false });
  });

  it.each(['third+1@staff.test', 'third@staff.test.evil.test'])(
    'of %s, which is not a staff address, grants no role',
    async (email) => {
      const person = await newAccount(email);
      await follow(await linkFor(email), person.cookie);
      expect(await roleOf(person)).toMatchObject({ isAdmin: false, emailVerified: true });
    },
  );

  it.each(['thırd@staff.test', 'тhird@staff.test', 'third@staff.tеst'])(
    'refuses %s, a look-alike of a staff address, at sign-up',
    async (email) => {
      const response = await signUpWith(email);
      expect(response.status).toBe(400);
    },
  );

  it('refuses a second account whose address differs only in case', async () => {
    await newAccount('third@staff.test');
    const twin = await signUpWith('THIRD@Staff.test');
    expect(twin.status).toBe(422);
  });

  it('of an ordinary address needs no session and can be repeated', async () => {
    const person = await newAccount('ordinary@people.test');
    const link = await linkFor(person.email);
    expect(await follow(link, '')).toBe('/profile?verified=1');
    expect(await follow(link, '')).toBe('/profile?verified=1');
    expect(await roleOf(person)).toEqual({ isAdmin: false, emailVerified: true, status: 403 });
  });

  it('refuses an edited link', async () => {
    const person = await newAccount('careful@people.test');
    const link = new URL(await linkFor(person.email));
    link.searchParams.set('token', `${link.searchParams.get('token')}x`);
    expect(await follow(link.href, person.cookie)).toBe('/profile?error=INVALID_TOKEN');
    expect((await roleOf(person)).emailVerified).toBe(false);
  });

  it('ignores a callbackURL to another site', async () => {
    const person = await newAccount('led@people.test');
    const link = new URL(await linkFor(person.email));
    link.searchParams.set('callbackURL', 'https://evil.test/');
    expect(await follow(link.href, person.cookie)).toBe('/profile?verified=1');
  });

  it('mails in the user’s language, not the browser’s, with a link to the server', async () => {
    const person = await newAccount('bg@people.test', { 'accept-language': 'bg-BG,en;q=0.5' });
    await vi.waitFor(() =>
      expect(mailsTo(person.email)).toEqual([expect.stringContaining('Здравейте')]),
    );
    await person.call('updateUser', { language: 'EN' });
    const again = await post('send-verification-email', { email: person.email }, person.cookie);
    expect(again.status).toBe(200);
    await vi.waitFor(() =>
      expect(mailsTo(person.email).filter((mail) => mail.includes('Hello'))).toHaveLength(1),
    );
    for (const mail of mailsTo(person.email)) {
      expect(mail).toContain(`${server.origin}/api/auth/verify-email?token=`);
    }
  });

  it('works in every language (a new one needs a migration of the users.language check)', async () => {
    const person = await newAccount('languages@people.test');
    for (const language of languageCodes) {
      await person.call('updateUser', { language });
      const { user } = await person.call('getUser', {});
      expect(user.language).toBe(language);
    }
  });

  it('is mailed only to the owner of the session', async () => {
    const person = await newAccount('mine@people.test');
    const other = await newAccount('theirs@people.test');
    const before = mailsTo(other.email).length;
    const sent = await post('send-verification-email', { email: other.email }, person.cookie);
    expect(sent.status).toBe(400);
    expect(mailsTo(other.email)).toHaveLength(before);
    const nobody = { email: 'nobody@people.test' };
    const unknown = await post('send-verification-email', nobody, person.cookie);
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual(await sent.json());
  });

  it('gives guests no answer that depends on the address, nor waits for one', async () => {
    const person = await newAccount('asked@people.test');
    const { db } = server.database;
    const ask = async (email: string) =>
      (await postAccount(server, 'send-verification-email', { email })).status;
    const emails = [person.email, 'nobody@people.test'];
    const statuses = await withoutLibrary(server, () =>
      // Nobody can find out whether there is such an account while its table is locked.
      inTransaction(db, async (trx) => {
        await sql`lock table auth_users in access exclusive mode`.execute(trx);
        return Promise.all(emails.map(ask));
      }),
    );
    expect(statuses).toEqual([200, 200]);
    await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(2));
    expect(mailsTo('nobody@people.test')).toEqual([]);
  });

  it('can be requested three times an hour: the address need not be the user’s own', async () => {
    const person = await newAccount('bombed@people.test');
    const statuses = [];
    for (let request = 0; request < 4; request += 1) {
      const sent = await post('send-verification-email', { email: person.email }, person.cookie);
      statuses.push(sent.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(4));
  });

  /** @param given the address; at people.test, another one is made of it, which a second try needs */
  async function newAccount(given: string, headers: Record<string, string> = {}): Promise<Person> {
    accounts += 1;
    const email = given.replace('@people', `.${accounts}@people`);
    const response = await signUpWith(email, headers);
    const { user } = (await response.json()) as { user: { id: string } };
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const token = await fetchToken(server, cookie);
    const person = personOf(server, { uid: user.id, email, cookie, token });
    await person.call('getUser', {});
    return person;
  }

  function signUpWith(email: string, headers: Record<string, string> = {}) {
    return post('sign-up/email', { name: 'Ана Тест', email, password: 'secret1' }, '', headers);
  }

  function post(
    route: string,
    body: object,
    cookie: string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return postAccount(server, route, body, { cookie, ...headers });
  }

  async function roleOf(person: Person) {
    const { isAdmin, emailVerified } = (await person.call('getUser', {})).user;
    return { isAdmin, emailVerified, status: (await person.send('listUsers', {})).status };
  }

  /** Mails are in the outbox: no mail server is configured here. */
  function mailsTo(email: string): string[] {
    return mailsIn(server, email);
  }

  async function linkFor(email: string): Promise<string> {
    const mail = await mailWith(server, email, 'verify-email');
    const link = /https?:\/\/\S+/.exec(mail)?.[0];
    if (link === undefined) throw new Error(`no link was mailed to ${email}`);
    return link;
  }

  /** The address to which the link redirects a browser with this cookie. */
  async function follow(link: string, cookie: string): Promise<string | null> {
    const { pathname, search } = new URL(link);
    const response = await fetch(`${server.url}${pathname}${search}`, {
      redirect: 'manual',
      headers: { cookie },
    });
    return response.headers.get('location');
  }
});
