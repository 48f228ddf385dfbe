import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { staffAccounts } from '../../../testing/staff-accounts.ts';
import { runStaffCommand } from '../../staff/staff-commands.ts';

/** More than the wrong passwords that one network, or one known browser, may try for an account. */
const TOO_MANY = 11;
/** More than the wrong codes for one account. */
const TOO_MANY_CODES = 21;
const STEP_MS = 30_000;
const limited = {
  status: 429,
  body: expect.objectContaining({ code: 'RATE_LIMITED' }) as unknown,
  cookie: '',
};
let networks = 0;

describe.each(databases)('a log-in on $name', ({ open }) => {
  let server: TestServer;
  let time = Date.parse('2026-11-24T10:00:00Z');

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), {
      now: () => new Date(time),
      variables: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
  });
  afterAll(() => server.close());

  describe('with the right password counts as none that is wrong', () => {
    it('where it opens a session', async () => {
      const person = await signUp(server);
      const all = await repeat(TOO_MANY, () => signIn(person, {}, { network: 'z' }));
      expect(all.map(({ status }) => status)).toEqual(Array(TOO_MANY).fill(200));
    });

    it('where a code is asked for', async () => {
      const { person } = await secured();
      const all = await repeat(TOO_MANY, () => signIn(person, {}, { network: 'a' }));
      expect(all.map(({ body }) => body['code'])).toEqual(Array(TOO_MANY).fill('CODE_REQUIRED'));
    });

    it('where the account is being deleted', async () => {
      const person = await signUp(server);
      await person.call('deleteAccount', { currentPassword: 'secret1' });
      const all = await repeat(TOO_MANY, () => signIn(person, {}, { network: 'b' }));
      expect(all.map(({ body }) => body['code'])).toEqual(
        Array(TOO_MANY).fill('ACCOUNT_BEING_DELETED'),
      );
    });

    it('where too many codes were wrong, which has the answer of any other limit', async () => {
      const { person } = await secured();
      await repeat(TOO_MANY_CODES, () => signIn(person, { code: '123456' }));
      const all = await repeat(TOO_MANY, () =>
        signIn(person, { code: '123456' }, { network: 'c' }),
      );
      expect(all).toEqual(Array(TOO_MANY).fill(limited));
      expect((await signIn(person, {}, { network: 'c' })).body['code']).toBe('CODE_REQUIRED');
    });
  });

  describe('past the limits', () => {
    it('needs a code, which opens an account with a second factor', async () => {
      const { person, codeNow } = await secured();
      const from = { network: 'd' };
      await guess(person, from);
      expect(await signIn(person, {}, from)).toEqual(limited);
      expect((await signIn(person, { code: codeNow() }, from)).status).toBe(200);
    });

    it('of a known browser opens one too: others may have guessed there', async () => {
      const { person, codeNow } = await secured();
      const { cookie } = await signIn(person, { code: codeNow() });
      await guess(person, { network: 'e', cookie });
      expect(await signIn(person, {}, { network: 'e', cookie })).toEqual(limited);
      const again = await signIn(person, { code: codeNow() }, { network: 'e', cookie });
      expect(again.status).toBe(200);
    });

    it('says nothing of an account without a second factor, and opens no session', async () => {
      const [plain, closed, blocked] = [
        await signUp(server),
        await signUp(server),
        await signUp(server),
      ];
      const { sessions } = await plain.call('listSessions', {});
      await closed.call('deleteAccount', { currentPassword: 'secret1' });
      const dependencies = {
        db: server.database.db,
        payments: null,
        accounts: staffAccounts(server),
      };
      await runStaffCommand(dependencies, ['block', blocked.email, 'Spam'], new Date(time));
      for (const [index, { email }] of [plain, closed, blocked].entries()) {
        const from = { network: `f${index}` };
        await guess({ email }, from);
        const madeUp = await signIn({ email }, { code: '123456', keepAccount: true }, from);
        expect([index, madeUp]).toEqual([index, limited]);
      }
      expect((await plain.call('listSessions', {})).sessions).toEqual(sessions);
    });
  });

  async function secured() {
    const person = await signUp(server);
    const { secret } = await person.call('startSecondFactor', { currentPassword: 'secret1' });
    /** A code that was not used yet. */
    const codeNow = () => {
      time += STEP_MS;
      return new TOTP({ secret }).generate({ timestamp: time });
    };
    await person.call('confirmSecondFactor', { code: codeNow() });
    return { person, codeNow };
  }

  interface From {
    /** Tries with the same name come from one network. */
    network?: string;
    cookie?: string;
  }

  async function signIn(
    { email }: Pick<Person, 'email'>,
    more: { password?: string; code?: string; keepAccount?: boolean },
    { network = `any ${networks++}`, cookie = '' }: From = {},
  ) {
    const body = { email, password: 'secret1', ...more };
    const headers = { 'x-forwarded-for': addressIn(network), cookie };
    const response = await postAccount(server, 'sign-in/email', body, headers);
    const mark = response.headers.getSetCookie().find((line) => line.startsWith('savet.device='));
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      cookie: mark?.split(';')[0] ?? '',
    };
  }

  async function guess(person: Pick<Person, 'email'>, from: From): Promise<void> {
    await repeat(TOO_MANY, () => signIn(person, { password: 'not this one' }, from));
  }
});

const named = new Map<string, string>();

function addressIn(network: string): string {
  const address = named.get(network) ?? `10.0.${named.size >> 8}.${named.size & 255}`;
  named.set(network, address);
  return address;
}

async function repeat<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work());
  return results;
}
