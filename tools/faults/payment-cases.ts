import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import { subscribe } from '../../apps/server/src/testing/subscribe.ts';
import type { Stage } from '../stage/stage.ts';
import type { FaultCase } from './cases.ts';

const LOOK_AGAIN_MS = 100;
/** Number of kills while a customer is being created. */
const KILLS = 5;

export const paymentCases: readonly FaultCase[] = [
  {
    name: '13: paid while the server is down; the resent events activate Pro',
    on: ['embedded', 'PostgreSQL'],
    run: async (stage) => {
      const { person, customer } = await newCustomer(stage);
      await stage.kill();
      await subscribe(stage.stripe.client(), customer);
      await stage.start();
      await becomesPro(person);
    },
  },
  {
    name: '13: paid while the database is down; the refused events are resent and activate Pro',
    on: ['PostgreSQL'],
    run: async (stage) => {
      const { person, customer } = await newCustomer(stage);
      await stage.postgres.kill();
      await subscribe(stage.stripe.client(), customer);
      await stage.stripe.simulator.webhooks.settled();
      await stage.postgres.resume();
      await becomesPro(person);
    },
  },
  {
    name: `1: killed ${KILLS} times while a customer is created; exactly one exists`,
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async (stage) => {
      const person = await signUp(stage.server);
      const names = { email: person.email, firstName: 'Ана', lastName: 'Тест' };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const made = person.call('createStripeCustomer', names).catch(() => null);
        await pause(kill * 4);
        await stage.kill();
        await made;
        await stage.start();
      }
      const { stripeCustomerId } = await person.call('createStripeCustomer', names);
      const { data } = await stage.stripe.client().customers.list({ email: person.email });
      assert.deepEqual(
        data.map(({ id }) => id),
        [stripeCustomerId],
      );
    },
  },
  {
    name: `killed ${KILLS} times while an account is deleted; its subscription ends`,
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async (stage) => {
      const { person, customer } = await newCustomer(stage);
      const { id } = await subscribe(stage.stripe.client(), customer);
      await becomesPro(person);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const deleted = deleteAccount(person).catch(() => null);
        await pause(kill * 4);
        await stage.kill();
        await deleted;
        await stage.start();
      }
      const status = await deleteAccount(person);
      assert(status === 200 || status === 401, `the account is closed: ${status}`);
      await isCancelled(stage, id);
    },
  },
];

/** @returns 200, or 401 if an earlier attempt has closed the account */
async function deleteAccount(person: Person): Promise<number> {
  const { status } = await person.send('deleteAccount', { currentPassword: 'secret1' });
  return status;
}

/** Resolves when a subscription has ended: the billing sweeper finds what a kill has cut off. */
async function isCancelled(stage: Stage, id: string): Promise<void> {
  for (;;) {
    const { status } = await stage.stripe.client().subscriptions.retrieve(id);
    if (status === 'canceled') return;
    await pause(LOOK_AGAIN_MS);
  }
}

async function newCustomer(stage: Stage): Promise<{ person: Person; customer: string }> {
  const person = await signUp(stage.server);
  const { stripeCustomerId } = await person.call('createStripeCustomer', {
    email: person.email,
    firstName: 'Ана',
    lastName: 'Тест',
  });
  return { person, customer: stripeCustomerId };
}

/** Resolves when a payment has taken effect; its events are resent until they are acknowledged. */
async function becomesPro(person: Person): Promise<void> {
  for (;;) {
    const { status, body } = await person.send('getUser', {});
    if (status === 200 && body.success && body.user.plan === 'pro') return;
    await pause(LOOK_AGAIN_MS);
  }
}
