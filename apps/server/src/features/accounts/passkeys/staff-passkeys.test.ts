import { mails } from '@savet/i18n/mails';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import { logIn } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { mailWith } from '../../../testing/mails/outbox.ts';
import {
  addPasskey,
  logInByPasskey,
  sendPasskey,
} from '../../../testing/passkeys/passkey-people.ts';
import { SoftwareAuthenticator } from '../../../testing/passkeys/software-authenticator.ts';
import { fetchToken, type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { staffAccounts } from '../../../testing/staff-accounts.ts';

const right = { currentPassword: 'secret1' };
const asksForFactor = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };
const asksForPasskey = { status: 403, body: { code: 'PASSKEY_REQUIRED' } };

describe.each(databases)('where staff need a second factor, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    const variables = { STAFF_SECOND_FACTOR: 'required' };
    server = await startApplication(await open(), new ScriptedConsultant(), { variables });
  });
  afterAll(() => server.close());

  it('a passkey is one in the sessions that it opens, and in no other', async () => {
    const admin = await staffMember();
    const { key } = await addPasskey(server, admin);
    expect(await admin.send('listUsers', {})).toMatchObject(asksForFactor);
    const byPasskey = await logInByPasskey(server, admin, key);
    await byPasskey.call('listUsers', {});
    expect(await byPasskey.call('readSecondFactor', {})).toMatchObject({
      since: null,
      isRequired: true,
      isMissing: false,
      hasPasskeys: true,
    });
    const byPassword = await logIn(server, admin);
    expect(await byPassword.send('listUsers', {})).toMatchObject(asksForFactor);
    expect((await byPassword.call('readSecondFactor', {})).isMissing).toBe(true);
    // The session with the role is no help to the other.
    await byPasskey.call('listUsers', {});
    expect(await byPassword.send('listUsers', {})).toMatchObject(asksForFactor);
  });

  it('whoever knows only the password can neither replace the passkey nor add an app', async () => {
    const admin = await staffMember();
    // Before the first passkey, the password is enough to start.
    const early = await admin.call('startSecondFactor', right);
    const { options } = await admin.call('startPasskey', right);
    const { key, passkeyId } = await addPasskey(server, admin);

    const thief = await logIn(server, admin);
    const code = new TOTP({ secret: early.secret }).generate();
    const credential = new SoftwareAuthenticator(server.origin).create(options);
    expect(await thief.send('startPasskey', right)).toMatchObject(asksForPasskey);
    expect(await thief.send('addPasskey', { name: 'Mine', credential })).toMatchObject(
      asksForPasskey,
    );
    expect(await thief.send('removePasskey', { passkeyId, ...right })).toMatchObject(
      asksForPasskey,
    );
    expect(await thief.send('startSecondFactor', right)).toMatchObject(asksForPasskey);
    expect(await thief.send('confirmSecondFactor', { code })).toMatchObject(asksForPasskey);
    expect(await thief.send('listUsers', {})).toMatchObject(asksForFactor);

    const owner = await logInByPasskey(server, admin, key);
    await addPasskey(server, owner, 'Key ring');
    await owner.call('removePasskey', { passkeyId, ...right });
    // The passkey that had opened this session is gone.
    await expect.poll(() => owner.send('listUsers', {})).toMatchObject(asksForFactor);
  });

  it('users who are no staff add and remove passkeys with the password', async () => {
    const user = await signUp(server);
    const { passkeyId } = await addPasskey(server, user);
    await addPasskey(server, user);
    await user.call('removePasskey', { passkeyId, ...right });
    expect((await user.call('listPasskeys', {})).passkeys).toHaveLength(1);
  });

  it('an app still is one in every session', async () => {
    const admin = await staffMember();
    const { secret } = await admin.call('startSecondFactor', right);
    await admin.call('confirmSecondFactor', { code: new TOTP({ secret }).generate() });
    await addPasskey(server, admin);
    await expect.poll(async () => (await admin.send('listUsers', {})).status).toBe(200);
  });

  it('a lost one is removed by an operator, with reason, record and mail', async () => {
    const before = await staffMember();
    const { key } = await addPasskey(server, before);
    const byPasskey = await logInByPasskey(server, before, key);
    await run('reset-factor', before.email, 'Lost', 'the', 'phone');
    expect((await sendPasskey(server, key)).status).toBe(403);
    await expect(fetchToken(server, byPasskey.cookie)).rejects.toThrow('401');
    await expect(fetchToken(server, before.cookie)).rejects.toThrow('401');
    const admin = await logIn(server, before);
    expect(await admin.call('readSecondFactor', {})).toMatchObject({
      hasPasskeys: false,
      lastReset: { reason: 'Lost the phone' },
    });
    await expect(run('reset-factor', admin.email, 'Again')).rejects.toThrow('no second factor');
    // The mail of the command goes out with the next one.
    const { key: next } = await addPasskey(server, admin);
    const mail = await mailWith(server, admin.email, mails.EN.secondFactorReset.subject);
    expect(mail).toContain('Lost the phone');
    await (await logInByPasskey(server, admin, next)).call('listUsers', {});
  });

  async function staffMember(): Promise<Person> {
    const admin = await signUp(server);
    await run('grant', admin.email);
    await expect.poll(() => admin.send('listUsers', {})).toMatchObject(asksForFactor);
    return admin;
  }

  function run(...args: string[]): Promise<string> {
    const accounts = staffAccounts(server);
    return runStaffCommand({ db: server.database.db, payments: null, accounts }, args, new Date());
  }
});
