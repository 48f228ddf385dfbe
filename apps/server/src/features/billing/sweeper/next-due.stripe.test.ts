import { sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import { signUp } from '../../../testing/person.ts';
import { subscribe } from '../../../testing/subscribe.ts';
import { setDue } from '../billing.store.ts';
import type { Payments } from '../payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { sweepBilling } from './billing-sweeper.ts';

const MINUTE_MS = 60_000;

describe.each(databases)('the next reconciliation on $name', { timeout: TEST_MS }, ({ open }) => {
  let database: OpenDatabase;
  let stripe: Stripe;
  let server: TestServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ stripe, database, server, close } = await startStripeServer(await open()));
  }, TEST_MS);
  afterAll(() => close());

  it('stays due as somebody has set it while a subscription was read', async () => {
    const { uid, customer } = await newCustomer();
    await subscribe(stripe, customer);
    const news = inMinutes(1);
    await reconcile(
      during(() => setDue(database.db, uid, { billingDueAt: news })),
      uid,
    );
    expect(await dueOf(uid)).toEqual(news);
    const nothingNew = inMinutes(2);
    await reconcile(
      during(() => setDue(database.db, uid, { billingDueAt: nothingNew })),
      uid,
    );
    expect(await dueOf(uid)).toEqual(nothingNew);
  });

  it('stays due as somebody has set it before the provider fails', async () => {
    const { uid } = await newCustomer();
    await setDue(database.db, uid, { billingDueAt: inMinutes(-60) });
    const news = inMinutes(1);
    const failing = during(async () => {
      await setDue(database.db, uid, { billingDueAt: news });
      throw new Error('no answer');
    });
    await sweepBilling(failing);
    expect(await dueOf(uid)).toEqual(news);
  });

  it('is due for a checkout that was opened meanwhile', async () => {
    const { uid } = await newCustomer();
    const due = { billingDueAt: inMinutes(1), checkoutUntil: inMinutes(60) };
    await reconcile(
      during(() => setDue(database.db, uid, due)),
      uid,
    );
    expect(await dueOf(uid)).toEqual(due.billingDueAt);
  });

  it('moves on otherwise, from a time with microseconds too', async () => {
    const { uid } = await newCustomer();
    await sql`
      update users set billing_due_at = '2026-01-01 00:00:00.123456Z' where uid = ${uid}`.execute(
      database.db,
    );
    await reconcile(serverPayments(server), uid);
    expect(await dueOf(uid)).toBeNull();
  });

  /** The payments, with a provider before whose answer something else happens. */
  function during(work: () => Promise<void>): Payments {
    const payments = serverPayments(server);
    const list = (params: Stripe.SubscriptionListParams) => ({
      autoPagingToArray: async (options: { limit: number }) => {
        const read = await stripe.subscriptions.list(params).autoPagingToArray(options);
        await work();
        return read;
      },
    });
    const subscriptions: unknown = Object.create(stripe.subscriptions, { list: { value: list } });
    const slow = Object.create(stripe, { subscriptions: { value: subscriptions } }) as Stripe;
    return { ...payments, stripe: slow };
  }

  async function newCustomer(): Promise<{ uid: string; customer: string }> {
    const person = await signUp(server);
    const names = { email: person.email, firstName: 'Ана', lastName: 'Тест' };
    const { stripeCustomerId } = await person.call('createStripeCustomer', names);
    return { uid: person.uid, customer: stripeCustomerId };
  }

  async function dueOf(uid: string): Promise<Date | null | undefined> {
    const rows = database.db.selectFrom('users').select('billingDueAt').where('uid', '=', uid);
    return (await rows.executeTakeFirst())?.billingDueAt;
  }
});

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}
