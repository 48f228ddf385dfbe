import type { UsedPasskey } from '@savet/contract/accounts/passkeys';
import { PASSKEY_SECONDS, PASSKEYS_MAX } from '@savet/contract/limits';
import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import {
  addPasskey,
  logInByPasskey,
  logInOptions,
  proofOf,
  sendPasskey,
} from '../../../testing/passkeys/passkey-people.ts';
import {
  type Deviations,
  SoftwareAuthenticator,
} from '../../../testing/passkeys/software-authenticator.ts';
import { fetchToken, type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const right = { currentPassword: 'secret1' };
const wrong = { currentPassword: 'guess' };
const refused = {
  status: 403,
  body: { success: false, error: 'This passkey was not accepted', code: 'PASSKEY_REFUSED' },
};

describe.each(databases)('passkeys on $name', ({ open }) => {
  let server: TestServer;
  let owner: Person;
  let key: SoftwareAuthenticator;
  /** How far the server's clock is ahead, in milliseconds. */
  let ahead = 0;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      variables: { TRUSTED_PROXIES: '127.0.0.1' },
      now: () => new Date(Date.now() + ahead),
    });
    owner = await signUp(server);
    ({ key } = await addPasskey(server, owner));
  });
  afterAll(() => server.close());

  describe('log in', () => {
    it('without address and password, and are listed with their last use', async () => {
      const before = await owner.call('listPasskeys', {});
      expect(before.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
      const response = await sendPasskey(server, key);
      expect(await response.json()).toEqual({ user: { id: owner.uid } });
      expect(response.headers.getSetCookie().join()).toContain('savet.device=');
      const again = await logInByPasskey(server, owner, key);
      expect((await again.call('getUser', {})).user.uid).toBe(owner.uid);
      const { passkeys } = await again.call('listPasskeys', {});
      expect(passkeys[0]?.lastUsedAt).not.toBeNull();
      expect((await owner.call('listSessions', {})).sessions.length).toBeGreaterThanOrEqual(3);
    });

    it('without a code of the second factor', async () => {
      const person = await signUp(server);
      const { secret } = await person.call('startSecondFactor', right);
      const code = new TOTP({ secret }).generate();
      await person.call('confirmSecondFactor', { code });
      const { key: own } = await addPasskey(server, person);
      const byPassword = { email: person.email, password: 'secret1' };
      expect((await postAccount(server, 'sign-in/email', byPassword)).status).toBe(403);
      expect((await sendPasskey(server, own)).status).toBe(200);
    });

    it('in place of the session that the browser had', async () => {
      const first = await logInByPasskey(server, owner, key);
      const response = await sendPasskey(server, key, { headers: { cookie: first.cookie } });
      expect(response.status).toBe(200);
      await expect(fetchToken(server, first.cookie)).rejects.toThrow('401');
    });

    it.each<[string, Deviations]>([
      ['another origin', { origin: 'https://savet.test' }],
      ['another site', { rpId: 'evil.test' }],
      ['no verified user', { isUserVerified: false }],
      ['another user', { userHandle: Buffer.from('somebody').toString('base64url') }],
      ['a challenge that was not given out', { challenge: 'A'.repeat(43) }],
    ])('not with %s', async (_, deviations) => {
      expect(await answer(await proofOf(server, key, deviations))).toEqual(refused);
    });

    it('not with a challenge that was used, has expired, or is for something else', async () => {
      const used = await proofOf(server, key);
      expect((await answer(used)).status).toBe(200);
      expect(await answer(used)).toEqual(refused);
      // Signed anew.
      const { challenge } = JSON.parse(
        Buffer.from(used.clientDataJSON, 'base64url').toString(),
      ) as { challenge: string };
      expect(await answer(await proofOf(server, key, { challenge }))).toEqual(refused);

      const late = await proofOf(server, key);
      ahead = 1_000 * PASSKEY_SECONDS;
      expect(await answer(late)).toEqual(refused);
      ahead = 0;
      const { options } = await owner.call('startPasskey', right);
      const other = await proofOf(server, key, { challenge: options.challenge });
      expect(await answer(other)).toEqual(refused);
    });

    it('works once when it is sent twice at the same moment', async () => {
      const proof = await proofOf(server, key);
      const both = await Promise.all([answer(proof), answer(proof)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    });

    it('not with the key of another user, and nobody learns whose it is', async () => {
      const { key: foreign } = await addPasskey(server, await signUp(server), 'Foreign');
      const proof = await proofOf(server, foreign);
      expect(await answer({ ...proof, id: key.id })).toEqual(refused);
      const posing = { ...(await proofOf(server, foreign)), userHandle: userHandle(owner) };
      expect(await answer(posing)).toEqual(refused);
      const unknown = new SoftwareAuthenticator(server.origin);
      const proofOfUnknown = await proofOf(server, unknown, { userHandle: userHandle(owner) });
      expect(await answer(proofOfUnknown)).toEqual(refused);
    });

    it('not with a count of signatures that does not grow', async () => {
      const person = await signUp(server);
      const { key: counting } = await addPasskey(server, person);
      const use = (signCount: number) =>
        sendPasskey(server, counting, { deviations: { signCount } });
      expect((await use(2_147_483_648)).status).toBe(200);
      expect((await use(2_147_483_648)).status).toBe(403);
      expect((await use(7)).status).toBe(403);
      expect((await use(0)).status).toBe(403);
      expect((await use(2_147_483_650)).status).toBe(200);
    });

    it('with authenticators that do not count', async () => {
      const { key: still } = await addPasskey(server, await signUp(server));
      const deviations = { signCount: 0 };
      expect((await sendPasskey(server, still, { deviations })).status).toBe(200);
      expect((await sendPasskey(server, still, { deviations })).status).toBe(200);
    });

    it('not with one that is removed at the same moment', async () => {
      const { key: leaving } = await addPasskey(server, await signUp(server));
      const { db } = server.database;
      await sql`
        create function remove_its_passkey() returns trigger language plpgsql as $$
        begin
          delete from passkeys where passkey_id = new.passkey_id;
          return new;
        end $$`.execute(db);
      await sql`
        create trigger removes_its_passkey before insert on auth_sessions
        for each row execute function remove_its_passkey()`.execute(db);
      const response = await sendPasskey(server, leaving);
      await sql`drop trigger removes_its_passkey on auth_sessions`.execute(db);
      expect({ status: response.status, body: await response.json() }).toEqual(refused);
    });

    it('from a network in which others have begun many, which are not stored', async () => {
      const { db } = server.database;
      const stored = async () =>
        (await db.selectFrom('passkeyChallenges').selectAll().execute()).length;
      const before = await stored();
      for (let begun = 0; begun < 70; begun += 1) await logInOptions(server);
      const unknown = new SoftwareAuthenticator(server.origin);
      expect(
        await answer(await proofOf(server, unknown, { userHandle: userHandle(owner) })),
      ).toEqual(refused);
      expect(await stored()).toBe(before);
      expect((await sendPasskey(server, key)).status).toBe(200);
    });

    it('from an address that has failed too often with the right one only', async () => {
      const unknown = new SoftwareAuthenticator(server.origin);
      const proof = await proofOf(server, unknown, { userHandle: userHandle(owner) });
      const from = (address: string) =>
        postAccount(
          server,
          'sign-in/passkey',
          { credential: proof },
          { 'x-forwarded-for': address },
        );
      const statuses = new Set<number>();
      for (let attempt = 1; attempt <= 60; attempt += 1) {
        statuses.add((await from('10.0.0.1')).status);
      }
      expect([...statuses]).toEqual([403]);
      expect((await from('10.0.0.1')).status).toBe(429);
      expect((await from('10.0.0.2')).status).toBe(403);
      const headers = { 'x-forwarded-for': '10.0.0.1' };
      const flood = Array.from({ length: 10 }, () => from('10.0.0.1'));
      expect((await sendPasskey(server, key, { headers })).status).toBe(200);
      expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(
        new Set([429]),
      );
    });

    it('from an address that has guessed too many passwords', async () => {
      const { email } = await signUp(server);
      const headers = { 'x-forwarded-for': '10.0.0.3' };
      const guesses = Array.from({ length: 61 }, (_, index) => {
        const attempt = { email: `nobody${index}@people.test`, password: 'not this one' };
        return postAccount(server, 'sign-in/email', attempt, headers);
      });
      expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
      const right = { email, password: 'secret1' };
      expect((await postAccount(server, 'sign-in/email', right, headers)).status).toBe(429);
      expect((await sendPasskey(server, key, { headers })).status).toBe(200);
    });

    it('not from a page of another origin', async () => {
      const headers = { origin: 'https://evil.test' };
      expect(await (await sendPasskey(server, key, { headers })).json()).toMatchObject({
        code: 'FOREIGN_ORIGIN',
      });
    });
  });

  describe('are added', () => {
    it('with the password, a name, and a mail in the language of the user', async () => {
      const person = await signUp(server);
      await person.call('updateUser', { language: 'BG' });
      expect(await person.send('startPasskey', wrong)).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      });
      await addPasskey(server, person, '  Телефон ');
      const { subject } = mails.BG.passkeyAdded;
      expect(await mailWith(server, person.email, subject)).toContain('\nТелефон\n');
      expect((await person.call('listPasskeys', {})).passkeys).toMatchObject([{ name: 'Телефон' }]);
      expect((await person.call('readSecondFactor', {})).hasPasskeys).toBe(true);
    });

    it('with options that name the site, the user and the keys that exist', async () => {
      const logged = await logIn(server, owner, {
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      });
      const { options, device } = await logged.call('startPasskey', right);
      expect(device).toEqual({ browser: 'Firefox', system: 'Linux' });
      expect(options).toMatchObject({
        rp: { id: 'savet.test' },
        user: { id: userHandle(owner), name: owner.email },
        attestation: 'none',
        excludeCredentials: [{ id: key.id, transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
      const { rpId, userVerification } = await logInOptions(server);
      expect({ rpId, userVerification }).toEqual({
        rpId: 'savet.test',
        userVerification: 'required',
      });
    });

    it.each<[string, Deviations]>([
      ['another origin', { origin: 'http://evil.test' }],
      ['another site', { rpId: 'evil.test' }],
      ['no verified user', { isUserVerified: false }],
      ['a challenge that was not given out', { challenge: 'A'.repeat(43) }],
    ])('not with %s', async (_, deviations) => {
      const person = await signUp(server);
      const { options } = await person.call('startPasskey', right);
      const created = new SoftwareAuthenticator(server.origin).create(options, deviations);
      expect(await add(person, created)).toEqual(refused);
      expect((await person.call('listPasskeys', {})).passkeys).toEqual([]);
    });

    it('not with a challenge that is used, replaced, expired, another user’s, or for a log-in', async () => {
      const [person, other] = [await signUp(server), await signUp(server)];
      const create = async (challenge?: string) => {
        const { options } = await person.call('startPasskey', right);
        const deviations = challenge === undefined ? {} : { challenge };
        return new SoftwareAuthenticator(server.origin).create(options, deviations);
      };
      const replaced = await create();
      const used = await create();
      expect(await add(person, replaced)).toEqual(refused);
      expect((await add(person, used)).status).toBe(200);
      expect(await add(person, used)).toEqual(refused);
      expect(await add(other, await create())).toEqual(refused);
      expect(await add(person, await create((await logInOptions(server)).challenge))).toEqual(
        refused,
      );
      const late = await create();
      await expireChallenges();
      expect(await add(person, late)).toEqual(refused);
      expect((await person.call('listPasskeys', {})).passkeys).toHaveLength(1);
    });

    it('to one account only', async () => {
      const other = await signUp(server);
      const { options } = await other.call('startPasskey', right);
      expect(await add(other, key.create(options))).toEqual(refused);
      // The test's key is the owner's again.
      await owner.call('startPasskey', right).then(({ options: own }) => key.create(own));
      expect((await sendPasskey(server, key)).status).toBe(200);
    });

    it('up to the limit', async () => {
      const person = await signUp(server);
      for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey(server, person);
      const last = await person.call('startPasskey', right);
      await addPasskey(server, person);
      const full = { status: 409, body: { code: 'PASSKEY_LIMIT_REACHED' } };
      expect(await person.send('startPasskey', right)).toMatchObject(full);
      // Replaced by the one of the tenth passkey, so it stands in for one that was given out before.
      await storeChallenge(person, last.options.challenge);
      const eleventh = new SoftwareAuthenticator(server.origin).create(last.options);
      expect(await add(person, eleventh)).toMatchObject(full);
    });
  });

  describe('are renamed and removed', () => {
    it('by their user only, and removed with the password', async () => {
      const [person, other] = [await signUp(server), await signUp(server)];
      const { passkeyId } = await addPasskey(server, person);
      const renamed = { passkeyId, name: 'Key ring' };
      expect((await other.send('renamePasskey', renamed)).status).toBe(404);
      expect((await other.send('removePasskey', { passkeyId, ...right })).status).toBe(404);
      expect((await person.send('renamePasskey', { passkeyId, name: ' ' })).status).toBe(400);
      await person.call('renamePasskey', renamed);
      expect((await person.send('removePasskey', { passkeyId, ...wrong })).status).toBe(403);
      expect((await person.call('listPasskeys', {})).passkeys).toMatchObject([
        { name: 'Key ring' },
      ]);
    });

    it('with the sessions that they have opened, but not the one of this browser', async () => {
      const person = await signUp(server);
      const { key: lost, passkeyId } = await addPasskey(server, person, 'Lost phone');
      const { key: kept } = await addPasskey(server, person, 'Key ring');
      const thief = await logInByPasskey(server, person, lost);
      const bySecond = await logInByPasskey(server, person, kept);
      const here = await logInByPasskey(server, person, lost);
      const late = await proofOf(server, lost);
      await here.call('removePasskey', { passkeyId, ...right });

      await expect(fetchToken(server, thief.cookie)).rejects.toThrow('401');
      for (const still of [person, bySecond, here]) await fetchToken(server, still.cookie);
      expect(await answer(late)).toEqual(refused);
      expect((await sendPasskey(server, lost)).status).toBe(403);
      const mail = await mailWith(server, person.email, mails.EN.passkeyRemoved.subject);
      expect(mail).toContain('Lost phone');
    });
  });

  describe('of an account that is being deleted', () => {
    it('get the choice to keep it', async () => {
      const person = await signUp(server);
      const { key: own } = await addPasskey(server, person);
      const { until } = await person.call('deleteAccount', right);
      const response = await sendPasskey(server, own);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ code: 'ACCOUNT_BEING_DELETED', until });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await sendPasskey(server, own, { keepAccount: true })).status).toBe(200);
      await mailWith(server, person.email, mails.EN.accountKept.subject);
      expect((await sendPasskey(server, own)).status).toBe(200);
    });
  });

  describe('of an account that somebody else had', () => {
    it('stay with a new password; mail and page name them', async () => {
      const person = await signUp(server);
      const { key: own } = await addPasskey(server, person, 'Unknown phone');
      await postAccount(server, 'request-password-reset', { email: person.email });
      const link = await mailWith(server, person.email, mails.EN.passwordLink.subject);
      const token = /reset#([\w-]+)/.exec(link)?.[1] ?? '';
      expect(await person.call('readPasswordLink', { token })).toMatchObject({
        email: person.email,
        passkeys: [{ name: 'Unknown phone' }],
      });
      await postAccount(server, 'reset-password', { token, newPassword: 'another secret' });
      const mail = await mailWith(server, person.email, mails.EN.passwordChanged.subject);
      expect(mail).toMatch(/These passkeys open your account[^]*– Unknown phone, /);
      expect((await sendPasskey(server, own)).status).toBe(200);
    });

    it('are removed if they were added since a change of address that is undone', async () => {
      const person = await signUp(server);
      const { key: earlier } = await addPasskey(server, person, 'Own phone');
      const newEmail = `thief-${person.email}`;
      await person.call('requestEmailChange', { newEmail, ...right });
      const { key: thiefs } = await addPasskey(server, person, 'Phone of the thief');
      const confirm = await mailWith(server, newEmail, '/newemail#');
      await person.call('confirmEmailChange', { token: tokenIn(confirm) });
      const undo = await mailWith(server, person.email, '/undoemail#');
      await person.send('undoEmailChange', { token: tokenIn(undo) });
      expect((await sendPasskey(server, thiefs)).status).toBe(403);
      expect((await sendPasskey(server, earlier)).status).toBe(200);
      const mail = await mailWith(server, person.email, mails.EN.emailRestored.subject);
      expect(mail).toContain('– Own phone, ');
      expect(mail).not.toContain('Phone of the thief');
    });
  });

  it('leave no keys and no open challenges in saved results, and challenges only as hashes', async () => {
    const person = await signUp(server);
    const { options } = await person.call('startPasskey', right);
    const { db } = server.database;
    for (const table of ['callResults', 'passkeyChallenges'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(options.challenge);
    }
    expect(mailsTo(server, owner.email).join()).not.toContain('undefined');
  });

  async function answer(credential: UsedPasskey) {
    const response = await postAccount(server, 'sign-in/passkey', { credential });
    return { status: response.status, body: await response.json() };
  }

  function add(person: Person, credential: ReturnType<SoftwareAuthenticator['create']>) {
    return person.send('addPasskey', { name: 'Phone', credential });
  }

  async function expireChallenges(): Promise<void> {
    const past = sql<Date>`now() - interval '1 second'`;
    await server.database.db.updateTable('passkeyChallenges').set({ expiresAt: past }).execute();
  }

  async function storeChallenge({ uid }: Person, challenge: string): Promise<void> {
    const { insertChallenge } = await import('./challenges.store.ts');
    const { hashToken } = await import('../../../platform/random-tokens.ts');
    await insertChallenge(server.database.db, hashToken(challenge), uid, 60);
  }
});

function userHandle({ uid }: Person): string {
  return Buffer.from(uid).toString('base64url');
}

function tokenIn(mail: string): string {
  return /#([\w-]+)/.exec(mail)?.[1] ?? '';
}
