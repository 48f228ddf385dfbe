import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { findUidByEmail } from '../accounts.store.ts';
import { newPasswordCheck } from './common-passwords.ts';
import { setPasswordHash } from './password.store.ts';

const PASSWORD = 'four loaves and a hat';
const refusal = { code: 'PASSWORD_COMMON' };

describe('with COMMON_PASSWORDS=refused, a common password', () => {
  let server: TestServer;
  beforeAll(async () => {
    const variables = { COMMON_PASSWORDS: 'refused' };
    server = await startApplication(await embedded.open(), new ScriptedConsultant(), { variables });
  });
  afterAll(() => server.close());

  it.each(['password', 'QwErTy', '123456', 'secret1', 'парола', 'Парола'])(
    'makes no account: %s',
    async (password) => {
      const email = 'common@people.test';
      const response = await signUp(email, password);
      expect([response.status, await response.json()]).toMatchObject([400, refusal]);
      expect(await findUidByEmail(server.database.db, email)).toBeNull();
    },
  );

  it('is told from one that only begins like it', async () => {
    expect((await signUp('longer@people.test', 'password of a baker')).status).toBe(200);
  });

  it('replaces no other', async () => {
    const person = await newPerson('change@people.test');
    const change = { currentPassword: PASSWORD, newPassword: 'Password' };
    const refused = await person.send('changePassword', change);
    expect(refused).toMatchObject({ status: 400, body: refusal });
    await logIn(server, person, { password: PASSWORD });
    await person.call('changePassword', { ...change, newPassword: 'a fifth loaf' });
  });

  it('is not set with a link, which stays valid', async () => {
    const { email } = await newPerson('link@people.test');
    await postAccount(server, 'request-password-reset', { email });
    const token = tokenIn(await mailWith(server, email, '/reset#'), 'reset');
    const set = (newPassword: string) =>
      postAccount(server, 'reset-password', { token, newPassword });
    expect(await (await set('letmein')).json()).toMatchObject(refusal);
    expect((await set('a fifth loaf')).status).toBe(200);
  });

  it('still logs in where an account has it already', async () => {
    const { uid, email } = await newPerson('old@people.test');
    const { password } = await server.application.auth.$context;
    const hash = await password.hash('password');
    await inTransaction(server.database.db, (trx) => setPasswordHash(trx, uid, hash));
    await logIn(server, { uid, email }, { password: 'password' });
  });

  const signUp = (email: string, password: string) =>
    postAccount(server, 'sign-up/email', { name: 'Ана Тест', email, password });
  async function newPerson(email: string) {
    const { user } = (await (await signUp(email, PASSWORD)).json()) as { user: { id: string } };
    return logIn(server, { uid: user.id, email }, { password: PASSWORD });
  }
});

it('is taken by default, and the list is not read', async () => {
  const read = vi.spyOn(JSON, 'parse');
  await newPasswordCheck(false)('password');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
