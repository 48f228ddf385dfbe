import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { patient } from '../patient.ts';
import { becomesPro, checkSubscriptions } from '../pro.ts';
import { ensure } from '../tally.ts';
import type { KillWorld } from './kill-world.ts';

const OPENS_MS = 150;
const LEARNS_MS = 100;

/** Kills the server while a checkout opens, while Stripe reports the payment, or while the user returns without a report. */
export async function killInCheckout({ stage, tally, random }: KillWorld): Promise<void> {
  const person = patient(await signUp(stage.server));
  const part = Math.floor(random * 3);
  const within = random * 3 - part;
  if (part === 0) {
    const opening = open(person).catch(() => null);
    await pause(within * OPENS_MS);
    await stage.kill();
    await opening;
    await tally.recovery(() => stage.start());
    ensure((await planOf(person)) === 'free', 'doubled', 'who has not paid has Pro');
    await pay(stage, await open(person));
  } else {
    const url = await open(person);
    const { webhooks } = stage.stripe.simulator;
    webhooks.mode = part === 1 ? 'normal' : 'never';
    await pay(stage, url);
    webhooks.mode = 'normal';
    const returned = part === 2 ? person.send('confirmCheckout', {}).catch(() => null) : null;
    await pause(within * LEARNS_MS);
    await stage.kill();
    await returned;
    await tally.recovery(() => stage.start());
    // The browser repeats what got no answer.
    if (part === 2) await person.call('confirmCheckout', {});
  }
  tally.acknowledged += 1;
  await tally.recovery(() => becomesPro(person));
  await checkSubscriptions(stage, person.email);
}

async function open(person: Person): Promise<string> {
  const { uid } = person;
  return (await person.call('createCheckoutSession', { uid, billingCycle: 'monthly' })).url;
}

/** Pays on the simulator's own page. */
async function pay({ stripe }: Stage, url: string): Promise<void> {
  const body = new URLSearchParams({
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    name: 'Ana Test',
    line1: '1 Sample Street',
    city: 'Sofia',
    country: 'BG',
  });
  const { status } = await stripe.simulator.pages.request(new URL(url).pathname, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(status, 303, 'the card is accepted');
}

async function planOf(person: Person): Promise<string | null> {
  return (await person.call('getUser', {})).user.plan;
}
