import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import { subscribe } from '../../../apps/server/src/testing/subscribe.ts';
import type { Stage } from '../../stage/stage.ts';
import { becomesPro, newCustomer } from '../pro.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { KillWorld } from './kill-world.ts';

const CLOSES_MS = 150;
const ERASES_MS = 80;
const password = 'secret1';

/** Kills the server while a subscriber's account is closed: it is open or closed, and its subscription ends only then. */
export async function killInClosing({ stage, tally, random }: KillWorld): Promise<void> {
  const { person, customer } = await newCustomer(stage);
  const { id } = await subscribe(stage.stripe.client(), customer);
  await becomesPro(person);
  let wasClosed = false;
  const deleted = deleteAccount(person).then(
    (status) => {
      wasClosed = status === 200;
    },
    () => undefined,
  );
  await pause(random * CLOSES_MS);
  await stage.kill();
  await deleted;
  await tally.recovery(async () => {
    await stage.start();
    const isOpen = await hasAccess(person);
    if (wasClosed) ensure(!isOpen, 'lost', 'the account that was closed is open');
    if (isOpen) await person.call('deleteAccount', { currentPassword: password });
    tally.acknowledged += 1;
    await until('the subscription of a closed account ends', async () => {
      const subscription = await stage.stripe.client().subscriptions.retrieve(id);
      return subscription.status === 'canceled';
    });
  });
  assert.equal((await logIn(stage, person)).code, 'ACCOUNT_BEING_DELETED');
  // Closing must not have erased anything: the account can be kept, and is whole.
  assert.equal((await logIn(stage, person, { keepAccount: true })).status, 200);
}

/** Kills the server while it erases a closed account: in the end nothing is left, at Stripe neither. */
export async function killInErasing({ stage, tally, random }: KillWorld): Promise<void> {
  const { person, customer } = await newCustomer(stage);
  await person.call('createChat', { chatId: 'welcome' });
  assert.equal(await deleteAccount(person), 200);
  tally.acknowledged += 1;
  await stage.server.end('SIGKILL');
  await stage.runSqlWhileStopped(makeDue(person.uid));
  await stage.start();
  await pause(random * ERASES_MS);
  await stage.kill();
  const { uid, email } = person;
  const left = await stage.runSqlWhileStopped(
    `select (select count(*)::int from auth_users where id = '${uid}') as accounts,
      (select count(*)::int from users where uid = '${uid}') as documents,
      (select count(*)::int from chats where uid = '${uid}') as chats`,
  );
  const counts = Object.values(left[0] ?? {}).map(Boolean);
  ensure(new Set(counts).size === 1, 'lost', `half is erased: ${JSON.stringify(left)}`);
  // The dead server has claimed the account for five minutes.
  await stage.runSqlWhileStopped(makeDue(uid));
  await tally.recovery(async () => {
    await stage.start();
    // Log-in knows the account no more since the last moment to keep it. Its address is free when it is gone.
    await until('the account is erased', () => canSignUp(stage, person));
  });
  const { data } = await stage.stripe.client().customers.list({ email });
  ensure(data.length === 0, 'lost', `the customer ${customer} is left at Stripe`);
}

function makeDue(uid: string): string {
  return `update account_deletions set erase_after = now() - interval '1 minute', erase_due_at = now() - interval '1 minute'
    where uid = '${uid}'`;
}

/** Whether the person's session still counts. */
async function hasAccess(person: Person): Promise<boolean> {
  const { status } = await person.send('getUser', {});
  return status === 200;
}

/** @returns 200, or 401 if an earlier attempt has closed the account */
async function deleteAccount(person: Person): Promise<number> {
  return (await person.send('deleteAccount', { currentPassword: password })).status;
}

async function logIn(
  stage: Stage,
  { email }: Person,
  more: { keepAccount?: boolean } = {},
): Promise<{ status: number; code: string | undefined }> {
  const response = await post(stage, 'sign-in/email', { email, password, ...more });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

async function canSignUp(stage: Stage, { email }: Person): Promise<boolean> {
  const response = await post(stage, 'sign-up/email', { name: 'Ана Тест', email, password });
  await response.body?.cancel();
  return response.ok;
}

function post({ server }: Stage, route: string, body: object): Promise<Response> {
  return fetch(`${server.url}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify(body),
  });
}
