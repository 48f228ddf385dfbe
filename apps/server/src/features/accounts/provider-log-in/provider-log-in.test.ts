import { mails } from '@savet/i18n/mails';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LogInProvider } from '../../../../../../tools/test-server/log-in-provider.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { ProviderBrowser } from '../../../testing/log-in/provider-browser.ts';
import { mailsTo, mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const right = { currentPassword: 'secret1' };

describe.each(databases)('log-in with a provider on $name', ({ open }) => {
  let provider: LogInProvider;
  let server: TestServer;
  let count = 0;

  beforeAll(async () => {
    provider = await LogInProvider.start();
    server = await startApplication(await open(), new ScriptedConsultant(), {
      variables: {
        ...provider.variables,
        ADMIN_EMAILS: 'boss@people.test',
        TRUSTED_PROXIES: '127.0.0.1,::1',
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });
  beforeEach(() => {
    count += 1;
    provider.user = userOf(`new${count}@people.test`);
    provider.wrong = {};
    provider.refusal = null;
    provider.isBrief = false;
    provider.isTampered = false;
    provider.infoSubject = null;
  });

  const userOf = (email: string) => ({
    sub: `user-${count}`,
    email,
    email_verified: true,
    given_name: 'Ана',
    family_name: 'Илиева',
  });

  it('creates an account with the names and the verified address', async () => {
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toEqual({ status: 200, body: { isNew: true } });
    const person = await browser.person();
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({ firstName: 'Ана', lastName: 'Илиева', emailVerified: true });
    expect(user.email).toBe(provider.user.email);
    expect(await person.call('listLogIns', {})).toMatchObject({
      hasPassword: false,
      isFresh: true,
      linked: [{ provider: 'oidc' }],
    });
    // Nobody needs to be told of what they have just done.
    expect(mailsTo(server, person.email)).toEqual([]);

    const again = new ProviderBrowser(server);
    expect(await again.logIn()).toEqual({ status: 200, body: { isNew: false } });
    expect((await again.person()).uid).toBe(person.uid);
  });

  it('sends exactly what the provider needs, and no secret', async () => {
    await new ProviderBrowser(server).goToProvider();
    const query = provider.requests.at(-1);
    expect(Object.fromEntries(query ?? [])).toEqual({
      client_id: 'savet',
      redirect_uri: `${server.origin}/api/auth/provider/oidc/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    await new ProviderBrowser(server).logIn(true);
    expect(provider.requests.at(-1)?.get('prompt')).toBe('login');
  });

  it('takes a return with a token that no browser was given for one that has expired', async () => {
    for (const token of ['%00', 'short', '%F0%9F%8D%9E']) {
      const response = await fetch(
        `${server.url}/api/auth/provider/oidc/callback?state=${token}&code=1`,
        { headers: { cookie: `savet.provider-begun=${token}` }, redirect: 'manual' },
      );
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/continue?refusal=EXPIRED');
    }
  });

  it('stores no token of the provider', async () => {
    await new ProviderBrowser(server).logIn();
    const { rows } = await server.database.db
      .selectFrom('authCredentials')
      .selectAll()
      .where('accountId', '=', provider.user.sub)
      .execute()
      .then((found) => ({ rows: found as unknown as Record<string, unknown>[] }));
    expect(rows).toHaveLength(1);
    for (const column of ['accessToken', 'refreshToken', 'idToken', 'scope', 'password']) {
      expect(rows[0]?.[column]).toBeNull();
    }
  });

  it.each([
    ['false', { email_verified: false }],
    ['the text true', { email_verified: 'true' }],
    ['nothing', { email_verified: undefined }],
    ['no address', { email: undefined }],
    ['no valid address', { email: 'somebody' }],
  ])('refuses an address of which the provider says %s', async (_, change) => {
    const { email } = await verified();
    provider.user = { ...userOf(email), ...change };
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toMatchObject({
      body: { page: '/continue?refusal=EMAIL_NOT_VERIFIED' },
    });
    expect((await browser.finish()).status).toBe(403);
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('takes the address from /userinfo, but only of the same user', async () => {
    provider.isBrief = true;
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toMatchObject({ status: 200, body: { isNew: true } });
    expect((await browser.person()).email).toBe(provider.user.email);
    provider.infoSubject = 'somebody else';
    expect(await new ProviderBrowser(server).logIn()).toMatchObject({
      body: { page: '/continue?refusal=FAILED' },
    });
  });

  it('links an account whose own address is verified, and tells its user', async () => {
    const person = await verified();
    await person.call('updateUser', { language: 'BG' });
    provider.user = userOf(person.email.toUpperCase());
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toEqual({ status: 200, body: { isNew: false } });
    expect((await browser.person()).uid).toBe(person.uid);
    const mail = await mailWith(server, person.email, mails.BG.logInLinked.subject);
    expect(mail).toContain('Example');
    // The password works as before.
    expect((await logIn(server, person)).uid).toBe(person.uid);
    expect(await person.call('listLogIns', {})).toMatchObject({ hasPassword: true });
  });

  it('neither links nor changes an account whose address nobody has confirmed', async () => {
    const squatter = await signUp(server);
    provider.user = userOf(squatter.email);
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toEqual({
      status: 403,
      body: { code: 'ACCOUNT_NOT_VERIFIED' },
    });
    await expect(browser.person()).rejects.toThrow();
    expect((await squatter.call('listLogIns', {})).linked).toEqual([]);
    expect((await squatter.call('getUser', {})).user.emailVerified).toBe(false);
  });

  it('shuts out whoever created the account when its address was confirmed elsewhere', async () => {
    const squatter = await signUp(server);
    const second = await logIn(server, squatter);
    await squatter.call('requestEmailChange', { newEmail: `own${count}@people.test`, ...right });
    const change = await mailWith(server, `own${count}@people.test`, mails.EN.emailChange.subject);
    await confirm(squatter, '');
    provider.user = userOf(squatter.email);
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toEqual({ status: 200, body: { isNew: false } });
    const owner = await browser.person();
    expect(owner.uid).toBe(squatter.uid);
    for (const { send } of [squatter, second]) {
      await expect.poll(async () => (await send('getUser', {})).status).toBe(401);
    }
    const again = await postAccount(server, 'sign-in/email', {
      email: squatter.email,
      password: 'secret1',
    });
    expect(again.status).toBe(401);
    const token = tokenIn(change, 'newemail');
    expect(await owner.send('confirmEmailChange', { token })).toMatchObject({
      body: { code: 'LINK_INVALID' },
    });
    expect(await owner.call('listLogIns', {})).toMatchObject({ hasPassword: false });
    expect((await owner.call('listSessions', {})).sessions).toHaveLength(1);
    const mail = await mailWith(server, owner.email, mails.EN.logInLinked.subject);
    expect(mail).toContain(mails.EN.othersShutOut.text(`${server.origin}/forgot`));
    // From now on the account is its owner's: nothing is removed any more.
    const back = await setPassword(owner);
    await back.call('unlinkLogIn', { provider: 'oidc', ...right });
    expect((await new ProviderBrowser(server).logIn()).status).toBe(200);
    expect((await logIn(server, owner)).uid).toBe(owner.uid);
  });

  it('keeps the password of an account whose user has confirmed the address', async () => {
    const person = await signUp(server);
    await confirm(person, person.cookie);
    provider.user = userOf(person.email);
    expect((await new ProviderBrowser(server).logIn()).status).toBe(200);
    expect((await logIn(server, person)).uid).toBe(person.uid);
    expect((await person.call('getUser', {})).user.emailVerified).toBe(true);
    const mail = await mailWith(server, person.email, mails.EN.logInLinked.subject);
    expect(mail).not.toContain('/forgot');
  });

  it('keeps everything when the signed-in user links, wherever the address was confirmed', async () => {
    const person = await signUp(server);
    await confirm(person, '');
    provider.user = userOf(person.email);
    const browser = new ProviderBrowser(server, person.cookie);
    expect((await browser.logIn(true)).status).toBe(200);
    expect((await logIn(server, person)).uid).toBe(person.uid);
  });

  it('keeps the link when either address changes', async () => {
    const person = await verified();
    provider.user = userOf(person.email);
    await new ProviderBrowser(server).logIn();
    provider.user = userOf(`elsewhere${count}@people.test`);
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toMatchObject({ status: 200, body: { isNew: false } });
    expect(await browser.person()).toMatchObject({ uid: person.uid, email: person.email });
    // The address at the provider has another user now, who must not get the account.
    provider.user = { ...userOf(person.email), sub: `heir-${count}` };
    expect(await new ProviderBrowser(server).logIn()).toEqual({
      status: 403,
      body: { code: 'LINKED_OTHERWISE' },
    });
  });

  it.each([
    ['nonce', { nonce: 'of another log-in' }],
    ['missing nonce', { nonce: undefined }],
    ['audience', { aud: 'another client' }],
    ['issuer', { iss: 'http://127.0.0.1:9' }],
    ['expiry', { exp: 1_700_000_000 }],
  ])('refuses a token with a wrong %s', async (_, wrong) => {
    provider.wrong = wrong;
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toMatchObject({
      body: { page: '/continue?refusal=FAILED' },
    });
    expect(browser.cookies.has('savet.provider-returned')).toBe(false);
  });

  it('refuses a token whose signature does not fit', async () => {
    provider.isTampered = true;
    expect(await new ProviderBrowser(server).logIn()).toMatchObject({
      body: { page: '/continue?refusal=FAILED' },
    });
  });

  it('tells a cancelled log-in from a failed one', async () => {
    provider.refusal = 'access_denied';
    expect(await new ProviderBrowser(server).logIn()).toMatchObject({
      body: { page: '/continue?refusal=CANCELLED' },
    });
    provider.refusal = 'server_error';
    expect(await new ProviderBrowser(server).logIn()).toMatchObject({
      body: { page: '/continue?refusal=FAILED' },
    });
  });

  it('accepts a return once, in the browser that began, at the provider that was asked', async () => {
    const victim = new ProviderBrowser(server);
    const attacker = new ProviderBrowser(server);
    const back = await attacker.goToProvider();
    // Without a cookie, and with the cookie of another log-in: nobody is logged in as somebody else.
    expect(await victim.comeBack(back)).toBe('/continue?refusal=EXPIRED');
    await victim.goToProvider();
    expect(await victim.comeBack(back)).toBe('/continue?refusal=EXPIRED');

    const cookie = attacker.cookie;
    const other = new URL(back.href.replace('/oidc/', '/google/'));
    expect(await new ProviderBrowser(server, cookie).comeBack(other)).toBe(
      '/continue?refusal=EXPIRED',
    );
    const browser = new ProviderBrowser(server);
    const own = await browser.goToProvider();
    const stolen = browser.cookie;
    expect(await browser.comeBack(own)).toBe('/continue');
    expect(await new ProviderBrowser(server, stolen).comeBack(own)).toBe(
      '/continue?refusal=EXPIRED',
    );
    const returned = browser.cookie;
    expect((await browser.finish()).status).toBe(200);
    const replayed = await new ProviderBrowser(server, returned).finish();
    expect([replayed.status, await replayed.json()]).toEqual([403, { code: 'EXPIRED' }]);
  });

  it('asks for the code of a second factor before anything is linked', async () => {
    const { person, secret } = await secured();
    provider.user = userOf(person.email);
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toEqual({ status: 403, body: { code: 'CODE_REQUIRED' } });
    const before = browser.cookie;
    const wrong = await browser.finish({ code: '000000' });
    expect([wrong.status, await wrong.json()]).toEqual([403, { code: 'CODE_WRONG' }]);
    expect((await person.call('listLogIns', {})).linked).toEqual([]);
    // Each question can be answered once.
    const replayed = await new ProviderBrowser(server, before).finish({ code: secret.recovery });
    expect(await replayed.json()).toEqual({ code: 'EXPIRED' });
    const response = await browser.finish({ code: secret.recovery });
    expect([response.status, await response.json()]).toEqual([200, { isNew: false }]);
    expect((await person.call('listLogIns', {})).linked).toHaveLength(1);
    // The next log-in asks again.
    const next = new ProviderBrowser(server);
    expect((await next.logIn()).body).toEqual({ code: 'CODE_REQUIRED' });
    expect((await next.finish({ code: secret.recovery })).status).toBe(403);
  });

  it('limits wrong codes', async () => {
    const { person } = await secured();
    provider.user = userOf(person.email);
    const browser = new ProviderBrowser(server);
    await browser.logIn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      statuses.push((await browser.finish({ code: `${100_000 + guess}` })).status);
    }
    expect(statuses.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 403));
    expect(statuses).toContain(429);
    await browser.logIn();
    expect((await browser.finish({ code: '999999' })).status).toBe(429);
  });

  it('leaves an account closed that is being deleted, unless its user keeps it', async () => {
    const person = await verified();
    provider.user = userOf(person.email);
    await new ProviderBrowser(server).logIn();
    await person.call('deleteAccount', right);
    const browser = new ProviderBrowser(server);
    expect(await browser.logIn()).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_BEING_DELETED', until: expect.any(String) as string },
    });
    await expect(browser.person()).rejects.toThrow();
    const response = await browser.finish({ keepAccount: true });
    expect([response.status, await response.json()]).toEqual([200, { isNew: false }]);
    expect((await browser.person()).uid).toBe(person.uid);
    await mailWith(server, person.email, mails.EN.accountKept.subject);
  });

  it('ends the session that the browser had before', async () => {
    const other = await signUp(server);
    const browser = new ProviderBrowser(server, other.cookie);
    await browser.logIn();
    expect((await browser.person()).uid).not.toBe(other.uid);
    await expect.poll(async () => (await other.send('getUser', {})).status).toBe(401);
  });

  it('makes staff of an address of ADMIN_EMAILS, because it is verified', async () => {
    provider.user = userOf('boss@people.test');
    const browser = new ProviderBrowser(server);
    await browser.logIn();
    const { user } = await (await browser.person()).call('getUser', {});
    expect(user.isAdmin).toBe(true);
  });

  it('does not take an address that an account can still get back', async () => {
    const person = await verified();
    const oldEmail = person.email;
    await changeEmail(person, `moved${count}@people.test`);
    provider.user = userOf(oldEmail);
    expect(await new ProviderBrowser(server).logIn()).toEqual({
      status: 403,
      body: { code: 'ADDRESS_RESERVED' },
    });
  });

  it('unlinks everything when a change of address is undone', async () => {
    const person = await verified();
    const oldEmail = person.email;
    const thief = `thief${count}@people.test`;
    await changeEmail(person, thief);
    provider.user = userOf(thief);
    expect((await new ProviderBrowser(server).logIn()).status).toBe(200);
    const mail = await mailWith(server, oldEmail, mails.EN.emailChanged.subject);
    await person.call('undoEmailChange', { token: tokenIn(mail, 'undoemail') });
    // A new account of the thief's own.
    expect(await new ProviderBrowser(server).logIn()).toEqual({
      status: 200,
      body: { isNew: true },
    });
  });

  it('confirms the signed-in user without a password, and nobody else', async () => {
    const browser = new ProviderBrowser(server);
    await browser.logIn();
    const person = await browser.person();
    await makeSessionsOld(person);
    const remove = { currentPassword: null };
    expect(await person.send('deleteAccount', remove)).toMatchObject({
      status: 403,
      body: { code: 'FRESH_LOG_IN_REQUIRED' },
    });
    expect(await person.send('startSecondFactor', remove)).toMatchObject({
      body: { code: 'FRESH_LOG_IN_REQUIRED' },
    });
    expect(await person.send('deleteAccount', { currentPassword: '' })).toMatchObject({
      body: { code: 'WRONG_PASSWORD' },
    });

    const own = provider.user;
    provider.user = { ...own, sub: 'another', email: 'another@people.test' };
    expect(await browser.logIn(true)).toEqual({ status: 403, body: { code: 'OTHER_ACCOUNT' } });
    expect((await browser.person()).uid).toBe(person.uid);
    provider.user = own;
    expect(await new ProviderBrowser(server).logIn(true)).toMatchObject({
      body: { code: 'EXPIRED' },
    });
    expect(await browser.logIn(true)).toEqual({ status: 200, body: { isNew: false } });
    const fresh = await browser.person();
    // The session is a new one.
    await expect.poll(async () => (await person.send('getUser', {})).status).toBe(401);
    expect((await fresh.call('listSessions', {})).sessions).toHaveLength(1);
    await fresh.call('deleteAccount', remove);
  });

  it('asks a signed-in user with a second factor for no code to confirm', async () => {
    const { person } = await secured();
    provider.user = userOf(person.email);
    const browser = new ProviderBrowser(server, person.cookie);
    expect(await browser.logIn(true)).toEqual({ status: 200, body: { isNew: false } });
    // It counts for this account only.
    expect((await new ProviderBrowser(server).logIn()).body).toEqual({ code: 'CODE_REQUIRED' });
  });

  it('wants the password of an account that has one, however fresh the log-in', async () => {
    const person = await verified();
    expect(await person.send('deleteAccount', { currentPassword: null })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
  });

  it('unlinks with the password and a mail, but never the last way to log in', async () => {
    const person = await verified();
    provider.user = userOf(person.email);
    await new ProviderBrowser(server).logIn();
    const unlink = { provider: 'oidc', ...right } as const;
    expect(await person.send('unlinkLogIn', { ...unlink, currentPassword: 'guess' })).toMatchObject(
      { body: { code: 'WRONG_PASSWORD' } },
    );
    await person.call('unlinkLogIn', unlink);
    await mailWith(server, person.email, mails.EN.logInUnlinked.subject);
    expect(await person.send('unlinkLogIn', unlink)).toMatchObject({ status: 404 });

    provider.user = { ...userOf(`only${count}@people.test`), sub: `only-${count}` };
    const browser = new ProviderBrowser(server);
    await browser.logIn();
    const only = await browser.person();
    const last = { provider: 'oidc', currentPassword: null } as const;
    expect(await only.send('unlinkLogIn', last)).toMatchObject({
      status: 409,
      body: { code: 'LAST_LOG_IN' },
    });
    // A link in a mail sets the first password.
    const back = await setPassword(only);
    await back.call('unlinkLogIn', { ...last, ...right });
    expect(await back.call('listLogIns', {})).toMatchObject({ hasPassword: true, linked: [] });
  });

  it('links once, however often the same user returns at the same time', async () => {
    const person = await verified();
    provider.user = userOf(person.email);
    const browsers = [1, 2, 3, 4].map(() => new ProviderBrowser(server));
    const results = await Promise.all(browsers.map((browser) => browser.logIn()));
    const isIn = results.filter(({ status }) => status === 200);
    expect(isIn.length).toBeGreaterThanOrEqual(1);
    const { linked } = await person.call('listLogIns', {});
    expect(linked).toHaveLength(1);
    // Whoever was not linked has no session either.
    expect((await person.call('listSessions', {})).sessions).toHaveLength(1 + isIn.length);
  });

  /** A person who has confirmed the address in a session of their own. */
  async function verified(): Promise<Person> {
    const person = await signUp(server);
    await server.database.db
      .updateTable('authUsers')
      .set({ emailVerified: true, ownerProven: true })
      .where('id', '=', person.uid)
      .execute();
    return person;
  }

  /** Opens the link of the verification mail, in a browser with this cookie. */
  async function confirm({ email }: Person, cookie: string): Promise<void> {
    const mail = await mailWith(server, email, 'verify-email');
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
    const options = { redirect: 'manual', headers: { cookie } } as const;
    const response = await fetch(`${server.url}${pathname}${search}`, options);
    expect(response.headers.get('location')).toBe('/profile?verified=1');
  }

  /** Sets a password by mail, and logs in with it. */
  async function setPassword(person: Person): Promise<Person> {
    await postAccount(server, 'request-password-reset', { email: person.email });
    const mail = await mailWith(server, person.email, mails.EN.passwordLink.subject);
    const body = { token: tokenIn(mail, 'reset'), newPassword: 'secret1' };
    expect((await postAccount(server, 'reset-password', body)).status).toBe(200);
    return logIn(server, person);
  }

  async function secured() {
    const person = await verified();
    const { secret, recoveryCodes } = await person.call('startSecondFactor', right);
    await person.call('confirmSecondFactor', { code: new TOTP({ secret }).generate() });
    return { person, secret: { recovery: recoveryCodes[0] ?? '' } };
  }

  async function changeEmail(person: Person, newEmail: string): Promise<void> {
    await person.call('requestEmailChange', { newEmail, ...right });
    const mail = await mailWith(server, newEmail, mails.EN.emailChange.subject);
    await person.call('confirmEmailChange', { token: tokenIn(mail, 'newemail') });
  }

  async function makeSessionsOld({ uid }: Person): Promise<void> {
    await server.database.db
      .updateTable('authSessions')
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where('userId', '=', uid)
      .execute();
  }
});
