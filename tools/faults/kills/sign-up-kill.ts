import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import type { Stage } from '../../stage/stage.ts';
import { ensure } from '../tally.ts';
import type { KillWorld } from './kill-world.ts';

/** Longer than a sign-up takes: most of it is the hash of the password. */
const SIGNS_UP_MS = 400;
const password = 'secret1';

let count = 0;

/**
 * Kills the server during a sign-up. An account that was acknowledged can log in; without an answer the person signs up again, or
 * is told that the address is taken and logs in.
 */
export async function killInSignUp({ stage, tally, random }: KillWorld): Promise<void> {
  count += 1;
  const email = `killed-sign-up-${count}@people.test`;
  let wasAcknowledged = false;
  const signedUp = signUp(stage, email).then(
    ({ ok }) => {
      wasAcknowledged = ok;
    },
    () => undefined,
  );
  await pause(random * SIGNS_UP_MS);
  await stage.kill();
  await signedUp;
  await tally.recovery(async () => {
    await stage.start();
    if (wasAcknowledged) tally.acknowledged += 1;
    else {
      const { status } = await signUp(stage, email);
      assert.ok(status === 200 || status === 422, `the second sign-up answered ${status}`);
    }
    const { status } = await postAccount(stage.server, 'sign-in/email', { email, password });
    if (wasAcknowledged) ensure(status === 200, 'lost', `the log-in answered ${status}`);
    ensure(status === 200, 'stuck', `the address is taken, and the log-in answered ${status}`);
  });
  await stage.server.end('SIGKILL');
  const [left] = await stage.runSqlWhileStopped(
    `select count(distinct auth_users.id)::int as accounts, count(*)::int as passwords
      from auth_users join auth_credentials on user_id = auth_users.id where email = '${email}'`,
  );
  await stage.start();
  const isOne = left?.['accounts'] === 1 && left['passwords'] === 1;
  ensure(isOne, 'doubled', `not one account: ${JSON.stringify(left)}`);
}

function signUp({ server }: Stage, email: string): Promise<Response> {
  return postAccount(server, 'sign-up/email', { name: 'Ана Тест', email, password });
}
