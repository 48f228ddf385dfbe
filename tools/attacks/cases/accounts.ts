import { logIn, postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { mailWith, tokenIn } from '../../../apps/server/src/testing/mails/outbox.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { call, send, sendJson } from '../http.ts';
import { staffAddresses, variantsFor, type World } from '../world.ts';

const [chief, boss] = staffAddresses;
const PASSWORD = 'secret1';

export const accountCases: readonly AttackCase[] = [
  {
    number: 11,
    name: 'taking a staff address: sign-up, variants of it, change of address',
    run: async (world, attempts) => {
      const { stage } = world;
      const variants = [
        ...[chief, chief.toUpperCase(), ` ${chief}`, `${chief} `, chief.replace('@', '+x@')],
        ...[
          chief.replace('c', 'с'),
          chief.replace('c', 'ｃ'),
          `${chief}.`,
          chief.replace('.', '。'),
        ],
        ...[`"chief"@savet.test`, `${chief}\0`, `x@y.test,${chief}`, `chief@SAVET.test`],
        ...[
          'chıef@savet.test',
          'c\u0068\u0301ief@savet.test',
          'chief@savet.test\n',
          '<chief@savet.test>',
        ],
      ];
      for (const email of variants) {
        const body = { name: 'Chief', email, password: PASSWORD };
        const answer = await sendJson(stage.server, '/api/auth/sign-up/email', body);
        const cookie = cookieOf(answer.headers);
        const token = cookie === '' ? null : await tokenOf(world, cookie);
        const isStaff = token !== null && (await isStaffToken(world, token));
        attempts.expect(`signed up as ${JSON.stringify(email)}`, !isStaff, answer.status);
      }
      const mail = await mailWith(stage, chief, 'verify-email');
      const path = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail)?.[1] ?? '';
      await send(stage.server, path, { method: 'GET' });
      const { token: squatter } = await logIn(stage.server, { uid: '', email: chief });
      const isStaff = await isStaffToken(world, squatter);
      attempts.expect('the owner of the address opened the link', !isStaff);
      await changeTo(world, attempts, boss);
      await changeTo(world, attempts, boss.toUpperCase());
    },
  },
  {
    number: 24,
    name: 'links for a new password: reused, expired, of others, with another host',
    run: async ({ stage, isLong }, attempts) => {
      const { server } = stage;
      const person = await signUp(server);
      const other = await signUp(server);
      const host = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-host': 'evil.test' };
      const headers = { ...host, forwarded: 'host=evil.test', origin: server.origin };
      const request = { email: person.email };
      await sendJson(server, '/api/auth/request-password-reset', request, headers);
      const mail = await mailWith(stage, person.email, '/reset#');
      attempts.expect('a link to another host', !mail.includes('evil.test'), mail);
      const withTarget = {
        ...request,
        redirectTo: 'https://evil.test/',
        callbackURL: '//evil.test',
      };
      const redirected = await sendJson(server, '/api/auth/request-password-reset', withTarget);
      attempts.same('a link with another target', redirected.status, 400);

      const token = tokenIn(mail, 'reset');
      const reset = async (body: object) =>
        (await sendJson(server, '/api/auth/reset-password', { newPassword: 'secret2', ...body }))
          .status;
      for (const wrong of ['', 'x', token.slice(1), `${token}x`, token.toUpperCase(), '%', '*']) {
        attempts.expect(`the token “${wrong}”`, (await reset({ token: wrong })) >= 400);
      }
      for (const more of [{ email: other.email }, { uid: other.uid }, { userId: other.uid }]) {
        attempts.same(`with ${JSON.stringify(more)}`, await reset({ token, ...more }), 400);
      }
      if ((await reset({ token })) !== 200) throw new Error('the link does not work');
      attempts.same('a used link', await reset({ token, newPassword: 'secret3' }), 400);
      const again = await call(server, person, 'getUser', {});
      attempts.same('a session from before', again.status, 401);
      attempts.expect(
        'the other account',
        (await call(server, other, 'getUser', {})).status === 200,
      );

      if (!isLong) return;
      await sendJson(server, '/api/auth/request-password-reset', { email: other.email });
      const late = tokenIn(await mailWith(stage, other.email, '/reset#'), 'reset');
      await stage.runSql("update auth_verifications set expires_at = now() - interval '1 second'");
      attempts.same('an expired link', await reset({ token: late }), 400);
      const page = await sendJson(server, '/api/readPasswordLink', { token: late });
      attempts.same('the address behind an expired link', page.status, 404);
    },
  },
  {
    number: 25,
    name: 'passwords: too short, cut off, huge',
    run: async (world, attempts) => {
      const { server } = world.stage;
      const register = async (password: string) => {
        const body = { name: 'A', email: `${crypto.randomUUID()}@people.test`, password };
        const { status } = await sendJson(server, '/api/auth/sign-up/email', body);
        return { status, email: body.email };
      };
      for (const short of ['', 'a', 'abcde', '     ', '😀😀']) {
        attempts.same(`“${short}”`, (await register(short)).status, 400);
      }
      const huge = (await register('a'.repeat(1_000_000))).status;
      attempts.expect('a million characters', huge === 400 || huge === 413, huge);
      for (const long of variantsFor(
        world,
        ['x'.repeat(63) + 'y', 'ж'.repeat(63) + 'y', `${'a'.repeat(127)}b`],
        0,
        1,
      )) {
        const { status, email } = await register(long);
        if (status !== 200) throw new Error(`${long.length} characters were refused`);
        for (const wrong of [long.slice(0, -1), `${long.slice(0, -1)}z`, `${long} `, `${long}x`]) {
          const answer = await postAccount(server, 'sign-in/email', { email, password: wrong });
          const isRefused = answer.status === 401 || answer.status === 400;
          attempts.expect(`${wrong.length} of ${long.length} characters`, isRefused, answer.status);
        }
        const right = await postAccount(server, 'sign-in/email', { email, password: long });
        attempts.same('the password itself', right.status, 200);
      }
    },
  },
];

/** Requests a change to a staff address and confirms it without being logged in to the account, as its owner might. */
async function changeTo(world: World, attempts: Attempts, newEmail: string): Promise<void> {
  const { server } = world.stage;
  const person: Person = await signUp(server);
  await person.call('requestEmailChange', { newEmail, currentPassword: PASSWORD });
  attempts.expect(`a wish for ${newEmail}`, !(await isStaffToken(world, person.token)));
  const mail = await mailWith(world.stage, newEmail.toLowerCase(), '/newemail#');
  const confirmed = await sendJson(server, '/api/confirmEmailChange', {
    token: tokenIn(mail, 'newemail'),
  });
  attempts.same('a confirmation by somebody else', confirmed.status, 403);
  attempts.expect(`a change to ${newEmail}`, !(await isStaffToken(world, person.token)));
}

async function isStaffToken({ stage }: World, token: string): Promise<boolean> {
  return (await call(stage.server, { token }, 'getServiceState', {})).status === 200;
}

async function tokenOf({ stage }: World, cookie: string): Promise<string | null> {
  const headers = { cookie };
  const { body } = await send(stage.server, '/api/auth/token', { method: 'GET', headers });
  return typeof body?.['token'] === 'string' ? body['token'] : null;
}

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
