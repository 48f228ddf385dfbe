import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endViewings } from '../../features/viewing/viewing.store.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import type { LiveReader } from '../../testing/live-reader.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { CHECK_AGE_MS, CHECK_MS } from './live.ts';

describe.each(databases)('open live streams on $name', ({ open }) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
    person = await signUp(server);
  });
  afterAll(() => server.close());

  it('are limited for each user, and leave others alone', async () => {
    const other = await signUp(server);
    const open = (who: Person) =>
      fetch(`${server.url}/api/live`, { headers: { authorization: `Bearer ${who.token}` } });
    const responses = await Promise.all(Array.from({ length: 55 }, () => open(other)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const mine = await open(person);
    expect(mine.status).toBe(200);
    await Promise.all([...responses, mine].map(async ({ body }) => body?.cancel()));
  });

  it('of a user whose id no database can hold are refused, for staff too', async () => {
    const staff = await signUp(server);
    await grantStaff(server.database.db, staff);
    await expect(staff.watch(undefined, 'a\0b')).rejects.toThrow('400');
    await expect(person.watch(undefined, '\0')).rejects.toThrow('400');
  });
});

const EFFECT_MS = 5_000;
const QUERY_MS = 1_000;

it('the access of an open stream is checked often enough', () => {
  expect(CHECK_MS + CHECK_AGE_MS + QUERY_MS).toBeLessThanOrEqual(EFFECT_MS);
});

describe.each(databases)(
  'open live streams on $name end at the next check, even if nobody is told,',
  ({ open }) => {
    let server: TestServer;
    let staff: Person;
    let user: Person;
    let live: LiveReader;

    beforeAll(async () => {
      server = await startApplication(await open(), new ScriptedConsultant());
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      // Before the first check of a session, whose age is then counted on this clock.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
      staff = await signUp(server);
      user = await signUp(server);
      await grantStaff(server.database.db, staff);
      await staff.call('startViewing', { uid: user.uid });
      live = await staff.watch(undefined, user.uid);
    });
    afterEach(() => {
      live.close();
      vi.useRealTimers();
    });

    const next = async () => {
      vi.advanceTimersByTime(CHECK_MS);
      await expect(live.until(() => false)).rejects.toThrow('ended');
    };

    it('when the session ends', async () => {
      await server.database.db.deleteFrom('authSessions').where('userId', '=', staff.uid).execute();
      await next();
    });

    it('when the role ends', async () => {
      await server.database.db
        .updateTable('users')
        .set({ isAdmin: false })
        .where('uid', '=', staff.uid)
        .execute();
      await next();
    });

    it('when the viewing is stopped', async () => {
      await endViewings(server.database.db, { adminUid: staff.uid });
      await next();
    });

    it('when the time of the viewing is over', async () => {
      await server.database.db
        .updateTable('viewings')
        .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
        .where('adminUid', '=', staff.uid)
        .execute();
      await next();
    });

    it('but not while all three last', async () => {
      vi.advanceTimersByTime(CHECK_MS);
      await user.call('updateUser', { firstName: 'Още' });
      await live.until((events) => JSON.stringify(events).includes('Още'));
      expect(live.isEnded).toBe(false);
    });
  },
);
