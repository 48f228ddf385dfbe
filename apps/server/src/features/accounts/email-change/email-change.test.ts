import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { mailsTo, mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const en = mails.EN;
const currentPassword = 'secret1';
let addresses = 0;
/** Two tests take one each, and a second try another one. */
const staffAddresses = [1, 2, 3, 4].map((number) => `boss${number}@staff.test`);

describe.each(databases)('a change of address on $name', ({ open }) => {
  let server: TestServer;
  let taken = 0;
  const staffAddress = () => staffAddresses[taken++] ?? 'none is left';

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      variables: { ADMIN_EMAILS: staffAddresses.join() },
    });
  });
  afterAll(() => server.close());

  it('takes effect when the new address is confirmed, on open live streams too', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    const newEmail = newAddress();
    const token = await requestChange(person, newEmail.toUpperCase());
    expect((await person.call('getUser', {})).user.email).toBe(person.email);
    expect((await signIn(newEmail)).status).toBe(401);
    expect(mailsTo(server, person.email).join()).not.toContain(en.emailChanged.subject);

    expect((await confirm(token)).status).toBe(200);
    const user = await live.until((events) =>
      events.flatMap((event) => (event.event === 'changes' ? (event.data.user ?? []) : [])).at(-1),
    );
    expect(user).toMatchObject({ email: newEmail, emailVerified: true });
    live.close();
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
    await mailWith(server, person.email, en.emailChanged.subject);
    // A second click changes nothing.
    expect((await confirm(token)).status).toBe(200);
  });

  it('needs the password, and another address', async () => {
    const person = await signUp(server);
    const newEmail = newAddress();
    const guess = { newEmail, currentPassword: 'guess' };
    expect(await person.send('requestEmailChange', guess)).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
    const same = { newEmail: person.email.toUpperCase(), currentPassword };
    expect(await person.send('requestEmailChange', same)).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_UNCHANGED' },
    });
    const odd = { newEmail: 'thırd@staff.test', currentPassword };
    expect((await person.send('requestEmailChange', odd)).status).toBe(400);
    expect(mailsTo(server, newEmail)).toEqual([]);
  });

  it('to a taken address has the same answer, and its holder gets a mail', async () => {
    const [person, holder] = [await signUp(server), await signUp(server)];
    await holder.call('updateUser', { language: 'BG' });
    const taken = { newEmail: holder.email, currentPassword };
    const free = { newEmail: newAddress(), currentPassword };
    const answer = await person.send('requestEmailChange', taken);
    expect(answer).toEqual(await person.send('requestEmailChange', free));
    const mail = await mailWith(server, holder.email, mails.BG.emailTaken.subject);
    expect(mail).not.toContain('newemail#');
    expect((await holder.call('getUser', {})).user.email).toBe(holder.email);
  });

  it('is refused if somebody else has got the address meanwhile', async () => {
    const person = await signUp(server);
    const newEmail = newAddress();
    const token = await requestChange(person, newEmail);
    expect((await signUpWith(newEmail)).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await person.call('getUser', {})).user.email).toBe(person.email);
  });

  it('is refused while somebody else can get the address back', async () => {
    const person = await signUp(server);
    const newEmail = newAddress();
    const token = await requestChange(person, newEmail);
    const other = await signUpAs(newEmail);
    await confirm(await requestChange(other, newAddress()));
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await person.call('getUser', {})).user.email).toBe(person.email);
  });

  it('is withdrawn by another request, by time and by a new password', async () => {
    const person = await signUp(server);
    const first = await requestChange(person, newAddress());
    const second = await requestChange(person, newAddress());
    expect(await confirm(first)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    await person.call('changePassword', { currentPassword, newPassword: 'another secret' });
    expect((await confirm(second)).status).toBe(404);
    const third = await requestChange(person, newAddress(), 'another secret');
    await sql`update email_changes set confirm_until = now() where uid = ${person.uid}`.execute(
      server.database.db,
    );
    expect((await confirm(third)).status).toBe(404);
  });

  it('is limited, for the account and for the address that gets the mails', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const victim = newAddress();
    const send = (who: Person, newEmail: string) =>
      who.send('requestEmailChange', { newEmail, currentPassword });
    const statuses = [];
    for (const newEmail of [victim, victim, victim, victim, newAddress(), newAddress()]) {
      statuses.push((await send(person, newEmail)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 429]);
    expect((await send(other, victim)).status).toBe(429);
    await mailWith(server, victim, en.emailChange.subject);
    await expect.poll(() => mailsTo(server, victim)).toHaveLength(3);
  });

  it('can be undone at the old address: sessions and password end, and a link sets a new one', async () => {
    const person = await signUp(server);
    await verify(person);
    const newEmail = newAddress();
    await confirm(await requestChange(person, newEmail));
    const undo = tokenIn(
      await mailWith(server, person.email, en.emailChanged.subject),
      'undoemail',
    );
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));

    expect((await undoChange(undo)).status).toBe(200);
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await person.send('getUser', {})).status).toBe(401);
    for (const email of [person.email, newEmail]) expect((await signIn(email)).status).toBe(401);

    const mail = await mailWith(server, person.email, en.emailRestored.subject);
    const newPassword = 'only mine';
    const link = { token: tokenIn(mail, 'reset'), newPassword };
    expect((await postAccount(server, 'reset-password', link)).status).toBe(200);
    const back = await logIn(server, person, { password: newPassword });
    expect((await back.call('getUser', {})).user).toMatchObject({
      email: person.email,
      emailVerified: true,
    });
    // A second click changes nothing.
    expect((await undoChange(undo)).status).toBe(200);
    expect((await back.send('getUser', {})).status).toBe(200);
  });

  it('is undone with a second factor that was switched on since, and no other', async () => {
    const thief = await signUp(server);
    await confirm(await requestChange(thief, newAddress()));
    await switchFactorOn(thief);
    const careful = await signUp(server);
    await switchFactorOn(careful);
    await confirm(await requestChange(careful, newAddress()));
    const answers = [];
    for (const { email } of [thief, careful]) {
      const mail = await mailWith(server, email, en.emailChanged.subject);
      expect((await undoChange(tokenIn(mail, 'undoemail'))).status).toBe(200);
      const restored = await mailWith(server, email, en.emailRestored.subject);
      const link = { token: tokenIn(restored, 'reset'), newPassword: 'only mine' };
      expect((await postAccount(server, 'reset-password', link)).status).toBe(200);
      const own = { email, password: 'only mine' };
      answers.push((await postAccount(server, 'sign-in/email', own)).status);
    }
    expect(answers).toEqual([200, 403]);
  });

  it('is undone with all later ones, whose links then do nothing', async () => {
    const person = await signUp(server);
    const [second, third] = [newAddress(), newAddress()];
    await confirm(await requestChange(person, second));
    await confirm(await requestChange(person, third));
    const pending = await requestChange(person, newAddress());
    const [own, later] = await Promise.all(
      [person.email, second].map(async (email) =>
        tokenIn(await mailWith(server, email, en.emailChanged.subject), 'undoemail'),
      ),
    );
    await undoChange(own ?? '');
    await undoChange(later ?? '');
    expect((await confirm(pending)).status).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('keeps the old address from others for seven days, and not longer', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    await confirm(await requestChange(person, newAddress()));
    const undo = tokenIn(
      await mailWith(server, person.email, en.emailChanged.subject),
      'undoemail',
    );
    const refused = await signUpWith(person.email);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
    ]);
    await other.call('requestEmailChange', { newEmail: person.email, currentPassword });
    await mailWith(server, person.email, en.emailTaken.subject);

    await sql`update email_changes set undo_until = now() where uid = ${person.uid}`.execute(
      server.database.db,
    );
    expect(await undoChange(undo)).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
    expect((await signUpWith(person.email)).status).toBe(200);
  });

  it('away from an address of ADMIN_EMAILS ends the role and its viewing', async () => {
    const boss = await signUpAs(staffAddress());
    await verify(boss);
    await expect.poll(async () => (await boss.send('listUsers', {})).status).toBe(200);
    const subject = await signUp(server);
    await boss.call('startViewing', { uid: subject.uid });
    const live = await boss.watch(undefined, subject.uid);
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    await confirm(await requestChange(boss, newAddress()));
    await expect(live.until(() => false)).rejects.toThrow('ended');
    await expect.poll(async () => (await boss.send('listUsers', {})).status).toBe(403);
    const { viewings } = await subject.call('listViewings', {});
    expect(viewings[0]?.endedAt).not.toBeNull();
  });

  it('to an address of ADMIN_EMAILS is confirmed only while logged in to the account', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const token = await requestChange(person, staffAddress());
    const first = { status: 403, body: { code: 'LOG_IN_FIRST' } };
    expect(await confirm(token)).toMatchObject(first);
    expect(await other.send('confirmOwnEmailChange', { token })).toMatchObject(first);
    expect((await person.call('getUser', {})).user.isAdmin).toBe(false);
    expect((await person.send('confirmOwnEmailChange', { token })).status).toBe(200);
    expect((await person.call('getUser', {})).user.isAdmin).toBe(true);
  });

  it('keeps a granted role with the account; the old address names the new one', async () => {
    const person = await signUp(server);
    await grantStaff(server.database.db, person);
    const newEmail = newAddress();
    await confirm(await requestChange(person, newEmail));
    expect((await person.call('getUser', {})).user.isAdmin).toBe(true);
    const revoke = (email: string) =>
      runStaffCommand({ db: server.database.db, payments: null }, ['revoke', email], new Date());
    await expect(revoke(person.email)).rejects.toThrow(newEmail);
    await revoke(newEmail);
    await expect.poll(async () => (await person.send('listUsers', {})).status).toBe(403);
  });

  it('is followed by the search of staff', async () => {
    const [person, staff] = [await signUp(server), await signUp(server)];
    await grantStaff(server.database.db, staff);
    const newEmail = newAddress();
    await confirm(await requestChange(person, newEmail));
    const find = async (search: string) =>
      (await staff.call('listUsers', { search })).users.map(({ uid }) => uid);
    expect(await find(newEmail)).toEqual([person.uid]);
    expect(await find(person.email)).toEqual([]);
  });

  async function requestChange(
    person: Person,
    newEmail: string,
    password = currentPassword,
  ): Promise<string> {
    await person.call('requestEmailChange', { newEmail, currentPassword: password });
    const mail = await mailWith(server, newEmail.toLowerCase(), en.emailChange.subject);
    return tokenIn(mail, 'newemail');
  }

  async function switchFactorOn(person: Person) {
    const { secret } = await person.call('startSecondFactor', { currentPassword });
    const code = new TOTP({ secret }).generate();
    await person.call('confirmSecondFactor', { code });
  }

  function confirm(token: string) {
    return callAsGuest('confirmEmailChange', token);
  }

  function undoChange(token: string) {
    return callAsGuest('undoEmailChange', token);
  }

  async function callAsGuest(name: string, token: string) {
    const response = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return { status: response.status, body: (await response.json()) as object };
  }

  function signIn(email: string) {
    return postAccount(server, 'sign-in/email', { email, password: currentPassword });
  }

  function signUpWith(email: string) {
    return postAccount(server, 'sign-up/email', {
      name: 'Ана Тест',
      email,
      password: currentPassword,
    });
  }

  async function signUpAs(email: string): Promise<Person> {
    const { user } = (await (await signUpWith(email)).json()) as { user: { id: string } };
    const person = await logIn(server, { uid: user.id, email });
    await person.call('getUser', {});
    return person;
  }

  async function verify(person: Person) {
    const link = /\/api\/auth\/verify-email\S+/.exec(
      await mailWith(server, person.email, en.verification.subject),
    )?.[0];
    await fetch(`${server.url}${link}`, { redirect: 'manual', headers: { cookie: person.cookie } });
  }

  async function emailOf({ uid }: Person) {
    const row = await server.database.db
      .selectFrom('authUsers')
      .select('email')
      .where('id', '=', uid)
      .executeTakeFirstOrThrow();
    return row.email;
  }
});

function newAddress(): string {
  addresses += 1;
  return `new${addresses}@people.test`;
}
