import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { readPasswordHash } from '../password/password.store.ts';
import { withUnchangedPassword } from './unchanged-password.ts';

const change = { currentPassword: 'secret1', newPassword: 'another secret' };

describe.each(databases)('a log-in on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('with a password that is changed while it is checked opens no session', async () => {
    const person = await signUp(server);
    const response = await runLogIn(person, () => person.call('changePassword', change));
    expect(response.status).toBe(401);
    expect((await person.call('listSessions', {})).sessions).toHaveLength(1);
  });

  it('opens a session otherwise', async () => {
    const person = await signUp(server);
    const response = await runLogIn(person, () => person.call('getUser', {}));
    expect(response.status).toBe(200);
    expect((await person.call('listSessions', {})).sessions).toHaveLength(2);
  });

  it('opens a session too if another log-in hashed the imported password again meanwhile', async () => {
    const person = await signUp(server);
    const { db } = server.database;
    const own = await readPasswordHash(db, person.uid);
    const store = (password: string | null) =>
      db
        .updateTable('authCredentials')
        .set({ password })
        .where('userId', '=', person.uid)
        .execute();
    await store('firebase:key:salt:hash');
    const response = await runLogIn(person, () => store(own));
    expect(response.status).toBe(200);
  });

  /** A log-in whose password was found right before `meanwhile`, and whose session is stored after it. */
  function runLogIn({ uid, email }: Person, meanwhile: () => Promise<unknown>) {
    const { auth } = server.application;
    const given = { email, password: 'secret1' };
    return withUnchangedPassword({ db: server.database.db, auth }, given, async () => {
      await meanwhile();
      const { internalAdapter } = await auth.$context;
      const { token } = await internalAdapter.createSession(uid);
      return Response.json({ token });
    });
  }
});
