import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { clockedPayer } from '../../../testing/payments/clocked-payer.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import { recordConsent } from '../checkout/consent.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { completeWithdrawals } from '../withdrawal/complete-withdrawals.ts';

/** A Monday, so that no weekend moves the last day of a withdrawal. */
const START = Date.UTC(2027, 1, 1, 10);
const DAY = 86_400_000;
const YEAR = 20_399;
const MONTH = 1_994;

describe.each(serverDatabases)(
  'credit at the provider on $name',
  { timeout: TEST_MS },
  ({ open }) => {
    let stripe: Stripe;
    let server: TestServer;
    let close: () => Promise<void>;
    let clock = START;

    beforeAll(async () => {
      ({ stripe, server, close } = await startStripeServer(await open(), {
        now: () => new Date(clock),
      }));
    }, TEST_MS);
    afterAll(() => close());

    it('from a change of the plan ends with a withdrawal, whose refund it is part of', async () => {
      const { person, customer, subscription, advanceTo } = await yearlyToMonthly();
      await advanceTo(START + 13 * DAY);
      // Ten days of the year, and three of the month.
      const yearUsed = (YEAR * 10) / 365;
      const kept = Math.floor(yearUsed + (MONTH * 3) / 28);
      const { creditTaken, ...preview } = await person.call('previewWithdrawal', {});
      expect(preview).toMatchObject({ paid: YEAR, creditBack: 0, days: 13 });
      expect(Math.abs(preview.kept - kept)).toBeLessThanOrEqual(1);
      expect(creditTaken).toBe(await creditAt(customer));
      expect(creditTaken).toBeGreaterThan(17_000);
      const { withdrawal } = await person.call('withdraw', {});
      expect(withdrawal).toMatchObject({ refund: YEAR - preview.kept, isComplete: true });
      expect((await person.call('getUser', {})).user).toMatchObject({
        plan: 'free',
        billingCredit: 0,
      });
      // Repeated after a crash, with credit from elsewhere.
      await stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'eur' });
      const { db } = server.database;
      const again = db.updateTable('withdrawals').set({ completedAt: null });
      await again.where('subscriptionId', '=', subscription.id).execute();
      await completeWithdrawals(serverPayments(server), person.uid);
      expect(await creditAt(customer)).toBe(500);
    });

    it('that has paid for a contract comes back as credit', async () => {
      const { person, customer, advanceTo } = await clockedPayer(clocks(), { credit: 3_000 });
      await advanceTo(START + 7 * DAY);
      expect(await person.call('previewWithdrawal', {})).toMatchObject({
        ...{ paid: 0, kept: 0, refund: 0, creditTaken: 0, creditBack: MONTH, days: 7 },
      });
      await person.call('withdraw', {});
      expect(await creditAt(customer)).toBe(3_000);
    });

    it('comes back after an early end too', async () => {
      const { person, customer, advanceTo } = await clockedPayer(clocks(), { credit: 3_000 });
      await person.call('confirmCheckout', {});
      await advanceTo(START + DAY);
      await person.call('resetToFreePlan', {});
      await person.call('withdraw', {});
      expect(await creditAt(customer)).toBe(3_000);
      expect(await person.send('withdraw', {})).toMatchObject({
        body: { code: 'WITHDRAWAL_OVER' },
      });
    });

    it.each(['refund', 'dispute'])('ends when its payment is taken back by a %s', async (by) => {
      const card = by === 'dispute' ? 'pm_card_createDispute' : 'pm_card_visa';
      const { person, customer, subscription } = await yearlyToMonthly(card);
      if (by === 'refund') {
        const payment_intent = await firstIntent(subscription);
        await stripe.refunds.create({ payment_intent });
      }
      await person.call('confirmCheckout', {});
      expect((await person.call('getUser', {})).user).toMatchObject({ plan: 'free' });
      expect(await creditAt(customer)).toBe(0);
    });

    it('ends although the provider failed when it should first', async () => {
      const { person, customer, subscription } = await yearlyToMonthly();
      await stripe.refunds.create({ payment_intent: await firstIntent(subscription) });
      const payments = serverPayments(server);
      const failing = Object.create(stripe) as Stripe;
      const createBalanceTransaction = () => Promise.reject(new Error('no network'));
      const customers = Object.assign(Object.create(stripe.customers) as object, {
        createBalanceTransaction,
      });
      Object.defineProperty(failing, 'customers', { value: customers });
      await expect(reconcile({ ...payments, stripe: failing }, person.uid)).rejects.toThrow(
        'no network',
      );
      await reconcile(payments, person.uid);
      expect(await creditAt(customer)).toBe(0);
      const { user } = await person.call('getUser', {});
      expect(user).toMatchObject({ plan: 'free', billingCredit: 0 });
    });

    function clocks() {
      const setTime = (time: number) => {
        clock = time;
      };
      return { server, stripe, start: START, setTime };
    }

    /** Somebody who has bought a year at `START` with consent, and changed to months on the tenth day. */
    async function yearlyToMonthly(card = 'pm_card_visa') {
      const bought = await clockedPayer(clocks(), { billingCycle: 'yearly', card });
      const payments = serverPayments(server);
      const { version } = payments.legal.withdrawal;
      const consent = { language: 'EN', withdrawal: version, terms: null } as const;
      await recordConsent(payments, bought.person.uid, consent);
      await bought.advanceTo(START + 10 * DAY);
      const { data } = await stripe.prices.list({ lookup_keys: ['savet_pro_monthly'] });
      await stripe.subscriptions.update(bought.subscription.id, {
        items: [{ id: bought.subscription.items.data[0]?.id ?? '', price: data[0]?.id ?? '' }],
        proration_behavior: 'always_invoice',
      });
      return bought;
    }

    async function creditAt(customer: string): Promise<number> {
      return 0 - ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance;
    }

    async function firstIntent({ id }: Stripe.Subscription): Promise<string> {
      const { data } = await stripe.invoices.list({ subscription: id, expand: ['data.payments'] });
      const intents = data.flatMap(({ payments }) => payments?.data ?? []);
      return (intents[0]?.payment.payment_intent as string | undefined) ?? '';
    }
  },
);
