import { RENEWAL_HEADER } from '@savet/contract/accounts/session-renewal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../../platform/db/notifications.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { fetchToken, type Person, personOf, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { endPrevious, findByToken } from './renewal.store.ts';

const HOUR_MS = 3_600_000;

describe.each(databases)(
  'a session whose user has typed the password again, on $name',
  ({ open }) => {
    let server: TestServer;
    let person: Person;
    let now = new Date();
    beforeAll(async () => {
      server = await startApplication(await open(), new ScriptedConsultant(), { now: () => now });
    });
    beforeEach(async () => {
      person = await signUp(server);
    });
    afterAll(() => server.close());

    it('gets a new cookie, and stays the same; the old one ends soon after the new one was used', async () => {
      const before = await person.call('listSessions', {});
      const response = await renew(person.cookie, await confirm(person));
      const set = response.headers.getSetCookie().join();
      expect(set).toMatch(
        /^savet\.session_token=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/,
      );
      expect(await response.json()).toEqual({ renewed: true });
      const cookie = cookieIn(response);
      expect(cookie).not.toBe(person.cookie);

      // Requests of another tab that are under way.
      for (const path of ['token', 'get-session']) {
        const { status, headers } = await ask(path, person.cookie);
        expect([status, headers.getSetCookie()]).toEqual([200, []]);
      }
      const token = await fetchToken(server, cookie);
      expect((await ask('token', person.cookie)).status).toBe(200);
      await endGrace();

      await expectDead(person.cookie);
      expect(await fetchToken(server, cookie)).toBeTruthy();
      const { sessions } = await personOf(server, { ...person, token }).call('listSessions', {});
      expect(sessions.map(({ sessionId }) => sessionId)).toEqual([before.sessions[0]?.sessionId]);
    });

    it('refuses the bearer tokens and live streams of the old cookie with it, and no others', async () => {
      const live = await person.watch();
      await live.until((events) => events.some(({ event }) => event === 'ready'));
      const cookie = cookieIn(await renew(person.cookie, await confirm(person)));
      const renewed = personOf(server, {
        ...person,
        cookie,
        token: await fetchToken(server, cookie),
      });
      // Given during the grace: it ends with it.
      const late = personOf(server, { ...person, token: await fetchToken(server, person.cookie) });
      const own = await renewed.watch();
      for (const tab of [person, late, renewed]) {
        expect((await tab.send('getUser', {})).status).toBe(200);
      }
      await endGrace();
      await notify(server.database.db, { kind: 'access', uid: person.uid });
      await expect(live.until(() => false)).rejects.toThrow('ended');
      for (const tab of [person, late]) {
        const { status, body } = await tab.send('getUser', {});
        expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
        await expect(tab.watch()).rejects.toThrow('401');
      }
      expect((await renewed.send('getUser', {})).status).toBe(200);
      expect(own.isEnded).toBe(false);
      own.close();
    });

    it('goes on with its old cookie until the new one arrives, and gets it again', async () => {
      const ticket = await confirm(person);
      const lost = cookieIn(await renew(person.cookie, ticket));
      expect((await person.send('getUser', {})).status).toBe(200);
      const token = await fetchToken(server, person.cookie);
      const tab = personOf(server, { ...person, token });
      expect((await tab.send('getUser', {})).status).toBe(200);
      expect(cookieIn(await renew(person.cookie, ticket))).toBe(lost);
      expect(cookieIn(await renew(person.cookie, await confirm(tab)))).toBe(lost);
      await fetchToken(server, lost);
      await endGrace();
      await expectDead(person.cookie);
    });

    it('gives two requests with one ticket the same cookie', async () => {
      const ticket = await confirm(person);
      const answers = await Promise.all([
        renew(person.cookie, ticket),
        renew(person.cookie, ticket),
      ]);
      const [first, second] = answers.map(cookieIn);
      expect(first).toBe(second);
      await fetchToken(server, first ?? '');
    });

    it('gives no new cookie to a copy of the old one', async () => {
      const stranger = await signUp(server);
      const other = await logIn(server, person);
      const ticket = await confirm(person);
      for (const [cookie, given] of [
        [person.cookie, 'nothing'],
        [person.cookie, await confirm(stranger)],
        [person.cookie, await confirm(other)],
        [stranger.cookie, ticket],
        [other.cookie, ticket],
        ['', ticket],
      ] as const) {
        await expectRefused(cookie, given);
      }
      const cookie = cookieIn(await renew(person.cookie, ticket));
      await expectRefused(person.cookie, 'nothing');
      await expectRefused(cookie, ticket);
      await fetchToken(server, cookie);
      await endGrace();
      await expectRefused(person.cookie, ticket);
    });

    it('needs the cookie soon: a ticket ends after an hour', async () => {
      const ticket = await confirm(person);
      now = new Date(now.getTime() + HOUR_MS);
      await expectRefused(person.cookie, ticket);
      expect((await renew(person.cookie, await confirm(person))).status).toBe(200);
    });

    it('is not offered a new cookie after a wrong password, nor without one', async () => {
      for (const currentPassword of ['wrong', null]) {
        const { status, ticket } = await sendConfirmation(person, currentPassword);
        expect([status, ticket]).toEqual([403, null]);
      }
      const { headers } = await fetch(`${server.url}/api/getUser`, post(person, {}));
      expect(headers.has(RENEWAL_HEADER)).toBe(false);
    });

    it('is not offered a new cookie for an account without a password: its log-in was fresh', async () => {
      const { db } = server.database;
      await db.deleteFrom('authCredentials').where('userId', '=', person.uid).execute();
      const { status, ticket } = await sendConfirmation(person, null);
      expect([status, ticket]).toEqual([200, null]);
    });

    it('shows its new cookie to no copy of the old one when its life is made longer', async () => {
      const cookie = cookieIn(await renew(person.cookie, await confirm(person)));
      await makeOld();
      for (const path of ['token', 'get-session']) {
        const { status, headers } = await ask(path, person.cookie);
        expect([status, headers.getSetCookie()]).toEqual([200, []]);
        await makeOld();
      }
      expect(cookieIn(await ask('token', cookie))).toBe(cookie);
    });

    it.each([
      ['token', 'before'],
      ['token', 'after'],
      ['get-session', 'before'],
      ['get-session', 'after'],
    ])(
      'keeps the new cookie when the old one asks for %s, and it comes just %s the answer',
      async (path, time) => {
        await makeOld();
        const ticket = await confirm(person);
        const { auth } = server.application;
        const { handler } = auth;
        const spy = vi.spyOn(auth, 'handler').mockImplementationOnce(async (request) => {
          if (time === 'before') await renew(person.cookie, ticket);
          const response = await handler(request);
          if (time === 'after') await renew(person.cookie, ticket);
          return response;
        });
        const { status, headers } = await ask(path, person.cookie);
        spy.mockRestore();
        expect([status, headers.getSetCookie()]).toEqual([200, []]);
      },
    );

    it.each(['sign-out', 'sign-in/email'])(
      'ends with a %s that brings the old cookie',
      async (route) => {
        const cookie = cookieIn(await renew(person.cookie, await confirm(person)));
        await fetchToken(server, cookie);
        const body = route === 'sign-out' ? {} : { email: person.email, password: 'secret1' };
        const { status } = await postAccount(server, route, body, { cookie: person.cookie });
        expect(status).toBe(200);
        expect((await ask('token', cookie)).status).toBe(401);
      },
    );

    it.each(['sign-out', 'sign-in/email'])(
      'ends with a %s that brings the old cookie while the new one is on its way',
      async (route) => {
        const ticket = await confirm(person);
        const { auth } = server.application;
        const { handler } = auth;
        let cookie = '';
        const spy = vi.spyOn(auth, 'handler').mockImplementationOnce(async (request) => {
          cookie = cookieIn(await renew(person.cookie, ticket));
          return handler(request);
        });
        const body = route === 'sign-out' ? {} : { email: person.email, password: 'secret1' };
        await postAccount(server, route, body, { cookie: person.cookie });
        spy.mockRestore();
        expect((await ask('token', cookie)).status).toBe(401);
      },
    );

    it('is not logged out by a request that was under way during two renewals', async () => {
      const cookie = cookieIn(await renew(person.cookie, await confirm(person)));
      const token = await fetchToken(server, cookie);
      const ticket = await confirm(personOf(server, { ...person, cookie, token }));
      const { auth } = server.application;
      const { handler } = auth;
      const spy = vi.spyOn(auth, 'handler').mockImplementationOnce(async (request) => {
        await renew(cookie, ticket);
        return handler(request);
      });
      const during = await ask('get-session', person.cookie);
      spy.mockRestore();
      const after = await ask('get-session', person.cookie);
      const set = [during, after].flatMap(({ headers }) => headers.getSetCookie());
      expect(set.filter((line) => line.startsWith('savet.session_token='))).toEqual([]);
    });

    it('keeps a cookie whose successor was lost when a late request ends the grace before', async () => {
      const cookie = cookieIn(await renew(person.cookie, await confirm(person)));
      const token = await fetchToken(server, cookie);
      const { db } = server.database;
      const held = await findByToken(db, tokenIn(cookie));
      await renew(cookie, await confirm(personOf(server, { ...person, cookie, token })));
      expect(held?.token).toBe(tokenIn(cookie));
      await endPrevious(db, tokenIn(cookie));
      expect((await findByToken(db, tokenIn(cookie)))?.isUnused).toBe(true);
    });

    /** Types the password. @returns the ticket */
    async function confirm(typist: Person): Promise<string> {
      const { status, ticket } = await sendConfirmation(typist, 'secret1');
      expect(status).toBe(200);
      return ticket ?? '';
    }

    async function sendConfirmation(typist: Person, currentPassword: string | null) {
      const { status, headers } = await fetch(
        `${server.url}/api/startSecondFactor`,
        post(typist, { currentPassword }),
      );
      return { status, ticket: headers.get(RENEWAL_HEADER) };
    }

    function post({ token }: Person, body: object) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return { method: 'POST', headers, body: JSON.stringify(body) };
    }

    function renew(cookie: string, ticket: string): Promise<Response> {
      return postAccount(server, 'renew-session', { ticket }, { cookie });
    }

    function ask(path: string, cookie: string): Promise<Response> {
      return fetch(`${server.url}/api/auth/${path}`, { headers: { cookie } });
    }

    function cookieIn(response: Response): string {
      return response.headers.getSetCookie().join().split(';')[0] ?? '';
    }

    /** The token in a cookie, without its signature. */
    function tokenIn(cookie: string): string {
      return decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    }

    async function expectRefused(cookie: string, ticket: string): Promise<void> {
      const { status, headers } = await renew(cookie, ticket);
      expect([status, headers.getSetCookie()]).toEqual([400, []]);
    }

    /** Refused, and the browser keeps the cookie that it may have instead. */
    async function expectDead(cookie: string): Promise<void> {
      const token = await ask('token', cookie);
      expect([token.status, token.headers.getSetCookie()]).toEqual([401, []]);
      const session = await ask('get-session', cookie);
      expect([await session.json(), session.headers.getSetCookie()]).toEqual([null, []]);
    }

    /** Makes the library give the session, and its cookie, a longer life with the next request. */
    async function makeOld(): Promise<void> {
      await server.database.db
        .updateTable('authSessions')
        .set({ expiresAt: sql`now() + interval '1 day'` })
        .where('userId', '=', person.uid)
        .execute();
    }

    /** As if the time had passed in which both cookies work. */
    async function endGrace(): Promise<void> {
      const { numUpdatedRows } = await server.database.db
        .updateTable('authSessions')
        .set({ previousUntil: sql`now()` })
        .where('userId', '=', person.uid)
        .where('previousUntil', '>', sql<Date>`now()`)
        .where('previousUntil', '<=', sql<Date>`now() + interval '30 seconds'`)
        .executeTakeFirstOrThrow();
      expect(numUpdatedRows).toBe(1n);
    }
  },
);
