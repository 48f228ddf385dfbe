import { mails } from '@savet/i18n/mails';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { staffAccounts } from '../../../testing/staff-accounts.ts';

const right = { currentPassword: 'secret1' };
const STEP_MS = 30_000;
const codeWrong = { status: 403, body: { code: 'CODE_WRONG' } };

describe.each(databases)('a second factor on $name', ({ open }) => {
  let server: TestServer;
  let time = Date.parse('2026-11-24T10:00:00Z');

  beforeAll(async () => {
    const now = () => new Date(time);
    const variables = { TRUSTED_PROXIES: '127.0.0.1,::1' };
    server = await startApplication(await open(), new ScriptedConsultant(), { now, variables });
  });
  afterAll(() => server.close());

  it('is on once a code of the app is confirmed; log-in then needs one', async () => {
    const person = await signUp(server);
    const { secret, uri, recoveryCodes } = await person.call('startSecondFactor', right);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(person.email);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await signIn(person)).status).toBe(200);

    expect(await person.send('confirmSecondFactor', { code: '000000' })).toMatchObject(codeWrong);
    expect((await person.call('readSecondFactor', {})).since).toBeNull();
    const code = codeOf(secret);
    await person.call('confirmSecondFactor', { code });
    // The answer may have been lost.
    await person.call('confirmSecondFactor', { code });
    expect(await person.call('readSecondFactor', {})).toMatchObject({ recoveryCodesLeft: 10 });
    await mailWith(server, person.email, mails.EN.secondFactorOn.subject);

    const refused = await signIn(person);
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'CODE_REQUIRED' }]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await person.call('listSessions', {})).sessions).toHaveLength(2);
    time += STEP_MS;
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(200);
  });

  it('accepts each code once, in the steps around the present one, with spaces', async () => {
    const { person, secret } = await secured();
    time += 2 * STEP_MS;
    const early = codeOf(secret, STEP_MS);
    expect((await signIn(person, { code: codeOf(secret, -2 * STEP_MS) })).status).toBe(403);
    expect((await signIn(person, { code: codeOf(secret, 2 * STEP_MS) })).status).toBe(403);
    const spaced = `${early.slice(0, 3)} ${early.slice(3)}`;
    expect((await signIn(person, { code: spaced })).status).toBe(200);
    expect((await signIn(person, { code: early })).status).toBe(403);
    // Older than the accepted one.
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(403);
    time += 2 * STEP_MS;
    const code = codeOf(secret);
    const both = await Promise.all([signIn(person, { code }), signIn(person, { code })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('tells nothing without the right password', async () => {
    const { person, secret } = await secured();
    time += STEP_MS;
    const code = codeOf(secret);
    const wrong = await signIn(person, { password: 'wrong one', code });
    const unknown = await signIn({ email: 'nobody@people.test' }, { password: 'wrong one', code });
    expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()]);
    // The code was not used up.
    expect((await signIn(person, { code })).status).toBe(200);
  });

  it('has recovery codes that work once each, and can be renewed', async () => {
    const { person, recoveryCodes } = await secured();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(person, { code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    const mail = await mailWith(server, person.email, mails.EN.recoveryCodeUsed.subject);
    expect(mail).toContain('9 recovery codes are left');
    expect((await signIn(person, { code: first })).status).toBe(403);
    await person.call('updateUser', { language: 'BG' });
    const renewed = await person.call('renewRecoveryCodes', right);
    const { subject, text } = mails.BG.recoveryCodesRenewed;
    const told = await mailWith(server, person.email, subject);
    expect(told).toContain(text(`${server.origin}/forgot`, 'help@savet.test').split('\n')[2]);
    expect((await signIn(person, { code: second })).status).toBe(403);
    expect((await signIn(person, { code: renewed.recoveryCodes[0] ?? '' })).status).toBe(200);
  });

  it('limits wrong codes; a browser that is known still gets in', async () => {
    const { person, secret } = await secured();
    time += STEP_MS;
    const known = await signIn(person, { code: codeOf(secret) });
    const cookie = (
      known.headers.getSetCookie().find((line) => line.startsWith('savet.device=')) ?? ''
    ).split(';')[0] as string;
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, n) => signIn(person, { code: `${100_000 + n}` })),
    );
    expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10);
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(14);
    time += STEP_MS;
    expect((await signIn(person, { code: codeOf(secret) })).status).toBe(429);
    expect((await signIn(person, { code: codeOf(secret) }, { cookie })).status).toBe(200);
  });

  it('limits wrong codes from everywhere together', async () => {
    const { person } = await secured();
    const statuses: number[] = [];
    for (let network = 0; network < 22; network += 1) {
      const guess = { code: `${100_000 + network}` };
      const from = { 'x-forwarded-for': `10.3.${network}.1` };
      statuses.push((await signIn(person, guess, from)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(403), 429, 429]);
  });

  it('keeps its owner in, however many passwords and codes others try', async () => {
    const { person, secret } = await secured();
    const plain = await signUp(server);
    const guess = async (email: string, from: string) => {
      const wrong = { email, password: 'not this one', code: '123456' };
      const answer = await postAccount(server, 'sign-in/email', wrong, { 'x-forwarded-for': from });
      return [answer.status, await answer.text()].join(' ');
    };
    for (let network = 0; network < 11; network += 1) {
      const from = `10.1.${network}.1`;
      const tries = Array.from({ length: 10 }, () => guess(person.email, from));
      const others = Array.from({ length: 10 }, () => guess(plain.email, from));
      const answers = await Promise.all(tries);
      expect(new Set(answers.map((answer) => answer.slice(0, 3)))).toEqual(
        new Set([network < 10 ? '401' : '429']),
      );
      // Nobody learns from it that there is a second factor.
      expect(await Promise.all(others)).toEqual(answers);
    }
    time += STEP_MS;
    const elsewhere = { 'x-forwarded-for': '10.2.0.1' };
    expect((await signIn(plain, {}, elsewhere)).status).toBe(429);
    expect((await signIn(plain, { code: '123456' }, elsewhere)).status).toBe(429);
    expect((await plain.call('listSessions', {})).sessions).toHaveLength(1);
    const asked = await signIn(person, {}, elsewhere);
    expect([asked.status, await asked.json()]).toEqual([403, { code: 'CODE_REQUIRED' }]);
    expect((await signIn(person, { code: codeOf(secret) }, elsewhere)).status).toBe(200);
  });

  it('keeps its owner in beside whoever guesses, and tells the guesser nothing', async () => {
    const { person, secret } = await secured();
    const beside = { 'x-forwarded-for': '10.7.0.1' };
    const guess = (more: object) => signIn(person, { password: 'wrong one', ...more }, beside);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess({})));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    time += STEP_MS;
    const code = codeOf(secret);
    const refused = await Promise.all([
      signIn(person, {}, beside),
      guess({ code }),
      guess({ code: '123456' }),
      signIn(person, { code: '123456' }, beside),
    ]);
    const answers = refused.map(async (answer) => [answer.status, await answer.text()]);
    expect(new Set((await Promise.all(answers)).map(String)).size).toBe(1);
    expect(refused[0]?.status).toBe(429);
    expect((await signIn(person, { code }, beside)).status).toBe(200);
  });

  it('opens no way past the limits to an account without one', async () => {
    const person = await signUp(server);
    const beside = { 'x-forwarded-for': '10.7.0.2' };
    for (let round = 0; round < 10; round += 1) {
      await signIn(person, { password: 'wrong one' }, beside);
    }
    expect((await signIn(person, { code: '123456' }, beside)).status).toBe(429);
    expect((await signIn(person, { code: '123456' })).status).toBe(200);
  });

  it('keeps its owner in when the network has used up its guesses at all accounts', async () => {
    const { person, secret } = await secured();
    const beside = { 'x-forwarded-for': '10.7.0.3' };
    const guesses = Array.from({ length: 61 }, (_, index) =>
      signIn({ email: `nobody${index}@people.test` }, { password: 'wrong one' }, beside),
    );
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
    time += STEP_MS;
    expect((await signIn(person, {}, beside)).status).toBe(429);
    expect((await signIn(person, { code: codeOf(secret) }, beside)).status).toBe(200);
  });

  it('is started, renewed and stopped with the password only, and stopped with a code', async () => {
    const { person, secret } = await secured();
    for (const call of ['startSecondFactor', 'renewRecoveryCodes'] as const) {
      expect(await person.send(call, { currentPassword: 'guess' })).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      });
    }
    expect(await person.send('startSecondFactor', right)).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_ON' },
    });
    time += STEP_MS;
    const code = codeOf(secret);
    expect(await person.send('stopSecondFactor', { currentPassword: 'guess', code })).toMatchObject(
      { status: 403, body: { code: 'WRONG_PASSWORD' } },
    );
    expect(await person.send('stopSecondFactor', { ...right, code: '000000' })).toMatchObject(
      codeWrong,
    );
    await person.call('stopSecondFactor', { ...right, code });
    await mailWith(server, person.email, mails.EN.secondFactorOff.subject);
    expect((await signIn(person)).status).toBe(200);
  });

  it('is asked for before a deleted account is kept, and one code does for both', async () => {
    const { person, secret } = await secured();
    await person.call('deleteAccount', right);
    expect(await (await signIn(person, { keepAccount: true })).json()).toEqual({
      code: 'CODE_REQUIRED',
    });
    time += STEP_MS;
    const code = codeOf(secret);
    expect(await (await signIn(person, { code })).json()).toMatchObject({
      code: 'ACCOUNT_BEING_DELETED',
    });
    time += STEP_MS;
    const kept = await signIn(person, { code: codeOf(secret), keepAccount: true });
    expect(kept.status).toBe(200);
  });

  it('never leaves its secrets in the database or in saved results', async () => {
    const { secret, recoveryCodes } = await secured();
    for (const table of ['callResults', 'secondFactors', 'recoveryCodes'] as const) {
      const rows = JSON.stringify(await server.database.db.selectFrom(table).selectAll().execute());
      for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
    }
  });

  it('is removed by the team for a user who has lost it, with a record; all sessions end', async () => {
    const { person: before } = await secured();
    const live = await before.watch();
    const accounts = staffAccounts(server);
    const run = (...args: string[]) =>
      runStaffCommand({ db: server.database.db, payments: null, accounts }, args, new Date());
    await expect(run('reset-factor', before.email)).rejects.toThrow('Usage');
    await run('reset-factor', before.email, 'Showed', 'an', 'identity', 'card');
    await expect(run('reset-factor', before.email, 'Again')).rejects.toThrow('no second factor');
    // Whoever has the lost phone may be logged in on it.
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await before.send('getUser', {})).status).toBe(401);
    const person = await logIn(server, before);
    const reason = 'Showed an identity card';
    expect(await person.call('readSecondFactor', {})).toMatchObject({
      since: null,
      lastReset: { reason },
    });
    // Its mail goes out with the next one.
    await secure(person);
    expect(await mailWith(server, person.email, mails.EN.secondFactorReset.subject)).toContain(
      reason,
    );
    expect(mailsTo(server, person.email).join()).not.toContain('undefined');
  });

  function signIn(
    { email }: Pick<Person, 'email'>,
    more: { password?: string; code?: string; keepAccount?: boolean } = {},
    headers: Record<string, string> = {},
  ) {
    const body = { email, password: 'secret1', ...more };
    return postAccount(server, 'sign-in/email', body, headers);
  }

  async function secured() {
    const person = await signUp(server);
    return { person, ...(await secure(person)) };
  }

  async function secure(person: Person) {
    const { secret, recoveryCodes } = await person.call('startSecondFactor', right);
    await person.call('confirmSecondFactor', { code: codeOf(secret) });
    return { secret, recoveryCodes };
  }

  function codeOf(secret: string, later = 0): string {
    return new TOTP({ secret }).generate({ timestamp: time + later });
  }

  describe('for staff', () => {
    it('is needed where the operator requires it', async () => {
      const strict = await startApplication(await open(), new ScriptedConsultant(), {
        variables: { STAFF_SECOND_FACTOR: 'required' },
        now: () => new Date(time),
      });
      try {
        const [user, admin] = [await signUp(strict), await signUp(strict)];
        const { db } = strict.database;
        await runStaffCommand({ db, payments: null }, ['grant', admin.email], new Date());
        await vi.waitFor(async () =>
          expect(await admin.send('listUsers', {})).toMatchObject({
            status: 403,
            body: { code: 'SECOND_FACTOR_REQUIRED' },
          }),
        );
        expect((await admin.send('startViewing', { uid: user.uid })).status).toBe(403);
        expect(await user.send('listUsers', {})).toMatchObject({ body: { code: 'FORBIDDEN' } });
        expect((await admin.call('readSecondFactor', {})).isRequired).toBe(true);
        expect((await user.call('readSecondFactor', {})).isRequired).toBe(false);
        const { secret } = await secure(admin);
        await expect.poll(async () => (await admin.send('listUsers', {})).status).toBe(200);
        await admin.call('startViewing', { uid: user.uid });
        await admin.call('getUser', { uid: user.uid });
        time += STEP_MS;
        await admin.call('stopSecondFactor', { ...right, code: codeOf(secret) });
        // Each server hears of it from the database.
        await vi.waitFor(async () => expect((await admin.send('listUsers', {})).status).toBe(403));
        expect((await admin.send('getUser', { uid: user.uid })).status).toBe(404);
      } finally {
        await strict.close();
      }
    });
  });
});
