import { createHash } from 'node:crypto';
import { mails } from '@savet/i18n/mails';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const { passwordChanged } = mails.EN;
const right = { currentPassword: 'secret1', newPassword: 'another secret' };

describe.each(databases)('changing the password on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('keeps this session and ends all others, with their live streams', async () => {
    const person = await signUp(server);
    const other = await logIn(server, person);
    const [own, foreign] = await Promise.all([watch(person), watch(other)]);
    await person.call('changePassword', right);

    await expect(foreign.until(() => false)).rejects.toThrow('ended');
    expect((await other.send('getUser', {})).status).toBe(401);
    expect((await person.send('getUser', {})).status).toBe(200);
    expect(own.isEnded).toBe(false);
    own.close();

    expect((await signIn(person.email, right.currentPassword)).status).toBe(401);
    expect((await signIn(person.email, right.newPassword)).status).toBe(200);
    const mail = await mailWith(server, person.email, passwordChanged.subject);
    expect(mail).toContain(`${server.origin}/forgot`);
  });

  it('needs the current password', async () => {
    const person = await signUp(server);
    const other = await logIn(server, person);
    const refused = await person.send('changePassword', { ...right, currentPassword: 'guess' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    const short = await person.send('changePassword', { ...right, newPassword: 'short' });
    expect(short.status).toBe(400);
    expect((await other.send('getUser', {})).status).toBe(200);
    expect((await signIn(person.email, right.currentPassword)).status).toBe(200);
    expect(mailsTo(server, person.email).join()).not.toContain(passwordChanged.subject);
  });

  it('gives a guesser ten attempts, and then not even the right password', async () => {
    const person = await signUp(server);
    const guess = (currentPassword: string) =>
      person.send('changePassword', { ...right, currentPassword });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, number) => guess(`${number}`)),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await guess(right.currentPassword)).status).toBe(429);
  });

  it('makes links for a new password useless', async () => {
    const person = await signUp(server);
    await postAccount(server, 'request-password-reset', { email: person.email });
    const { db } = server.database;
    const links = () =>
      db.selectFrom('authVerifications').where('value', '=', person.uid).selectAll().execute();
    await vi.waitFor(async () => expect(await links()).toHaveLength(1));
    await person.call('changePassword', right);
    expect(await links()).toEqual([]);
  });

  it('happens once, although the request is repeated, and leaves no trace of the passwords', async () => {
    const person = await signUp(server);
    const key = { 'idempotency-key': 'once' };
    for (const attempt of [1, 2]) {
      const { status } = await person.send('changePassword', right, key);
      expect([attempt, status]).toEqual([attempt, 200]);
    }
    const mailed = () => mailsTo(server, person.email).join().split(passwordChanged.subject);
    await mailWith(server, person.email, passwordChanged.subject);
    expect(mailed()).toHaveLength(2);
    const saved = await server.database.db
      .selectFrom('callResults')
      .selectAll()
      .where('actor', '=', person.uid)
      .where('call', '=', 'changePassword')
      .executeTakeFirstOrThrow();
    const plain = createHash('sha256').update(JSON.stringify(right)).digest('base64');
    expect(saved.fingerprint).not.toBe(plain);
  });

  async function watch(person: Person) {
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    return live;
  }

  function signIn(email: string, password: string) {
    return postAccount(server, 'sign-in/email', { email, password });
  }
});
