import { type Kysely, sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { up } from '../../../platform/db/migrations/0029-known-invoices.ts';
import type { TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { setStaffPlan } from '../staff-plan.ts';
import { reconcile } from './reconcile.ts';

describe.each(databases)(
  'an invoice written by hand on $name',
  { timeout: TEST_MS },
  ({ open }) => {
    let database: OpenDatabase;
    let stripe: Stripe;
    let server: TestServer;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ stripe, database, server, close } = await startStripeServer(await open()));
    }, TEST_MS);
    afterAll(() => close());

    it('is known once it is no draft, and stays known', async () => {
      const person = await agreed();
      await reconcile(withInvoices(['draft']), person.uid);
      expect(await hasInvoices(person)).toBe(false);
      await reconcile(withInvoices(['draft', 'open']), person.uid);
      expect(await hasInvoices(person)).toBe(true);
      await reconcile(withInvoices([]), person.uid);
      expect(await hasInvoices(person)).toBe(true);
    });

    it('of before the upgrade is asked for an hour later, for agreed plans only', async () => {
      const { db } = database;
      const customer = await agreed();
      const free = await signUp(server);
      await becomeCustomer(free);
      await db.transaction().execute(async (trx) => {
        await sql`alter table users drop column has_invoices`.execute(trx);
        await sql`update users set billing_due_at = null`.execute(trx);
        await up(trx as unknown as Kysely<unknown>);
      });
      const { rows } = await sql<{ uid: string; minutes: number }>`
        select uid, round(extract(epoch from billing_due_at - now()) / 60)::int4 as minutes from users
        where uid in (${customer.uid}, ${free.uid}) and billing_due_at is not null`.execute(db);
      expect(rows).toEqual([{ uid: customer.uid, minutes: expect.closeTo(60, -1) as number }]);
      expect(await hasInvoices(customer)).toBe(false);
    });

    /** Somebody with an agreed plan, who has never subscribed. */
    async function agreed(): Promise<Person> {
      const person = await signUp(server);
      await becomeCustomer(person);
      const payments = serverPayments(server);
      await setStaffPlan({ db: database.db, payments, now: () => new Date() }, person.uid, {
        plan: 'enterprise',
        queryLimit: 500,
        subscription: null,
      });
      return person;
    }

    async function becomeCustomer(person: Person): Promise<void> {
      const { email } = person;
      await person.call('createStripeCustomer', { email, firstName: 'Ана', lastName: 'Тест' });
    }

    /** The simulator has no invoices but those of subscriptions. */
    function withInvoices(statuses: Stripe.Invoice.Status[]) {
      const changed = Object.create(stripe) as Stripe;
      const list = () =>
        Promise.resolve({
          data: statuses.map((status) => ({ id: 'in_1', status, billing_reason: 'manual' })),
        });
      const invoices = Object.assign(Object.create(stripe.invoices) as object, { list });
      Object.defineProperty(changed, 'invoices', { value: invoices });
      return { ...serverPayments(server), stripe: changed };
    }

    async function hasInvoices(person: Person): Promise<boolean> {
      return (await person.call('getUser', {})).user.hasInvoices;
    }
  },
);
