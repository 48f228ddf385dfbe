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
 * Kills the server during a sign-up, soon after another one was acknowledged. An account that was acknowledged can log in; without an
 * answer the person signs up again, or is told that the address is taken and logs in.
 */
export async function killInSignUp({ stage, tally, random }: KillWorld): Promise<void> {
  count += 1;
  const emails = [`signed-up-${count}@people.test`, `killed-sign-up-${count}@people.test`] as const;
  const [before, during] = emails;
  const acknowledged = new Set<string>();
  const signUpOnce = async (email: string) => {
    const { ok } = await signUp(stage, email);
    if (ok) acknowledged.add(email);
  };
  await signUpOnce(before);
  assert.ok(acknowledged.has(before), 'the sign-up before the kill failed');
  const signedUp = signUpOnce(during).catch(() => undefined);
  await pause(random * SIGNS_UP_MS);
  await stage.kill();
  await signedUp;
  await tally.recovery(async () => {
    await stage.start();
    if (!acknowledged.has(during)) {
      const { status } = await signUp(stage, during);
      assert.ok(status === 200 || status === 422, `the second sign-up answered ${status}`);
    }
    for (const email of emails) {
      const { status } = await postAccount(stage.server, 'sign-in/email', { email, password });
      const loss = acknowledged.has(email) ? 'lost' : 'stuck';
      ensure(status === 200, loss, `the log-in of ${email} answered ${status}`);
    }
  });
  tally.acknowledged += acknowledged.size;
  await stage.server.end('SIGKILL');
  const left = await stage.runSqlWhileStopped(
    `select count(distinct auth_users.id)::int as accounts, count(*)::int as passwords
      from auth_users join auth_credentials on user_id = auth_users.id
      where email in ('${before}', '${during}') group by email`,
  );
  await stage.start();
  const areOnce = left.every(({ accounts, passwords }) => accounts === 1 && passwords === 1);
  ensure(areOnce && left.length === 2, 'doubled', `not one account each: ${JSON.stringify(left)}`);
}

function signUp({ server }: Stage, email: string): Promise<Response> {
  return postAccount(server, 'sign-up/email', { name: 'Ана Тест', email, password });
}
