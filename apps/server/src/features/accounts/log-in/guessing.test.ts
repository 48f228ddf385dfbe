import { mails } from '@savet/i18n/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases, embedded } from '../../../testing/databases.ts';
import { mailWith, tokenIn } from '../../../testing/mails/outbox.ts';
import { signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { KnownDevices } from './known-device.ts';
import { HashingBusyError, inTurns } from './limited-hashing.ts';

/** `x-forwarded-for` is believed from there. */
const variables = { TRUSTED_PROXIES: '127.0.0.1,::1' };

describe.each(databases)('guessing passwords on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant(), { variables });
  });
  afterAll(() => server.close());

  const tryPassword = (
    email: string,
    password: string,
    { from, cookie = '' }: { from: string; cookie?: string },
  ) =>
    postAccount(server, 'sign-in/email', { email, password }, { 'x-forwarded-for': from, cookie });
  const guesses = async (count: number, email: (index: number) => string, from: string) => {
    const tries = Array.from({ length: count }, (_, index) =>
      tryPassword(email(index), 'not this one', { from }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    return statuses.filter((status) => status !== 429).length;
  };

  it('in a burst checks no more passwords than one after the other', async () => {
    const { email } = await signUp(server);
    expect(await guesses(40, () => email, '10.0.0.1')).toBe(10);
    expect((await tryPassword(email, 'secret1', { from: '10.0.0.1' })).status).toBe(429);
    // Neither another address nor another account is affected.
    expect((await tryPassword(email, 'secret1', { from: '10.0.0.2' })).status).toBe(200);
    const other = await signUp(server);
    expect((await tryPassword(other.email, 'secret1', { from: '10.0.0.1' })).status).toBe(200);
  });

  it('of many accounts from one address is limited, in any spelling of it', async () => {
    const checked = await guesses(80, (index) => `nobody${index}@savet.test`, '2001:db8:1:2::1');
    expect(checked).toBe(60);
    for (const from of ['2001:DB8:1:2:0:0:0:9', '[2001:db8:1:2::7]:443', '"2001:db8:1:2::8"']) {
      expect([from, (await tryPassword('x@savet.test', 'y', { from })).status]).toEqual([
        from,
        429,
      ]);
    }
  });

  it('from everywhere never keeps the owner from a known browser', async () => {
    const { email } = await signUp(server);
    const first = await tryPassword(email, 'secret1', { from: '10.1.0.1' });
    const device = first.headers.getSetCookie().find((line) => line.startsWith('savet.device='));
    expect(device).toContain('HttpOnly');
    const cookie = device?.split(';')[0] ?? '';
    let checked = 0;
    for (let network = 0; network < 12; network += 1) {
      checked += await guesses(10, () => email, `10.2.${network}.1`);
    }
    expect(checked).toBe(100);
    expect((await tryPassword(email, 'secret1', { from: '10.3.0.1' })).status).toBe(429);
    expect((await tryPassword(email, 'secret1', { from: '10.3.0.1', cookie })).status).toBe(200);
    // A new password by mail ends it for every browser.
    await postAccount(server, 'request-password-reset', { email });
    const mail = await mailWith(server, email, mails.EN.passwordLink.subject);
    const reset = { token: tokenIn(mail, 'reset'), newPassword: 'another secret' };
    expect((await postAccount(server, 'reset-password', reset)).status).toBe(200);
    expect((await tryPassword(email, 'another secret', { from: '10.3.0.1' })).status).toBe(200);
    // The mark belongs to one account.
    const other = await signUp(server);
    const wrong = Array.from({ length: 12 }, () =>
      tryPassword(other.email, 'wrong', { from: '10.4.0.1', cookie }),
    );
    expect((await Promise.all(wrong)).filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('is not remembered after the right password', async () => {
    const { email } = await signUp(server);
    for (let round = 0; round < 3; round += 1) {
      expect(await guesses(6, () => email, `10.5.${round}.1`)).toBe(6);
      const right = await tryPassword(email, 'secret1', { from: `10.5.${round}.1` });
      expect(right.status).toBe(200);
    }
  });
});

it('is limited by the address of the socket where no proxy is trusted', async () => {
  const open = await startApplication(await embedded.open(), new ScriptedConsultant());
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const forged = { 'x-forwarded-for': `10.9.0.${guess}`, 'x-real-ip': `10.8.0.${guess}` };
    const attempt = { email: 'nobody@people.test', password: 'not this one' };
    statuses.push((await postAccount(open, 'sign-in/email', attempt, forged)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  await open.close();
});

describe('the mark of a known browser', () => {
  const devices = new KnownDevices('a secret of this installation');
  const mark = devices.create('u1');

  it('is known for its account alone', () => {
    expect(devices.numberOf('u1', mark)).toBe(mark.split('.')[0]);
    expect(devices.numberOf('u2', mark)).toBeNull();
    expect(devices.numberOf(null, mark)).toBeNull();
    expect(new KnownDevices('another secret').numberOf('u1', mark)).toBeNull();
  });

  it.each([undefined, '', '.', 'x', `${mark}x`, mark.slice(0, -1), `x${mark}`])(
    'is not %j',
    (forged) => {
      expect(devices.numberOf('u1', forged)).toBeNull();
    },
  );
});

it('few passwords are hashed at once, and not too many wait', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const hashing = inTurns(
    {
      hash: async (password) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => gates.push(resolve));
        running -= 1;
        return password;
      },
      verify: async () => true,
    },
    2,
  );
  const all = Array.from({ length: 70 }, (_, index) => hashing.hash(String(index)));
  const settled = Promise.allSettled(all);
  for (let done = 0; done < 62; done += 1) {
    await Promise.resolve();
    while (gates.length === 0) await new Promise((resolve) => setImmediate(resolve));
    gates.shift()?.();
  }
  const results = await settled;
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(62);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(HashingBusyError);
});
