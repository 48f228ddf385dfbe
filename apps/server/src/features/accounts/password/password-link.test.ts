import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { withoutLibrary } from '../../../testing/log-in/without-library.ts';
import { mailsTo, mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const en = mails.EN;

describe.each(databases)('a forgotten password on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('is replaced with a link that works once; all sessions and live streams end', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    expect((await person.send('getUser', {})).status).toBe(200);

    const token = await requestLink(person.email);
    expect(await readLink(token)).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await setPassword(token, 'another secret')).status).toBe(200);

    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await person.send('getUser', {})).status).toBe(401);
    expect((await logIn(person.email, 'secret1')).status).toBe(401);
    expect((await logIn(person.email, 'another secret')).status).toBe(200);
    await mailWith(server, person.email, en.passwordChanged.subject);

    const again = await setPassword(token, 'a third secret');
    expect([again.status, await again.json()]).toMatchObject([400, { code: 'INVALID_TOKEN' }]);
    expect(await readLink(token)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('can be set by one of several links, which makes the others useless', async () => {
    const person = await signUp(server);
    const first = await requestLink(person.email);
    const second = await requestLink(person.email, first);
    expect((await setPassword(second, 'another secret')).status).toBe(200);
    expect((await setPassword(first, 'a third secret')).status).toBe(400);
  });

  it('works once, also for another who uses it at the same moment', async () => {
    const person = await signUp(server);
    const token = await requestLink(person.email);
    const { password } = await server.application.auth.$context;
    const { hash } = password;
    const meanwhile: number[] = [];
    const spy = vi.spyOn(password, 'hash').mockImplementationOnce(async (text) => {
      meanwhile.push((await setPassword(token, 'the second')).status);
      return hash(text);
    });
    expect((await setPassword(token, 'the first')).status).toBe(400);
    spy.mockRestore();
    expect(meanwhile).toEqual([200]);
    expect((await logIn(person.email, 'the second')).status).toBe(200);
  });

  it('is not set unless the sessions end with it: the link then still works', async () => {
    const person = await signUp(server);
    const token = await requestLink(person.email);
    const { db } = server.database;
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'the database went away';
      end $$`.execute(db);
    await sql`
      create trigger refuse before delete on auth_sessions for each row execute function refuse()`.execute(
      db,
    );
    const failed = await setPassword(token, 'another secret');
    await sql`drop function refuse cascade`.execute(db);
    expect(failed.status).toBe(500);
    expect((await logIn(person.email, 'another secret')).status).toBe(401);
    expect((await person.send('getUser', {})).status).toBe(200);
    expect((await setPassword(token, 'another secret')).status).toBe(200);
    expect((await person.send('getUser', {})).status).toBe(401);
  });

  it('has a link that lasts an hour', async () => {
    const person = await signUp(server);
    await requestLink(person.email);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - created_at)::int4 as seconds
      from auth_verifications where value = ${person.uid}`.execute(server.database.db);
    expect(rows).toEqual([{ seconds: 3_600 }]);
  });

  it('cannot be set with a link that has expired', async () => {
    const person = await signUp(server);
    const token = await requestLink(person.email);
    const { db } = server.database;
    await sql`update auth_verifications set expires_at = now() - interval '1 second'
      where value = ${person.uid}`.execute(db);
    expect((await readLink(token)).status).toBe(404);
    expect((await setPassword(token, 'another secret')).status).toBe(400);
    expect((await person.send('getUser', {})).status).toBe(200);
  });

  it('keeps the link when the new password is refused', async () => {
    const person = await signUp(server);
    const token = await requestLink(person.email);
    const short = await setPassword(token, 'short');
    expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    expect((await setPassword(token, 'long enough')).status).toBe(200);
  });

  it('gives no answer that depends on the address, nor waits for one', async () => {
    const person = await signUp(server);
    const { db } = server.database;
    const emails = [person.email, 'nobody@people.test', 'no address'];
    const answers = await withoutLibrary(server, () =>
      // Nobody can find out whether there is such an account while its table is locked.
      inTransaction(db, async (trx) => {
        await sql`lock table auth_users in access exclusive mode`.execute(trx);
        return Promise.all(emails.map(requestAnswer));
      }),
    );
    expect(answers).toEqual(Array(3).fill([200, { status: true }]));
    await mailWith(server, person.email, en.passwordLink.subject);
    expect(mailsTo(server, 'nobody@people.test')).toEqual([]);
  });

  it('stores the token hashed', async () => {
    const person = await signUp(server);
    const token = await requestLink(person.email);
    const { db } = server.database;
    const stored = await db.selectFrom('authVerifications').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.map(({ value }) => value)).toContain(person.uid);
  });

  it('is mailed at most three times an hour, in the user’s language', async () => {
    const person = await signUp(server);
    await person.call('updateUser', { language: 'BG' });
    for (let request = 0; request < 5; request += 1) {
      expect(await requestAnswer(person.email.toUpperCase())).toEqual([200, { status: true }]);
    }
    await server.application.background.settled();
    const links = await server.database.db
      .selectFrom('authVerifications')
      .where('value', '=', person.uid)
      .selectAll()
      .execute();
    expect(links).toHaveLength(3);
    await mailWith(server, person.email, mails.BG.passwordLink.subject);
  });

  it('is limited by IP address', async () => {
    const limited = await startApplication(await open(), new ScriptedConsultant());
    const statuses = [];
    for (let request = 0; request < 25; request += 1) {
      const body = { email: `nobody${request}@people.test` };
      statuses.push((await postAccount(limited, 'request-password-reset', body)).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    await limited.close();
  });

  async function requestAnswer(email: string) {
    const response = await postAccount(server, 'request-password-reset', { email });
    return [response.status, await response.json()];
  }

  /** @param before the token of an earlier link, which is not the requested one */
  async function requestLink(email: string, before = ''): Promise<string> {
    await requestAnswer(email);
    return vi.waitFor(() => {
      const token = tokensTo(email).find((candidate) => candidate !== before);
      if (token === undefined) throw new Error('the link has not arrived yet');
      return token;
    });
  }

  function tokensTo(email: string): string[] {
    return mailsTo(server, email)
      .filter((mail) => mail.includes(en.passwordLink.subject))
      .map((mail) => tokenIn(mail, 'reset'));
  }

  function setPassword(token: string, newPassword: string) {
    return postAccount(server, 'reset-password', { token, newPassword });
  }

  function logIn(email: string, password: string) {
    return postAccount(server, 'sign-in/email', { email, password });
  }

  async function readLink(token: string) {
    const response = await fetch(`${server.url}/api/readPasswordLink`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return { status: response.status, body: await response.json() };
  }
});
