import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { serverPayments } from '../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../testing/payments/stripe-server.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { runStaffCommand } from './staff-commands.ts';

describe('a plan set by staff', { timeout: TEST_MS }, () => {
  let stripe: Stripe;
  let server: TestServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ stripe, server, close } = await startStripeServer(await embedded.open()));
  }, TEST_MS);
  afterAll(() => close());

  it.each(['enterprise', 'pro', 'free'])(
    '%s is refused for a payer unless its subscription is named',
    async (plan) => {
      const { person, subscription } = await payer();
      await expect(run('plan', person.email, plan)).rejects.toThrow('--end-subscription');
      expect(await userOf(person)).toMatchObject({ plan: 'pro', queryLimit: 100 });
      expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    },
  );

  it('can keep the subscription, which the user still sees', async () => {
    const { person, subscription } = await payer();
    const before = await userOf(person);
    const answer = await run('plan', person.email, 'enterprise', '500', '--keep-subscription');
    expect(answer).toContain('goes on charging');
    await person.call('confirmCheckout', {});
    expect(await userOf(person)).toMatchObject({
      plan: 'enterprise',
      queryLimit: 500,
      subscription: before.subscription,
    });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    // The end of the agreement gives back what is paid.
    expect(await run('plan', person.email, 'free', '--keep-subscription')).toContain('gives Pro');
    expect(await userOf(person)).toMatchObject({ plan: 'pro', queryLimit: 100 });
  });

  it.each(['enterprise', 'free'])('%s can end the subscription', async (plan) => {
    const { person, subscription } = await payer();
    const answer = await run('plan', person.email, plan, '--end-subscription');
    expect(answer).toContain('the subscription is cancelled');
    expect(await userOf(person)).toMatchObject({ plan, subscription: null });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it('expires an open checkout', async () => {
    const person = await signUp(server);
    await person.call('createCheckoutSession', { uid: person.uid, billingCycle: 'monthly' });
    const customer = (await userOf(person)).stripeCustomerId ?? '';
    await run('plan', person.email, 'enterprise');
    const { data } = await stripe.checkout.sessions.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['expired']);
  });

  it('is refused for a payer where payments are off', async () => {
    const { person } = await payer();
    const { db } = server.database;
    const args = ['plan', person.email, 'enterprise', '--end-subscription'];
    await expect(runStaffCommand({ db, payments: null }, args, new Date())).rejects.toThrow(
      'payments are off here',
    );
    expect(await userOf(person)).toMatchObject({ plan: 'pro' });
  });

  it('is refused with an option that does not exist', async () => {
    const { email } = await signUp(server);
    await expect(run('plan', email, 'pro', '--end')).rejects.toThrow('Usage');
  });

  function run(...args: string[]): Promise<string> {
    const dependencies = { db: server.database.db, payments: serverPayments(server) };
    return runStaffCommand(dependencies, args, new Date());
  }

  async function payer() {
    const person = await signUp(server);
    const names = { email: person.email, firstName: 'Ana', lastName: 'Ilieva' };
    const { stripeCustomerId } = await person.call('createStripeCustomer', names);
    const { id } = await subscribe(stripe, stripeCustomerId);
    await person.call('confirmCheckout', {});
    return { person, subscription: id };
  }
});

async function userOf(person: Person) {
  return (await person.call('getUser', {})).user;
}
