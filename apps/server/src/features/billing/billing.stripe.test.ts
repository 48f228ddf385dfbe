import { mails } from '@savet/i18n/mails';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { idOf } from '../../testing/id-of.ts';
import { mailWith, tokenIn } from '../../testing/mails/outbox.ts';
import { serverPayments } from '../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../testing/payments/stripe-server.ts';
import { useQueries } from '../../testing/payments/use-queries.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { type Purchase, subscribe } from '../../testing/subscribe.ts';
import { setUpStripe } from './stripe-setup.ts';
import { sweepBilling } from './sweeper/billing-sweeper.ts';

/** Uses only Stripe's official library, so that the tests also run against a real test account. */
describe.each(serverDatabases)('payments on $name', { timeout: TEST_MS }, ({ open }) => {
  let stripe: Stripe;
  let database: OpenDatabase;
  let server: TestServer;
  let close: () => Promise<void>;
  let clock: Date | null = null;

  beforeAll(async () => {
    ({ stripe, database, server, close } = await startStripeServer(await open(), { now }));
  }, TEST_MS);
  afterAll(() => close());

  describe('the customer', () => {
    it('creates one customer for a user, whatever names parallel requests give', async () => {
      const person = await signUp(server);
      const created = await Promise.all(
        ['Ана', 'Ani', 'Anna', 'Аня', 'Annie', 'Анка'].map((firstName) =>
          person.call('createStripeCustomer', { ...names(person), firstName }),
        ),
      );
      expect(new Set(created.map(({ stripeCustomerId }) => stripeCustomerId)).size).toBe(1);
      const { data } = await stripe.customers.list({ email: person.email, limit: 100 });
      expect(data).toHaveLength(1);
    });

    it('is created once, with the account’s e-mail address and its owner’s uid', async () => {
      const person = await signUp(server);
      const input = { email: 'somebody@else.test', firstName: 'Ана', lastName: 'Тест' };
      const [first, second] = await Promise.all([
        person.call('createStripeCustomer', input),
        person.call('createStripeCustomer', input),
      ]);
      const again = await person.call('createStripeCustomer', input);
      expect(new Set([first, second, again].map((answer) => answer.stripeCustomerId)).size).toBe(1);
      const customer = await stripe.customers.retrieve(first.stripeCustomerId);
      expect(customer).toMatchObject({
        email: person.email,
        name: 'Ана Тест',
        metadata: { uid: person.uid },
      });
      expect(await userOf(person)).toMatchObject({ stripeCustomerId: first.stripeCustomerId });
    });

    it('follows a change of address', async () => {
      const { person, customer } = await customerOf(server);
      const newEmail = `new-${person.email}`;
      await person.call('requestEmailChange', { newEmail, currentPassword: 'secret1' });
      const mail = await mailWith(server, newEmail, mails.EN.emailChange.subject);
      await person.call('confirmOwnEmailChange', { token: tokenIn(mail, 'newemail') });
      await expect
        .poll(() => stripe.customers.retrieve(customer))
        .toMatchObject({ email: newEmail });
    });

    it('follows a change of address that the provider missed', async () => {
      const { person, customer } = await customerOf(server);
      const { db } = database;
      const email = `late-${person.email}`;
      await db.updateTable('authUsers').set({ email }).where('id', '=', person.uid).execute();
      await db
        .updateTable('users')
        .set({ isCustomerEmailDue: true, billingDueAt: now() })
        .where('uid', '=', person.uid)
        .execute();
      await sweepBilling(serverPayments(server));
      expect(await stripe.customers.retrieve(customer)).toMatchObject({ email });
      const { isCustomerEmailDue } = await db
        .selectFrom('users')
        .select('isCustomerEmailDue')
        .where('uid', '=', person.uid)
        .executeTakeFirstOrThrow();
      expect(isCustomerEmailDue).toBe(false);
    });

    it('is created again after a deletion at the provider', async () => {
      const { person, customer } = await customerOf(server);
      await stripe.customers.del(customer);
      const { stripeCustomerId } = await person.call('createStripeCustomer', names(person));
      expect(stripeCustomerId).not.toBe(customer);
    });

    it('of another user is refused like a missing customer, and nothing changes', async () => {
      const victim = await customerOf(server);
      const { person } = await customerOf(server);
      const before = await userOf(person);
      for (const [name, input] of [
        ['updateStripeCustomerId', (id: string) => ({ stripeCustomerId: id })],
        ['createBillingPortalSession', (id: string) => ({ customerId: id })],
        [
          'createCheckoutSession',
          (id: string) => ({ customerId: id, billingCycle: 'monthly' as const }),
        ],
      ] as const) {
        const foreign = await person.send(name, input(victim.customer));
        const unknown = await person.send(name, input('cus_thisisnotthere'));
        expect([name, foreign]).toEqual([name, unknown]);
        expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
      const after = await userOf(person);
      expect(after).toEqual({ ...before, revision: after.revision });
      expect(await userOf(victim.person)).toMatchObject({ stripeCustomerId: victim.customer });
    });

    it('of the same user can be saved by updateStripeCustomerId', async () => {
      const person = await signUp(server);
      const { id } = await stripe.customers.create({ metadata: { uid: person.uid } });
      await person.call('updateStripeCustomerId', { stripeCustomerId: id });
      expect(await userOf(person)).toMatchObject({ stripeCustomerId: id });
    });
  });

  describe('the checkout', () => {
    it('charges the first month’s price, in the user’s language', async () => {
      const { person, customer } = await customerOf(server);
      await person.call('updateUser', { language: 'BG' });
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      expect(await openSession(customer)).toMatchObject({
        mode: 'subscription',
        currency: 'eur',
        amount_subtotal: 1994,
        amount_total: 1278,
        locale: 'bg',
        client_reference_id: person.uid,
      });
      const buyer = await stripe.customers.retrieve(customer);
      expect(buyer).toMatchObject({ preferred_locales: ['bg'] });
    });

    it('of a year has no discount and expires the previous checkout', async () => {
      const { person, customer } = await customerOf(server);
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      const first = await openSession(customer);
      await person.call('createCheckoutSession', { uid: person.uid, billingCycle: 'yearly' });
      expect(await openSession(customer)).toMatchObject({ amount_total: 20399 });
      expect(await stripe.checkout.sessions.retrieve(first?.id ?? '')).toMatchObject({
        status: 'expired',
      });
    });

    it('opened in three tabs at once stays open once', async () => {
      const { person, customer } = await customerOf(server);
      const urls = await Promise.all(
        (['monthly', 'yearly', 'monthly'] as const).map(async (billingCycle) => {
          const checkout = { customerId: customer, billingCycle };
          return (await person.call('createCheckoutSession', checkout)).url;
        }),
      );
      expect(urls).toContain((await openSession(customer))?.url);
    });

    it('is opened at the list price for a customer who has paid for something else', async () => {
      const { person, customer } = await customerOf(server);
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      await stripe.subscriptions.create({
        customer,
        items: [{ price: await foreignPrice(stripe) }],
        default_payment_method: card.id,
      });
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      expect(await openSession(customer)).toMatchObject({ amount_total: 1994 });
      expect(await userOf(person)).toMatchObject({ hasSubscribed: true });
    });

    it('creates a missing customer', async () => {
      const person = await signUp(server);
      const { url } = await person.call('createCheckoutSession', {
        uid: person.uid,
        billingCycle: 'monthly',
      });
      expect(URL.canParse(url)).toBe(true);
      const { stripeCustomerId } = await userOf(person);
      expect(await openSession(stripeCustomerId ?? '')).toMatchObject({ url });
    });

    it('reports missing parameters', async () => {
      const person = await signUp(server);
      const nobody = { customerId: null, billingCycle: 'monthly' as const };
      expect(await person.send('createCheckoutSession', nobody)).toMatchObject({
        status: 400,
        body: { error: 'Either customerId or uid is required' },
      });
      for (const customerId of [undefined, null, '']) {
        expect(await person.send('createBillingPortalSession', { customerId })).toMatchObject({
          status: 400,
          body: { error: 'Customer ID is required' },
        });
      }
    });

    it('changes nothing when it is not paid', async () => {
      const { person, customer } = await customerOf(server);
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      expect(await userOf(person)).toMatchObject({ plan: 'free', hasSubscribed: false });
    });

    it('expires when the user chooses the free plan', async () => {
      const { person, customer } = await customerOf(server);
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      await person.call('resetToFreePlan', {});
      expect(await openSession(customer)).toBeUndefined();
    });

    it('is refused for a plan agreed with staff', async () => {
      const { person, customer } = await customerOf(server);
      await database.db
        .updateTable('users')
        .set({ plan: 'enterprise', planSource: 'staff' })
        .where('uid', '=', person.uid)
        .execute();
      const checkout = { customerId: customer, billingCycle: 'monthly' as const };
      expect(await person.send('createCheckoutSession', checkout)).toMatchObject({
        status: 409,
        body: { code: 'PLAN_AGREED' },
      });
    });
  });

  describe('a subscription', () => {
    it('activates Pro when the user returns, without any event', async () => {
      const { person, subscription } = await paying({ isFirstMonth: true });
      const anchor = new Date(subscription.billing_cycle_anchor * 1_000);
      expect(await userOf(person)).toMatchObject({
        plan: 'pro',
        queryLimit: 100,
        queryUsed: 0,
        subscriptionId: subscription.id,
        hasSubscribed: true,
        queryResetDate: monthAfter(anchor),
        subscription: { billingCycle: 'monthly', status: 'active', cancelAtPeriodEnd: false },
      });
      const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice));
      expect(invoice).toMatchObject({ subtotal: 1994, total: 1278, amount_paid: 1278 });
    });

    it('is found by the sweeper when neither user nor event arrives', async () => {
      const { person, customer } = await customerOf(server);
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      await subscribe(stripe, customer);
      const payments = serverPayments(server);
      await sweepBilling(payments);
      expect(await userOf(person)).toMatchObject({ plan: 'free' });
      await sweepBilling({ ...payments, now: () => new Date(Date.now() + 6 * 60_000) });
      expect(await userOf(person)).toMatchObject({ plan: 'pro' });
    });

    it('billed yearly resets its queries every month', async () => {
      const { person, subscription } = await paying({ billingCycle: 'yearly' });
      const anchor = new Date(subscription.billing_cycle_anchor * 1_000);
      expect(await userOf(person)).toMatchObject({
        plan: 'pro',
        queryResetDate: monthAfter(anchor),
        subscription: { billingCycle: 'yearly' },
      });
    });

    it('opens the portal instead of a second checkout', async () => {
      const { person, customer } = await paying();
      const checkout = { customerId: customer, billingCycle: 'yearly' as const };
      expect(URL.canParse((await person.call('createCheckoutSession', checkout)).url)).toBe(true);
      expect(await openSession(customer)).toBeUndefined();
      const portal = await person.call('createBillingPortalSession', { customerId: customer });
      expect(URL.canParse(portal.url)).toBe(true);
      const flow = { customerId: customer, flow: 'cancel' as const };
      expect(URL.canParse((await person.call('createBillingPortalSession', flow)).url)).toBe(true);
    });

    it('is cancelled and refunded when it is a duplicate', async () => {
      const { person, customer, subscription } = await paying({ isFirstMonth: true });
      const second = await subscribe(stripe, customer);
      await person.call('confirmCheckout', {});
      expect(await userOf(person)).toMatchObject({ subscriptionId: subscription.id });
      expect(await stripe.subscriptions.retrieve(second.id)).toMatchObject({ status: 'canceled' });
      expect(await paidBack(second)).toEqual([1994]);
      expect(await paidBack(subscription)).toEqual([]);
    });

    it.each([
      ['is not completed', { payment_behavior: 'default_incomplete' as const }],
      ['has a foreign price', null],
    ])('that %s does not activate Pro', async (_name, incomplete) => {
      const { person, customer } = await customerOf(server);
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      const ours = await stripe.prices.list({ lookup_keys: ['savet_pro_monthly'] });
      const price = incomplete ? ours.data[0]?.id : await foreignPrice(stripe);
      await stripe.subscriptions.create({
        customer,
        items: [{ price: price ?? '' }],
        default_payment_method: card.id,
        ...incomplete,
      });
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      expect(await userOf(person)).toMatchObject({ plan: 'free', hasSubscribed: false });
    });

    it('stays Pro until its scheduled end; the next subscription costs the list price', async () => {
      const { person, customer, subscription } = await paying();
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      await person.call('confirmCheckout', {});
      expect(await userOf(person)).toMatchObject({
        plan: 'pro',
        subscription: { cancelAtPeriodEnd: true },
      });
      await stripe.subscriptions.cancel(subscription.id);
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      expect(await userOf(person)).toMatchObject({
        plan: 'free',
        queryLimit: 5,
        subscription: null,
        subscriptionId: null,
        hasSubscribed: true,
      });
      await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
      expect(await openSession(customer)).toMatchObject({ amount_total: 1994 });
    });

    it('ends at once on a reset to the free plan, whose used queries stay used', async () => {
      const { person, subscription } = await paying();
      await useQueries(database.db, person.uid, 3, 'free');
      for (let round = 0; round < 3; round += 1) {
        await person.call('resetToFreePlan', {});
        expect(await userOf(person)).toMatchObject({ plan: 'free', queryUsed: 3, queryLimit: 5 });
      }
      const ended = await stripe.subscriptions.retrieve(subscription.id);
      expect(ended.status).toBe('canceled');
    });

    it('ends when its payment is fully refunded or disputed', async () => {
      const refunded = await paying();
      const [payment = ''] = await paymentsOf(refunded.subscription);
      await stripe.refunds.create({ payment_intent: payment, amount: 100 });
      expect(await refunded.person.call('confirmCheckout', {})).toMatchObject({ paid: true });
      await stripe.refunds.create({ payment_intent: payment });
      expect(await refunded.person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      expect(await userOf(refunded.person)).toMatchObject({ plan: 'free' });

      const { person, customer } = await customerOf(server);
      const disputed = await subscribe(stripe, customer, { card: 'pm_card_createDispute' });
      await expect
        .poll(async () => (await person.call('confirmCheckout', {})).paid, { timeout: TEST_MS })
        .toBe(false);
      expect((await stripe.subscriptions.retrieve(disputed.id)).status).toBe('canceled');
    });

    it('ends on a refund even if a credit paid its latest invoice', async () => {
      const { person, subscription } = await paying({ billingCycle: 'yearly' });
      const [payment_intent = ''] = await paymentsOf(subscription);
      const monthly = await stripe.prices.list({ lookup_keys: ['savet_pro_monthly'] });
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.items.data[0]?.id ?? '', price: monthly.data[0]?.id ?? '' }],
        proration_behavior: 'always_invoice',
      });
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: true });
      expect(await userOf(person)).toMatchObject({ subscription: { billingCycle: 'monthly' } });
      await stripe.refunds.create({ payment_intent });
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      expect(await userOf(person)).toMatchObject({ plan: 'free' });
    });

    it('stays Pro without new queries while a failed renewal is retried', async () => {
      const person = await signUp(server);
      const testClock = await stripe.testHelpers.testClocks.create({
        frozen_time: Date.UTC(2027, 0, 31, 10) / 1_000,
      });
      const customer = await stripe.customers.create({
        email: person.email,
        metadata: { uid: person.uid },
        test_clock: testClock.id,
      });
      await person.call('updateStripeCustomerId', { stripeCustomerId: customer.id });
      const subscription = await subscribe(stripe, customer.id);
      clock = new Date(Date.UTC(2027, 0, 31, 11));
      await person.call('confirmCheckout', {});
      expect(await userOf(person)).toMatchObject({
        plan: 'pro',
        queryResetDate: '2027-02-28T10:00:00.000Z',
      });
      const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
        customer: customer.id,
      });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
      await advance(testClock.id, Date.UTC(2027, 2, 1, 14) / 1_000);
      clock = new Date(Date.UTC(2027, 2, 1, 14));
      await person.call('resetMonthlyQueries', {});
      expect(await userOf(person)).toMatchObject({
        plan: 'pro',
        queryResetDate: '2027-02-28T10:00:00.000Z',
        subscription: { status: 'past_due', paidUntil: '2027-02-28T10:00:00.000Z' },
      });
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
      const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: good.id });
      const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id);
      await stripe.invoices.pay(idOf(invoice));
      await person.call('resetMonthlyQueries', {});
      expect(await userOf(person)).toMatchObject({
        queryResetDate: '2027-03-31T10:00:00.000Z',
        subscription: { status: 'active' },
      });
      await stripe.testHelpers.testClocks.del(testClock.id);
      clock = null;
    });
  });

  it('sets up the Stripe account idempotently', async () => {
    expect(await setUpStripe(stripe)).toEqual([]);
  });

  function now(): Date {
    return clock ?? new Date();
  }

  async function paying(purchase: Purchase = {}) {
    const { person, customer } = await customerOf(server);
    const subscription = await subscribe(stripe, customer, purchase);
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: true });
    return { person, customer, subscription };
  }

  async function openSession(customer: string) {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(data.length).toBeLessThan(2);
    return data[0];
  }

  async function paymentsOf({ latest_invoice: invoice }: Stripe.Subscription): Promise<string[]> {
    const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice) });
    return data.map(({ payment }) => idOf(payment.payment_intent));
  }

  async function paidBack(subscription: Stripe.Subscription): Promise<number[]> {
    const [payment_intent = ''] = await paymentsOf(subscription);
    return (await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount);
  }

  async function advance(testClock: string, frozen_time: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(testClock, { frozen_time });
    await expect
      .poll(async () => (await stripe.testHelpers.testClocks.retrieve(testClock)).status, {
        timeout: TEST_MS,
      })
      .toBe('ready');
  }
});

async function userOf(person: Person) {
  return (await person.call('getUser', {})).user;
}

async function customerOf(server: TestServer) {
  const person = await signUp(server);
  const { stripeCustomerId } = await person.call('createStripeCustomer', names(person));
  return { person, customer: stripeCustomerId };
}

function names({ email }: Person) {
  return { email, firstName: 'Ана', lastName: 'Тест' };
}

async function foreignPrice(stripe: Stripe): Promise<string> {
  const { id } = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 100,
    recurring: { interval: 'month' },
    product_data: { name: 'Something else' },
  });
  return id;
}

/** A month later with the day clamped, like the quota's months. */
function monthAfter(anchor: Date): string {
  const next = new Date(anchor);
  next.setUTCMonth(anchor.getUTCMonth() + 1, 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchor.getUTCDate(), days));
  return next.toISOString();
}
