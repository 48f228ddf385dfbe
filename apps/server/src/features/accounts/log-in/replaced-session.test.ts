import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { fetchToken, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

describe.each(databases)('the session of a browser on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  const logIn = (email: string, password: string, cookie: string) =>
    postAccount(server, 'sign-in/email', { email, password }, { cookie });

  it('is ended by a log-in in the same browser, with its token and its live stream', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    const response = await logIn(person.email, 'secret1', person.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).not.toContain(person.cookie);
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await person.send('getUser', {})).status).toBe(401);
    await expect(fetchToken(server, person.cookie)).rejects.toThrow('401');
  });

  it('is ended by a sign-up in the same browser', async () => {
    const person = await signUp(server);
    const email = `second.${crypto.randomUUID()}@people.test`;
    const account = { name: 'Second', email, password: 'secret1' };
    const { status } = await postAccount(server, 'sign-up/email', account, {
      cookie: person.cookie,
    });
    expect(status).toBe(200);
    await expect(fetchToken(server, person.cookie)).rejects.toThrow('401');
  });

  it('outlives a log-in that is refused', async () => {
    const person = await signUp(server);
    expect((await logIn(person.email, 'not the one', person.cookie)).status).toBe(401);
    expect((await person.send('getUser', {})).status).toBe(200);
  });

  it('is gone with its account', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await server.database.db.deleteFrom('authUsers').where('id', '=', person.uid).execute();
    await expect(fetchToken(server, person.cookie)).rejects.toThrow('401');
    await expect(live.until(() => false)).rejects.toThrow('ended');
  });
});
