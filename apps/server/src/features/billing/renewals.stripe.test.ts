import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { openStripeAccount, type StripeAccount } from '../../testing/stripe-account.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { useQueries } from '../../testing/use-queries.ts';

const TEST_MS = 120_000;
const START = Date.UTC(2027, 0, 31, 10);
const RENEWAL = Date.UTC(2027, 1, 28, 10);
const MINUTE = 60_000;

describe.each(serverDatabases)('a renewal on $name', { timeout: TEST_MS }, ({ open }) => {
  let account: StripeAccount;
  let stripe: Stripe;
  let database: OpenDatabase;
  let server: TestServer;
  let clock = START;

  beforeAll(async () => {
    account = await openStripeAccount();
    stripe = account.stripe;
    database = await open();
    server = await startApplication(database, new ScriptedConsultant(), {
      now: () => new Date(clock),
      paymentProvider: account.provider,
    });
  }, TEST_MS);
  afterAll(async () => {
    await server.close();
    await account.close();
  });

  it('grants nothing while its invoice is a draft, and a new month when it is paid', async () => {
    const { person, advanceTo } = await payer();
    await useQueries(database.db, person.uid, 30);
    await advanceTo(RENEWAL + 20 * MINUTE);
    await person.call('resetMonthlyQueries', {});
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
    expect(await userOf(person)).toMatchObject({
      plan: 'pro',
      queryUsed: 30,
      queryResetDate: '2027-02-28T10:00:00.000Z',
      subscription: { status: 'active', paidUntil: '2027-02-28T10:00:00.000Z' },
    });
    await advanceTo(RENEWAL + 120 * MINUTE);
    await person.call('resetMonthlyQueries', {});
    expect(await userOf(person)).toMatchObject({
      plan: 'pro',
      queryUsed: 0,
      queryResetDate: '2027-03-31T10:00:00.000Z',
      subscription: { status: 'active', paidUntil: '2027-03-31T10:00:00.000Z' },
    });
  });

  /** A person with a monthly subscription, whose time and server's time `advanceTo` moves. */
  async function payer() {
    const person = await signUp(server);
    clock = START;
    const testClock = await stripe.testHelpers.testClocks.create({ frozen_time: START / 1_000 });
    const { id: customer } = await stripe.customers.create({
      email: person.email,
      metadata: { uid: person.uid },
      test_clock: testClock.id,
    });
    await person.call('updateStripeCustomerId', { stripeCustomerId: customer });
    const subscription = await subscribe(stripe, customer);
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: true });
    const advanceTo = async (time: number) => {
      await stripe.testHelpers.testClocks.advance(testClock.id, { frozen_time: time / 1_000 });
      await expect
        .poll(async () => (await stripe.testHelpers.testClocks.retrieve(testClock.id)).status, {
          timeout: TEST_MS,
        })
        .toBe('ready');
      clock = time;
    };
    return { person, customer, subscription, advanceTo };
  }
});

async function userOf(person: Person) {
  return (await person.call('getUser', {})).user;
}
