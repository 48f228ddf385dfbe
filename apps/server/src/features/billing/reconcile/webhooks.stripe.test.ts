import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createStripe } from '../../../platform/stripe/client.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { idOf } from '../../../testing/id-of.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import type { StripeAccount } from '../../../testing/stripe-account.ts';
import { subscribe } from '../../../testing/subscribe.ts';
import { reconcile } from './reconcile.ts';

const DAY_SECONDS = 86_400;

describe.each(serverDatabases)('a payment event on $name', { timeout: TEST_MS }, ({ open }) => {
  let account: StripeAccount;
  let stripe: Stripe;
  let database: OpenDatabase;
  let server: TestServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ account, stripe, database, server, close } = await startStripeServer(await open()));
  }, TEST_MS);
  afterAll(() => close());

  it('activates Pro for a paid checkout', async () => {
    const { person, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    expect(await deliver(event)).toBe(200);
    expect(await planOf(person)).toBe('pro');
    expect(await processedEvents(event)).toEqual([{ type: event.type, uid: person.uid }]);
  });

  it('is refused without a valid signature', async () => {
    const { person, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1_000);
    const secret = account.provider.webhookSecret ?? '';
    const sign = (payload: string, key: string, timestamp: number) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    const refused: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, sign(body, 'whsec_another_secret', now)],
      [body, sign(body, secret, now - 301)],
      [body.replace('"livemode":false', '"livemode" :false'), sign(body, secret, now)],
      ['', sign('', secret, now)],
      ['not json', sign(body, secret, now)],
      // Signed, but not of an event.
      ...[
        'not json',
        'null',
        '[]',
        '"x"',
        '{}',
        '{"id":7,"type":"x"}',
        '{"id":"e","type":"x","data":null}',
      ].map((payload): [string, string] => [payload, sign(payload, secret, now)]),
    ];
    for (const [payload, signature] of refused) {
      expect([signature, await post(payload, signature)]).toEqual([signature, 400]);
    }
    expect(await planOf(person)).toBe('free');
    expect(await processedEvents(event)).toEqual([]);
  });

  it('is refused in live mode on a test account, and from other accounts', async () => {
    const { person, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    expect(await deliver({ ...event, livemode: true })).toBe(400);
    expect(await deliver({ ...event, account: 'acct_other' })).toBe(400);
    expect(await planOf(person)).toBe('free');
  });

  it('about an object whose ids are wrong or unknown is accepted and changes nothing', async () => {
    const { person, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    const ids = [
      '',
      '\0',
      '\ud800',
      '..',
      'a/b',
      '🙂',
      'x'.repeat(2_000),
      7,
      [],
      { id: '\0' },
      'xx_1',
    ];
    const objects = ids.flatMap((id) => [
      { object: 'customer', id },
      { object: 'charge', customer: id },
      { object: 'dispute', charge: id },
    ]);
    for (const [index, object] of objects.entries()) {
      const sent = {
        ...event,
        id: `evt_wrong_${index}`,
        data: { object },
      } as unknown as Stripe.Event;
      expect([object, await deliver(sent)]).toEqual([object, 200]);
      expect(await processedEvents(sent)).toEqual([{ type: event.type, uid: null }]);
    }
    expect(await planOf(person)).toBe('free');
  });

  it('triggers a fetch from the provider; its content is ignored', async () => {
    const { person, customer } = await newcomer();
    const { subscription: foreign } = await paid();
    const event = await eventOf('customer.subscription.created', foreign.id);
    const subscription = event.data.object as Stripe.Subscription;
    const forged = { ...event, id: 'evt_forged', data: { object: { ...subscription, customer } } };
    expect(await deliver(forged as Stripe.Event)).toBe(200);
    expect(await planOf(person)).toBe('free');
  });

  it('of an unrelated customer is accepted and changes nothing', async () => {
    const stranger = await stripe.customers.create({ metadata: { uid: 'nobody' } });
    const subscription = await subscribe(stripe, stranger.id);
    const event = await eventOf('customer.subscription.created', subscription.id);
    expect(await deliver(event)).toBe(200);
    expect(await processedEvents(event)).toEqual([{ type: event.type, uid: null }]);
  });

  it('finds the owner of a customer whose id is not stored yet', async () => {
    const person = await signUp(server);
    const customer = await stripe.customers.create({ metadata: { uid: person.uid } });
    const subscription = await subscribe(stripe, customer.id);
    const event = await eventOf('customer.subscription.created', subscription.id);
    await database.db
      .updateTable('users')
      .set({ stripeCustomerId: null })
      .where('uid', '=', person.uid)
      .execute();
    expect(await deliver(event)).toBe(200);
    expect((await person.call('getUser', {})).user).toMatchObject({
      plan: 'pro',
      stripeCustomerId: customer.id,
    });
  });

  it('has one effect when sent ten times at once and again after three days', async () => {
    const { person, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await processedEvents(event)).toHaveLength(1);
    const { revision } = (await person.call('getUser', {})).user;
    const late = { ...event, created: event.created - 3 * DAY_SECONDS };
    expect(await deliver(late)).toBe(200);
    expect((await person.call('getUser', {})).user).toMatchObject({ plan: 'pro', revision });
  });

  it('ends Pro even if an older event arrives after the end', async () => {
    const { person, subscription } = await paid();
    const created = await eventOf('customer.subscription.created', subscription.id);
    await stripe.subscriptions.update(subscription.id, { metadata: { note: 'x' } });
    const updated = await eventOf('customer.subscription.updated', subscription.id);
    await stripe.subscriptions.cancel(subscription.id);
    const deleted = await eventOf('customer.subscription.deleted', subscription.id);
    for (const event of [deleted, updated, created]) expect(await deliver(event)).toBe(200);
    expect(await planOf(person)).toBe('free');
  });

  it('whose state was read before a newer one was applied does not replace it', async () => {
    const { person, subscription } = await paid();
    const { payments } = server.application;
    if (!payments) throw new Error('payments are on');
    let reads = 0;
    const readSlowly = (params: Stripe.SubscriptionListParams) => ({
      autoPagingToArray: async (options: { limit: number }) => {
        const read = await stripe.subscriptions.list(params).autoPagingToArray(options);
        reads += 1;
        if (reads === 1) {
          await stripe.subscriptions.cancel(subscription.id);
          await reconcile(payments, person.uid);
        }
        return read;
      },
    });
    const subscriptions: unknown = Object.create(stripe.subscriptions, {
      list: { value: readSlowly },
    });
    const slow = Object.create(stripe, { subscriptions: { value: subscriptions } }) as Stripe;
    expect(await reconcile({ ...payments, stripe: slow }, person.uid)).toBeNull();
    expect(reads).toBe(2);
    expect(await planOf(person)).toBe('free');
  });

  it('of a refund ends the refunded subscription', async () => {
    const { person, subscription } = await paid();
    expect(await deliver(await eventOf('customer.subscription.created', subscription.id))).toBe(
      200,
    );
    expect(await planOf(person)).toBe('pro');
    const { data } = await stripe.invoicePayments.list({
      invoice: idOf(subscription.latest_invoice),
    });
    const payment_intent = idOf(data[0]?.payment.payment_intent);
    const { charge } = await stripe.refunds.create({ payment_intent });
    expect(await deliver(await eventOf('charge.refunded', idOf(charge)))).toBe(200);
    expect(await planOf(person)).toBe('free');
  });

  it('is answered with 503 while the provider is unreachable, and changes nothing', async () => {
    const { person, customer, subscription } = await paid();
    const event = await eventOf('customer.subscription.created', subscription.id);
    const unreachable = createStripe({
      secretKey: 'sk_test_unreachable',
      apiBase: 'http://127.0.0.1:9',
    });
    const second = await startApplication(
      { ...database, close: async () => {} },
      new ScriptedConsultant(),
      { paymentProvider: { ...account.provider, stripe: unreachable } },
    );
    try {
      expect(await deliver(event, second)).toBe(503);
      expect(await processedEvents(event)).toEqual([]);
      const { uid } = person;
      expect(await elsewhere(person, second, 'confirmCheckout', {})).toMatchObject({
        status: 502,
        body: { code: 'CHECKOUT_FAILED' },
      });
      const checkout = { uid, billingCycle: 'monthly' };
      expect(await elsewhere(person, second, 'createCheckoutSession', checkout)).toMatchObject({
        status: 502,
        body: { error: 'Failed to create checkout session' },
      });
      const portal = await elsewhere(person, second, 'createBillingPortalSession', {
        customerId: customer,
      });
      expect(portal).toMatchObject({
        status: 502,
        body: { error: 'Failed to create billing portal session' },
      });
      // Never downgrade a user whose payments may continue.
      expect(await deliver(event)).toBe(200);
      expect(await elsewhere(person, second, 'resetToFreePlan', {})).toMatchObject({
        status: 502,
        body: { error: 'Failed to reset to free plan' },
      });
      // A user without a checkout needs no request to the provider.
      const free = await signUp(server);
      expect(await elsewhere(free, second, 'resetToFreePlan', {})).toMatchObject({ status: 200 });
    } finally {
      await second.close();
    }
    expect(await deliver(event)).toBe(200);
    expect(await planOf(person)).toBe('pro');
  });

  it('sends no request to the provider inside a transaction', async () => {
    const request = inTransaction(database.db, () => stripe.customers.list({ limit: 1 }));
    // The library reports this as a lost connection, with the reason as its detail.
    await expect(request).rejects.toMatchObject({
      detail: { message: expect.stringContaining('inside a transaction') as string },
    });
  });

  async function newcomer() {
    const person = await signUp(server);
    const names = { email: person.email, firstName: 'Ана', lastName: 'Тест' };
    const { stripeCustomerId } = await person.call('createStripeCustomer', names);
    return { person, customer: stripeCustomerId };
  }

  async function paid() {
    const { person, customer } = await newcomer();
    return { person, customer, subscription: await subscribe(stripe, customer) };
  }

  /** Finds the newest recorded event of a type about an object. */
  async function eventOf(type: string, id: string): Promise<Stripe.Event> {
    const find = async () => {
      const { data } = await stripe.events.list({ type, limit: 100 });
      return data.find(({ data: { object } }) => 'id' in object && object.id === id);
    };
    await expect.poll(find, { timeout: TEST_MS }).toBeDefined();
    const event = await find();
    if (!event) throw new Error(`no ${type} about ${id}`);
    return event;
  }

  function deliver(event: Stripe.Event, to = server): Promise<number> {
    const payload = JSON.stringify(event);
    const secret = account.provider.webhookSecret ?? '';
    return post(payload, stripe.webhooks.generateTestHeaderString({ payload, secret }), to);
  }

  async function post(body: string, signature: string | undefined, to = server): Promise<number> {
    const response = await fetch(`${to.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }

  function processedEvents(event: Stripe.Event) {
    return database.db
      .selectFrom('paymentEvents')
      .select(['type', 'uid'])
      .where('eventId', '=', event.id)
      .execute();
  }

  async function planOf(person: Person): Promise<string> {
    return (await person.call('getUser', {})).user.plan;
  }
});

/** Makes a user's call to another server of the same database. */
async function elsewhere(person: Person, server: TestServer, name: string, input: object) {
  const response = await fetch(`${server.url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(input),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
