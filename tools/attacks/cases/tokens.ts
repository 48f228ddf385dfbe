import { logIn, postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import type { LiveReader } from '../../../apps/server/src/testing/live-reader.ts';
import { fetchToken, type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import {
  forgedTokens,
  validClaims,
  wrongClaims,
} from '../../../apps/server/src/testing/tokens/forged-tokens.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { sendJson } from '../http.ts';
import { isSoon, makeStaff, type World } from '../world.ts';

export const tokenCases: readonly AttackCase[] = [
  {
    number: 9,
    name: 'forged tokens, edited claims and other schemes',
    run: async ({ stage, ann, bob, key }, attempts) => {
      const status = async (authorization: string) => {
        const { server } = stage;
        return (await sendJson(server, '/api/getUser', {}, { authorization })).status;
      };
      // The cases below would prove nothing with a key that the server does not accept.
      const valid = await key.sign(validClaims(bob.token));
      if ((await status(`Bearer ${valid}`)) !== 200) throw new Error('the key is not known');

      const [, , signature = ''] = ann.token.split('.');
      const forged = {
        ...(await forgedTokens(bob.token, key)),
        'signature of another user': `${bob.token.split('.').slice(0, 2).join('.')}.${signature}`,
      };
      for (const [name, token] of Object.entries(forged)) {
        attempts.same(name, await status(`Bearer ${token}`), 401);
      }
      for (const [name, claims] of Object.entries(wrongClaims(bob.token))) {
        attempts.same(name, await status(`Bearer ${await key.sign(claims)}`), 401);
      }
      for (const header of otherSchemes(bob)) {
        attempts.same(header.slice(0, 30), await status(header), 401);
      }
      const byCookie = await sendJson(stage.server, '/api/getUser', {}, { cookie: bob.cookie });
      attempts.same('a cookie instead of a token', byCookie.status, 401);
      const inAddress = `/api/getUser?access_token=${bob.token}&token=${bob.token}`;
      attempts.same('in the address', (await sendJson(stage.server, inAddress, {})).status, 401);
    },
  },
  {
    number: 10,
    name: 'old tokens and open live streams after the session or the role ended',
    run: async (world, attempts) => {
      const { server } = world.stage;
      const ways: Record<string, (person: Person, other: Person) => Promise<unknown>> = {
        'sign-out': ({ cookie }) => postAccount(server, 'sign-out', {}, { cookie }),
        'ending it elsewhere': (_, other) => other.call('endOtherSessions', {}),
        'a new password': (_, other) =>
          other.call('changePassword', { currentPassword: 'secret1', newPassword: 'secret2' }),
      };
      for (const [way, end] of Object.entries(ways)) {
        const person = await signUp(server);
        const other = await logIn(server, person);
        const live = await person.watch();
        await end(person, other);
        await refusesSoon(attempts, `after ${way}`, person, live);
        const renewed = await fetchToken(server, person.cookie).catch(() => null);
        attempts.same(`a new token after ${way}`, renewed, null);
      }
      await demote(world, attempts);
    },
  },
];

function otherSchemes({ token, cookie }: Person): string[] {
  const basic = Buffer.from(`${token}:`).toString('base64');
  return [
    ...[token, `bearer ${token}`, `Basic ${token}`, `Basic ${basic}`, `Token ${token}`, 'Bearer'],
    ...[`Bearer ${token} `.padEnd(2_000, 'x'), `Bearer  ${token}`, `Bearer ${token}, Bearer x`],
    ...[`Bearer ${cookie}`, `JWT ${token}`, `Bearer "${token}"`, 'Bearer null', 'Bearer undefined'],
  ];
}

async function refusesSoon(
  attempts: Attempts,
  when: string,
  person: Person,
  live: LiveReader,
): Promise<void> {
  const isRefused = () => person.send('getUser', {}).then(({ status }) => status === 401);
  attempts.expect(`a token ${when}`, await isSoon(isRefused));
  attempts.expect(`an open stream ${when}`, await isSoon(() => Promise.resolve(live.isEnded)));
  const again = await person.watch().catch(() => null);
  attempts.expect(`a new stream ${when}`, again === null);
  again?.close();
}

/** Takes the role of a member of staff with an open viewing. */
async function demote(world: World, attempts: Attempts): Promise<void> {
  const { stage, bob } = world;
  const person = await signUp(stage.server);
  await makeStaff(world, person);
  await person.call('startViewing', { uid: bob.uid });
  const live = await person.watch(undefined, bob.uid);
  await stage.staff('revoke', person.email);
  const isRefused = () => person.send('listUsers', {}).then(({ status }) => status === 403);
  attempts.expect('a staff call after a demotion', await isSoon(isRefused));
  const sees = await person.send('listChats', { uid: bob.uid });
  attempts.same('a read in a viewing after a demotion', sees.status, 404);
  attempts.expect('a viewing’s stream', await isSoon(() => Promise.resolve(live.isEnded)));
}
