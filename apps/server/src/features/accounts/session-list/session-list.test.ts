import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { fetchToken, type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { SESSIONS_MAX } from './limit-sessions.ts';
import { deleteExpiredSessions } from './session-list.store.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(databases)('the list of sessions on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('names the device and the times of each open session, and no address', async () => {
    const person = await signUp(server);
    const other = await logIn(server, person, { userAgent: firefox });
    const { sessions } = await person.call('listSessions', {});
    expect(sessions.map(({ sessionId }) => sessionId).sort()).toEqual(
      [sidOf(person), sidOf(other)].sort(),
    );
    const listed = sessions.find(({ sessionId }) => sessionId === sidOf(other));
    expect(listed?.device).toEqual({ browser: 'Firefox', system: 'Windows' });
    expect(Object.keys(listed ?? {}).sort()).toEqual(
      ['device', 'lastSeenAt', 'sessionId', 'signedInAt'].sort(),
    );
    const stored = await sql<{ address: string }>`
      select coalesce(ip_address, '') as address from auth_sessions
      where user_id = ${person.uid}`.execute(server.database.db);
    expect(stored.rows).toEqual([{ address: '' }, { address: '' }]);
  });

  it('shows a session as seen when its browser fetches a token, not those that have expired', async () => {
    const person = await signUp(server);
    const stale = await logIn(server, person);
    await age(person, '10 minutes');
    await sql`update auth_sessions set expires_at = now() where id = ${sidOf(stale)}`.execute(
      server.database.db,
    );
    const before = await person.call('listSessions', {});
    expect(before.sessions).toHaveLength(1);
    await fetchToken(server, person.cookie);
    const after = await person.call('listSessions', {});
    const seen = (list: typeof before) => Date.parse(list.sessions[0]?.lastSeenAt ?? '');
    expect(seen(after) - seen(before)).toBeGreaterThan(9 * 60_000);
    expect(after.sessions[0]?.signedInAt).toBe(before.sessions[0]?.signedInAt);
  });

  it('a session that has expired is refused', async () => {
    const person = await signUp(server);
    const stale = await logIn(server, person);
    await sql`update auth_sessions set expires_at = now() where id = ${sidOf(stale)}`.execute(
      server.database.db,
    );
    expect((await stale.send('getUser', {})).status).toBe(401);
    expect((await person.send('getUser', {})).status).toBe(200);
  });

  it('ends one session with its token, its live stream and its cookie', async () => {
    const person = await signUp(server);
    const other = await logIn(server, person);
    const live = await other.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await person.call('endSession', { sessionId: sidOf(other) });
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await other.send('getUser', {})).status).toBe(401);
    await expect(fetchToken(server, other.cookie)).rejects.toThrow('401');
    const again = await person.send('endSession', { sessionId: sidOf(other) });
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await person.call('listSessions', {})).sessions).toHaveLength(1);
  });

  it("ends no other user's session", async () => {
    const [person, stranger] = [await signUp(server), await signUp(server)];
    const refused = await stranger.send('endSession', { sessionId: sidOf(person) });
    expect(refused.status).toBe(404);
    expect((await person.send('getUser', {})).status).toBe(200);
  });

  it('ends all other sessions at once', async () => {
    const person = await signUp(server);
    const others = [await logIn(server, person), await logIn(server, person)];
    expect(await person.call('endOtherSessions', {})).toMatchObject({ ended: 2 });
    for (const other of others) expect((await other.send('getUser', {})).status).toBe(401);
    expect((await person.call('listSessions', {})).sessions).toMatchObject([
      { sessionId: sidOf(person) },
    ]);
    expect(await person.call('endOtherSessions', {})).toMatchObject({ ended: 0 });
  });

  it('loses a session that logs out', async () => {
    const person = await signUp(server);
    const other = await logIn(server, person);
    await postAccount(server, 'sign-out', {}, { cookie: other.cookie });
    expect((await person.call('listSessions', {})).sessions).toHaveLength(1);
  });

  it('has a greatest length: another log-in ends the session that was not seen for longest', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await age(person, '2 days');
    const { db } = server.database;
    await sql`
      insert into auth_sessions
      select copy.* from auth_sessions s, generate_series(2, ${SESSIONS_MAX}::int4) n,
        jsonb_populate_record(null::auth_sessions, to_jsonb(s) || jsonb_build_object(
          'id', s.id || n, 'token', s.token || n, 'updated_at', s.updated_at + interval '1 day')) copy
      where s.id = ${sidOf(person)}`.execute(db);
    const stranger = await signUp(server);
    expect((await person.call('listSessions', {})).sessions).toHaveLength(SESSIONS_MAX);
    const newest = await logIn(server, person);
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await person.send('getUser', {})).status).toBe(401);
    expect((await newest.call('listSessions', {})).sessions).toHaveLength(SESSIONS_MAX);
    expect((await stranger.send('getUser', {})).status).toBe(200);
  });

  it('forgets sessions that expired days ago, but the last of each user', async () => {
    const { db } = server.database;
    const [person, gone] = [await signUp(server), await signUp(server)];
    const [recent, old] = [await logIn(server, person), await logIn(server, person)];
    const expire = async (one: Person, ago: string) => {
      await age(one, ago);
      await sql`
        update auth_sessions set expires_at = now() - ${ago}::interval
        where id = ${sidOf(one)}`.execute(db);
    };
    await expire(recent, '6 days');
    await expire(old, '8 days');
    await expire(gone, '30 days');
    await deleteExpiredSessions(db);
    const { rows } = await sql<{ id: string }>`
      select id from auth_sessions where user_id in (${person.uid}, ${gone.uid})`.execute(db);
    const left = [person, recent, gone].map(sidOf);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(left.toSorted());
  });

  /** Moves the times of a session into the past. */
  async function age(person: Person, by: string) {
    await sql`update auth_sessions set created_at = created_at - ${by}::interval,
      updated_at = updated_at - ${by}::interval, expires_at = expires_at - ${by}::interval
      where id = ${sidOf(person)}`.execute(server.database.db);
  }
});

function sidOf({ token }: Person): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sid: string }).sid;
}
