import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailsTo, mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { fetchToken, personOf } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { findUidByEmail } from '../accounts.store.ts';

const PASSWORD = 'four loaves and a hat';
const { signUpLink, signUpTaken } = mails.BG;

describe.each(databases)('a sign-up with SIGN_UP=confirmed on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    const variables = {
      SIGN_UP: 'confirmed',
      ADMIN_EMAILS: 'boss@staff.test',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    server = await startApplication(await open(), new ScriptedConsultant(), { variables });
  });
  afterAll(() => server.close());

  it('makes the account with the link in the mail, and opens its session', async () => {
    const email = 'new@people.test';
    const response = await signUp('New@people.test');
    expect([response.status, await response.json()]).toEqual([200, { isMailed: true }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await findUidByEmail(server.database.db, email)).toBeNull();

    const confirmed = await confirm(await linkTo(email));
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { acceptedTerms: null }]);
    const cookie = confirmed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const uid = (await findUidByEmail(server.database.db, email)) ?? '';
    const token = await fetchToken(server, cookie);
    const { user } = await personOf(server, { uid, email, cookie, token }).call('getUser', {});
    const names = { firstName: 'Ана Мария', lastName: 'Тест' };
    expect(user).toMatchObject({ ...names, email, emailVerified: true, language: 'BG' });
    await logIn(server, { uid, email }, { password: PASSWORD });
  });

  it('answers alike for a taken address, whose holder hears of it', async () => {
    const email = await newAccount('taken@people.test');
    const [taken, free] = [await signUp(email, 'another one'), await signUp('free@people.test')];
    expect(taken.status).toBe(free.status);
    expect(await taken.json()).toEqual(await free.json());
    expect(shown(taken.headers)).toEqual(shown(free.headers));
    const mail = await mailWith(server, email, signUpTaken.subject);
    expect(mail).toContain(`${server.origin}/login`);
    expect(mail).toContain(`${server.origin}/forgot`);
    const uid = (await findUidByEmail(server.database.db, email)) ?? '';
    await logIn(server, { uid, email }, { password: PASSWORD });
  });

  it('answers before anything depends on the address', async () => {
    const email = await newAccount('early@people.test');
    const { db } = server.database;
    const { background } = server.application;
    const later = vi.spyOn(background, 'run').mockImplementation(() => undefined);
    for (const address of [email, 'nobody@people.test']) {
      const reads = vi.spyOn(db, 'selectFrom');
      expect((await signUp(address)).status).toBe(200);
      expect(reads.mock.calls.flat()).not.toContain('authUsers');
      reads.mockRestore();
    }
    expect(later).toHaveBeenCalledTimes(2);
    later.mockRestore();
  });

  it('opens no log-in before, as with an unknown address', async () => {
    await signUp('waiting@people.test');
    await linkTo('waiting@people.test');
    const attempt = (email: string) =>
      postAccount(server, 'sign-in/email', { email, password: PASSWORD });
    const waiting = await attempt('waiting@people.test');
    const unknown = await attempt('unknown@people.test');
    expect([waiting.status, await waiting.json()]).toEqual([401, await unknown.json()]);
  });

  it('has a link that works once', async () => {
    await signUp('once@people.test');
    const token = await linkTo('once@people.test');
    expect((await confirm(token)).status).toBe(200);
    const again = await confirm(token);
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'LINK_INVALID' }]);
  });

  it('has a link that ends after a day', async () => {
    await signUp('late@people.test');
    const token = await linkTo('late@people.test');
    const { db } = server.database;
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from max(expires_at) - now())::int4 as seconds
      from auth_verifications`.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(86_000);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(86_400);
    await sql`update auth_verifications set expires_at = now() - interval '1 second'`.execute(db);
    expect((await confirm(token)).status).toBe(404);
  });

  it('is forgotten when its link has ended', async () => {
    await signUp('forgotten@people.test');
    await linkTo('forgotten@people.test');
    const { db } = server.database;
    await sql`update auth_verifications set expires_at = now() - interval '1 second'`.execute(db);
    await signUp('after@people.test');
    await linkTo('after@people.test');
    expect(await db.selectFrom('authVerifications').selectAll().execute()).toHaveLength(1);
  });

  it('asks for its password: who only reads the mail gets no account that somebody else began', async () => {
    const email = 'boss@staff.test';
    await signUp(email);
    const token = await linkTo(email);
    const refused = await confirm(token, 'a guess of mine');
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'WRONG_PASSWORD' }]);
    expect(await findUidByEmail(server.database.db, email)).toBeNull();
    expect((await confirm(token)).status).toBe(200);
  });

  it('leaves the address free: of two sign-ups the one that is confirmed first gets it', async () => {
    const email = 'two@people.test';
    await signUp(email, 'the first of them');
    const first = await linkTo(email);
    await signUp(email, 'the second of them');
    const second = await vi.waitFor(async () => {
      const token = await linkTo(email);
      expect(token).not.toBe(first);
      return token;
    });
    expect((await confirm(second, 'the second of them')).status).toBe(200);
    const late = await confirm(first, 'the first of them');
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'EMAIL_TAKEN' }]);
  });

  it('sends at most three mails an hour to an address', async () => {
    const email = 'often@people.test';
    for (let times = 0; times < 5; times += 1) expect((await signUp(email)).status).toBe(200);
    await server.application.background.settled();
    await vi.waitFor(() => expect(mailsTo(server, email)).toHaveLength(3));
  });

  it.each([
    [{ email: 'no address' }, 'INVALID_EMAIL'],
    [{ password: 'short' }, 'PASSWORD_TOO_SHORT'],
    [{ password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
  ])('is refused with %o', async (fields, code) => {
    const account = { name: 'Ана Тест', email: 'new2@people.test', password: PASSWORD };
    const response = await postAccount(server, 'sign-up/email', { ...account, ...fields });
    expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  });

  it('reaches its user although a stranger has used up the mails of his own network', async () => {
    const email = 'chosen@people.test';
    for (let turn = 0; turn < 3; turn += 1) await signUp(email, 'not hers', '203.0.113.7');
    await server.application.background.settled();
    await signUp(email, PASSWORD, '198.51.100.4');
    await server.application.background.settled();
    const sent = await vi.waitFor(() => {
      const all = mailsTo(server, email);
      expect(all).toHaveLength(4);
      return all;
    });
    const answers = [];
    for (const mail of sent) answers.push((await confirm(tokenIn(mail, 'confirm'))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it('lets nobody guess its password with the link', async () => {
    const email = 'guessed@people.test';
    await signUp(email);
    const token = await linkTo(email);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await confirm(token, `guess number ${turn}`)).status).toBe(403);
    }
    expect((await confirm(token, 'one more guess')).status).toBe(429);
  });

  it('stores neither address nor name readable', async () => {
    await signUp('secret.person@people.test');
    await linkTo('secret.person@people.test');
    const rows = await server.database.db.selectFrom('authVerifications').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret\.person|Мария/);
  });

  function signUp(email: string, password = PASSWORD, from = '192.0.2.1'): Promise<Response> {
    const names = { firstName: 'Ана Мария', lastName: 'Тест' };
    const account = { name: 'Ана Мария Тест', names, email, password };
    const headers = { 'accept-language': 'bg', 'x-forwarded-for': from };
    return postAccount(server, 'sign-up/email', account, headers);
  }

  const confirm = (token: string, password = PASSWORD) =>
    postAccount(server, 'sign-up/confirm', { token, password });

  async function linkTo(email: string): Promise<string> {
    return tokenIn(await mailWith(server, email, signUpLink.subject), 'confirm');
  }

  async function newAccount(email: string): Promise<string> {
    await signUp(email);
    expect((await confirm(await linkTo(email))).status).toBe(200);
    return email;
  }

  /** Without what differs between any two answers. */
  function shown(headers: Headers): string[] {
    return [...headers.keys()].filter((name) => name !== 'x-request-id');
  }
});
