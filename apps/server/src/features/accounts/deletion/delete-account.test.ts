import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import { fetchToken, type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const right = { currentPassword: 'secret1' };
const DAY_MS = 86_400_000;

describe.each(databases)('deleting an account on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  const signIn = (email: string, password = 'secret1', more: object = {}) =>
    postAccount(server, 'sign-in/email', { email, password, ...more });

  it('needs the password, and guesses are limited', async () => {
    const person = await signUp(server);
    const guess = (currentPassword: string) => person.send('deleteAccount', { currentPassword });
    expect(await guess('guess')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    const more = await Promise.all(Array.from({ length: 11 }, (_, number) => guess(`${number}`)));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await guess(right.currentPassword)).status).toBe(429);
    expect((await person.send('getUser', {})).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
  });

  it('ends all sessions and streams, and names the day', async () => {
    const person = await signUp(server);
    await person.call('updateUser', { language: 'BG' });
    const other = await logIn(server, person);
    const live = await watch(other);
    const { until } = await person.call('deleteAccount', right);
    const days = (Date.parse(until) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(14);

    await expect(live.until(() => false)).rejects.toThrow('ended');
    for (const { send } of [person, other]) {
      await expect.poll(async () => (await send('getUser', {})).status).toBe(401);
    }
    await expect(fetchToken(server, other.cookie)).rejects.toThrow('401');
    const mail = await mailWith(server, person.email, mails.BG.accountDeleted.subject);
    expect(mail).toContain(`${server.origin}/login`);
  });

  it('is closed to a session that a log-in opens at the same moment', async () => {
    const person = await signUp(server);
    const { db } = server.database;
    const session = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from auth_sessions s where user_id = ${person.uid}`.execute(
      db,
    );
    await person.call('deleteAccount', right);
    await sql`
      insert into auth_sessions
      select * from jsonb_populate_record(null::auth_sessions, ${session.rows[0]?.row}::jsonb)`.execute(
      db,
    );
    // On PostgreSQL, the server forgets the session only with the NOTIFY.
    await expect.poll(async () => (await person.send('getUser', {})).status).toBe(401);
  });

  it('stops the answer that is being written', async () => {
    const person = await signUp(server);
    const ids = { chatId: 'c', messageId: 'm' };
    await person.call('generateResponse', { ...ids, newChat: true, query: 'q', wait: false });
    const answer = await consultant.next();
    await person.call('deleteAccount', right);
    await vi.waitFor(() => expect(answer.aborted).toBe(true));
  });

  it('refuses the right password with the day, and a wrong one as ever', async () => {
    const person = await signUp(server);
    const { until } = await person.call('deleteAccount', right);
    const refused = await signIn(person.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ code: 'ACCOUNT_BEING_DELETED', until });
    expect(refused.headers.getSetCookie()).toEqual([]);

    const wrong = await signIn(person.email, 'wrong one', { keepAccount: true });
    const unknown = await signIn('nobody@people.test', 'wrong one', { keepAccount: true });
    expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()]);
    expect((await signIn(person.email)).status).toBe(403);
  });

  it('counts refused log-ins as correct', async () => {
    const person = await signUp(server);
    await person.call('deleteAccount', right);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await signIn(person.email)).status).toBe(403);
    }
  });

  it('can be taken back at log-in', async () => {
    const person = await signUp(server);
    await person.call('deleteAccount', right);
    expect((await signIn(person.email, 'secret1', { keepAccount: true })).status).toBe(200);
    const back = await logIn(server, person);
    expect((await back.call('getUser', {})).user.firstName).toBe('Ана');
    await mailWith(server, person.email, mails.EN.accountKept.subject);
    expect(await closed(person)).toBe(false);
  });

  it('answers a log-in after the last day as if there was no account', async () => {
    const person = await signUp(server);
    await person.call('deleteAccount', right);
    await expire(person);
    const late = await signIn(person.email, 'secret1', { keepAccount: true });
    const unknown = await signIn('nobody@people.test');
    expect([late.status, await late.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(await closed(person)).toBe(true);
  });

  it('does not free the address before, and tells nobody', async () => {
    const person = await signUp(server);
    const account = { name: 'A B', email: person.email, password: 'another one' };
    const before = await postAccount(server, 'sign-up/email', account);
    await person.call('deleteAccount', right);
    const after = await postAccount(server, 'sign-up/email', account);
    expect([after.status, await after.json()]).toEqual([before.status, await before.json()]);
    expect(after.status).toBe(422);
  });

  it('happens once, although the request is repeated', async () => {
    const person = await signUp(server);
    const answers = await Promise.all([
      person.send('deleteAccount', right),
      person.send('deleteAccount', right),
    ]);
    // The second one may find its session ended.
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    await mailWith(server, person.email, mails.EN.accountDeleted.subject);
    const sent = mailsTo(server, person.email).join().split(mails.EN.accountDeleted.subject);
    expect(sent).toHaveLength(2);
  });

  it('hides the account from staff, and ends their viewings', async () => {
    const [person, admin] = [await signUp(server), await signUp(server)];
    await grantStaff(server.database.db, admin);
    await person.call('sendContactMessage', { contactMessageId: 'm', text: 'Help' });
    await admin.call('startViewing', { uid: person.uid });
    expect((await admin.send('getUser', { uid: person.uid })).status).toBe(200);
    await person.call('deleteAccount', right);

    expect((await admin.send('getUser', { uid: person.uid })).status).toBe(403);
    expect((await admin.send('startViewing', { uid: person.uid })).status).toBe(404);
    const { users } = await admin.call('listUsers', { search: person.email });
    const { contactMessages } = await admin.call('listContactMessages', {});
    expect([users, contactMessages]).toEqual([[], []]);
    const brandHub = { chatId: 'c', messageId: 'm', newChat: true, brandHubUid: person.uid };
    const asked = await admin.send('generateResponse', { ...brandHub, query: 'q', wait: false });
    expect(asked.status).toBe(404);

    await signIn(person.email, 'secret1', { keepAccount: true });
    expect((await admin.call('listUsers', { search: person.email })).users).toHaveLength(1);
  });

  it('can be taken back with a new password, too', async () => {
    const person = await signUp(server);
    await person.call('deleteAccount', right);
    await postAccount(server, 'request-password-reset', { email: person.email });
    const mail = await mailWith(server, person.email, mails.EN.passwordLink.subject);
    const token = /reset#([\w-]+)/.exec(mail)?.[1];
    const newPassword = 'another secret';
    expect((await postAccount(server, 'reset-password', { token, newPassword })).status).toBe(200);
    expect((await signIn(person.email, newPassword)).status).toBe(403);
    expect((await signIn(person.email, newPassword, { keepAccount: true })).status).toBe(200);
  });

  async function watch(person: Person) {
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    return live;
  }

  async function closed({ uid }: Person): Promise<boolean> {
    const { db } = server.database;
    const rows = await db
      .selectFrom('accountDeletions')
      .where('uid', '=', uid)
      .selectAll()
      .execute();
    return rows.length > 0;
  }

  async function expire({ uid }: Person): Promise<void> {
    const { db } = server.database;
    const past = new Date(Date.now() - 1_000);
    await db
      .updateTable('accountDeletions')
      .set({ eraseAfter: past })
      .where('uid', '=', uid)
      .execute();
  }
});
