import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createStripe } from '../../platform/stripe/client.ts';
import { postAccount } from '../../testing/account-routes.ts';
import type { TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { idOf } from '../../testing/id-of.ts';
import { serverPayments } from '../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../testing/payments/stripe-server.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { insertDeletion } from '../accounts/deletions.store.ts';
import { readBilling } from './billing.store.ts';
import { deleteCustomers, scheduleEnd } from './closed-accounts.ts';
import type { Payments } from './payments.ts';
import { sweepBilling } from './sweeper/billing-sweeper.ts';

const right = { currentPassword: 'secret1' };

describe.each(serverDatabases)('deleted accounts on $name', { timeout: TEST_MS }, ({ open }) => {
  let stripe: Stripe;
  let server: TestServer;
  let close: () => Promise<void>;
  let payments: Payments;

  beforeAll(async () => {
    ({ stripe, server, close } = await startStripeServer(await open()));
    payments = serverPayments(server);
  }, TEST_MS);
  afterAll(() => close());

  it('end their subscription at once, without a refund', async () => {
    const { person, subscription } = await paying();
    await person.call('deleteAccount', right);
    await vi.waitFor(() => expectEnded(subscription));
    expect(await refundsOf(subscription)).toEqual([]);
    // The plan is stored after Stripe has answered.
    const ended = { plan: 'free', subscriptionId: null };
    await vi.waitFor(async () => expect(await billingOf(person)).toMatchObject(ended));
  });

  it('end it although the server died before it could', async () => {
    const { person, subscription } = await paying();
    await closeWithoutServer(person);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await sweepBilling(payments);
    await expectEnded(subscription);
    // Nothing is left to do.
    const { db } = server.database;
    const row = db.selectFrom('users').select('billingDueAt').where('uid', '=', person.uid);
    expect(await row.executeTakeFirst()).toEqual({ billingDueAt: null });
  });

  it('have no open checkout, and get back what one takes after the deletion', async () => {
    const { person, customer } = await customerOf();
    await person.call('createCheckoutSession', { customerId: customer, billingCycle: 'monthly' });
    await closeWithoutServer(person);
    const paid = await subscribe(stripe, customer);
    await sweepBilling(payments);
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(data).toEqual([]);
    await expectEnded(paid);
    expect(await refundsOf(paid)).toHaveLength(1);
  });

  it('create no customer', async () => {
    const person = await signUp(server);
    await closeWithoutServer(person);
    await sweepBilling(payments);
    expect((await billingOf(person))?.stripeCustomerId).toBeNull();
    expect((await stripe.customers.list({ email: person.email })).data).toEqual([]);
  });

  it('can subscribe again when they are kept', async () => {
    const { person, customer, subscription } = await paying();
    await person.call('deleteAccount', right);
    await vi.waitFor(() => expectEnded(subscription));
    const { email } = person;
    const keep = { email, password: 'secret1', keepAccount: true };
    expect((await postAccount(server, 'sign-in/email', keep)).status).toBe(200);
    const again = await subscribe(stripe, customer);
    await sweepUser(person);
    expect(await billingOf(person)).toMatchObject({ plan: 'pro', subscriptionId: again.id });
  });

  it('are erased together with all their customers, once the provider can be reached', async () => {
    const { person, customer } = await paying();
    const { uid, email } = person;
    const forgotten = await stripe.customers.create({ email, metadata: { uid } });
    const foreign = await stripe.customers.create({ email });
    await person.call('deleteAccount', right);
    const { db } = server.database;
    const unreachable = createStripe({ secretKey: 'sk_test_x', apiBase: 'http://127.0.0.1:9' });
    const dead = { db, payments: { ...payments, stripe: unreachable } };
    await expect(deleteCustomers(dead, uid, [email])).rejects.toThrow();
    await expect(deleteCustomers({ db, payments: null }, uid, [email])).rejects.toThrow('off');
    expect(await isDeleted(customer)).toBe(false);

    const past = new Date(Date.now() - 1_000);
    const due = { eraseAfter: past, eraseDueAt: past };
    await db.updateTable('accountDeletions').set(due).where('uid', '=', uid).execute();
    await server.application.eraseDue();
    expect(await isDeleted(customer)).toBe(true);
    expect(await isDeleted(forgotten.id)).toBe(true);
    expect(await isDeleted(foreign.id)).toBe(false);
    expect(await billingOf(person)).toBeNull();
    // As after a crash before the rows were erased.
    await deleteCustomers({ db, payments }, uid, [email]);
  });

  async function customerOf() {
    const person = await signUp(server);
    const { stripeCustomerId } = await person.call('createStripeCustomer', {
      email: person.email,
      firstName: 'Ана',
      lastName: 'Тест',
    });
    return { person, customer: stripeCustomerId };
  }

  async function paying() {
    const { person, customer } = await customerOf();
    const subscription = await subscribe(stripe, customer);
    await person.call('confirmCheckout', {});
    return { person, customer, subscription };
  }

  /** Closes an account as a server does that dies before it asks the payment provider. */
  async function closeWithoutServer({ uid }: Person): Promise<void> {
    await inTransaction(server.database.db, async (trx) => {
      await insertDeletion(trx, uid, 14);
      await scheduleEnd(trx, uid, new Date(Date.now() - 1_000));
    });
  }

  async function sweepUser({ uid }: Person): Promise<void> {
    const { db } = server.database;
    await inTransaction(db, (trx) => scheduleEnd(trx, uid, new Date(Date.now() - 1_000)));
    await sweepBilling(payments);
  }

  function billingOf({ uid }: Person) {
    return readBilling(server.database.db, uid);
  }

  async function expectEnded({ id }: Stripe.Subscription): Promise<void> {
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  }

  async function refundsOf({ latest_invoice: invoice }: Stripe.Subscription) {
    const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice) });
    const [payment] = data.map((entry) => idOf(entry.payment.payment_intent));
    return (await stripe.refunds.list({ payment_intent: payment ?? '' })).data;
  }

  async function isDeleted(customer: string): Promise<boolean> {
    return (await stripe.customers.retrieve(customer)).deleted ?? false;
  }
});
