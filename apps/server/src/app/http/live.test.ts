import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

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

  it('end when their session is gone, even if nobody is told', async () => {
    const live = await person.watch();
    // As if the notification had been lost.
    await server.database.db.deleteFrom('authSessions').where('userId', '=', person.uid).execute();
    await expect(live.until(() => false)).rejects.toThrow('ended');
  });
});
