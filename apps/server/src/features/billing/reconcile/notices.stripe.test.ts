import { mails } from '@savet/i18n/mails';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { idOf } from '../../../testing/id-of.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import { clockedPayer } from '../../../testing/payments/clocked-payer.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import type { Person } from '../../../testing/person.ts';
import type { Purchase } from '../../../testing/subscribe.ts';
import { LEFT_COMMENT } from '../mails/end-comments.ts';
import { setStaffPlan } from '../staff-plan.ts';

const START = Date.UTC(2027, 1, 1, 10);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(serverDatabases)(
  'mails about payments on $name',
  { timeout: TEST_MS },
  ({ open }) => {
    let stripe: Stripe;
    let database: OpenDatabase;
    let server: TestServer;
    let close: () => Promise<void>;
    let clock = START;

    beforeAll(async () => {
      ({ stripe, database, server, close } = await startStripeServer(await open(), {
        now: () => new Date(clock),
      }));
    }, TEST_MS);
    afterAll(() => close());

    it('confirm the contract once, with the notice on withdrawal, in the user’s language', async () => {
      const { person, customer } = await payer({ isFirstMonth: true }, false);
      await person.call('updateUser', { language: 'BG' });
      await ask(person);
      await ask(person);
      const mail = await mailWith(server, person.email, mails.BG.contractConfirmed.subject);
      expect(mail).toMatch(/12,78\s€ за първия месец, а след това 19,94\s€ на месец/);
      // The provider's own mails follow the language.
      const known = await stripe.customers.retrieve(customer);
      expect(known).toMatchObject({ preferred_locales: ['bg'] });
      expect(mail).toContain('Вашето право на отказ');
      // The buyer has not asked to begin at once.
      expect(mail).not.toContain('Преди да платите');
      expect(about(person, mails.BG.contractConfirmed.subject)).toHaveLength(1);
    });

    it('tell of a failed payment once, however often it is tried, and of the end', async () => {
      const { person, advanceTo, failFromNowOn } = await payer();
      await failFromNowOn();
      await advanceTo(START + 28 * DAY + 2 * HOUR);
      await ask(person);
      await advanceTo(START + 32 * DAY);
      await ask(person);
      const mail = await mailWith(server, person.email, mails.EN.notices.payment_failed.subject);
      expect(mail).toContain('€19.94');
      expect(mail).toContain('Manage Billing');
      expect(mail).toContain('http://savet.test/profile');
      await advanceTo(START + 45 * DAY);
      await ask(person);
      await mailWith(server, person.email, mails.EN.notices.plan_ended.subject);
      expect(about(person, mails.EN.notices.payment_failed.subject)).toHaveLength(1);
      expect(about(person, mails.EN.notices.plan_ended.subject)).toHaveLength(1);
    });

    it('link the invoice on which a renewal with 3-D Secure is confirmed', async () => {
      const { person, customer, subscription, advanceTo } = await payer();
      const { id: card } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
        customer,
      });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
      await advanceTo(START + 28 * DAY + 2 * HOUR);
      await ask(person);
      const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription.id);
      const { hosted_invoice_url: url } = await stripe.invoices.retrieve(idOf(latest));
      const { subject, confirm } = mails.EN.notices.payment_failed;
      expect(await mailWith(server, person.email, subject)).toContain(confirm(url ?? ''));
      const { invoices } = await person.call('listInvoices', {});
      expect(invoices[0]).toMatchObject({ status: 'open', url });
    });

    it('are not sent if they are switched off, also not later', async () => {
      const { person, advanceTo, failFromNowOn } = await payer();
      await person.call('updateUser', { mutedMails: ['payment_failed'] });
      await failFromNowOn();
      await advanceTo(START + 28 * DAY + 2 * HOUR);
      await ask(person);
      await person.call('updateUser', { mutedMails: [] });
      await ask(person);
      await advanceTo(START + 45 * DAY);
      await ask(person);
      await mailWith(server, person.email, mails.EN.notices.plan_ended.subject);
      expect(about(person, mails.EN.notices.payment_failed.subject)).toHaveLength(0);
    });

    it('tell of the renewal of a year thirty days ahead, once, and not if it is cancelled', async () => {
      const { person, advanceTo } = await payer({ billingCycle: 'yearly' });
      await advanceTo(START + 330 * DAY);
      await ask(person);
      expect(about(person, 'Savet Pro renews')).toHaveLength(0);
      await advanceTo(START + 336 * DAY);
      await ask(person);
      await ask(person);
      const mail = await mailWith(server, person.email, 'Savet Pro renews on 1 February 2028');
      expect(mail).toContain('€203.99');
      expect(about(person, 'Savet Pro renews')).toHaveLength(1);

      const other = await payer({ billingCycle: 'yearly' });
      const { id } = other.subscription;
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await other.advanceTo(START + 340 * DAY);
      await ask(other.person);
      expect(await told(other.person)).toEqual(['contract_confirmed']);
    });

    it('tell somebody with an agreed plan that the subscription beside it has ended', async () => {
      const { person, subscription } = await payer();
      await setStaffPlan(
        { db: database.db, payments: serverPayments(server), now: () => new Date(clock) },
        person.uid,
        { plan: 'enterprise', queryLimit: 500, subscription: 'keep' },
      );
      await stripe.subscriptions.cancel(subscription.id);
      await ask(person);
      const { subscription_ended: ended, plan_ended: planEnded } = mails.EN.notices;
      expect(await mailWith(server, person.email, ended.subject)).toContain('stays as it is');
      expect(about(person, planEnded.subject)).toHaveLength(0);
    });

    it('say nothing new to a user who has ended the plan', async () => {
      const { person, subscription } = await payer();
      await stripe.subscriptions.cancel(subscription.id, {
        cancellation_details: { comment: LEFT_COMMENT },
      });
      await ask(person);
      expect(await told(person)).toEqual(['contract_confirmed']);
    });

    async function payer(purchase: Purchase = {}, isKnown = true) {
      const setTime = (time: number) => {
        clock = time;
      };
      const payer = await clockedPayer({ server, stripe, start: START, setTime }, purchase);
      if (isKnown) await ask(payer.person);
      return payer;
    }

    /** Asks the payment provider for news. */
    async function ask(person: Person): Promise<void> {
      await person.call('confirmCheckout', {});
    }

    /** Kinds of mails that count as told. */
    async function told({ uid }: Person): Promise<string[]> {
      const { db } = database;
      const rows = await db
        .selectFrom('sentNotices')
        .select('kind')
        .where('uid', '=', uid)
        .execute();
      return rows.map(({ kind }) => kind).sort();
    }

    function about({ email }: Person, subject: string): string[] {
      return mailsTo(server, email).filter((mail) => mail.includes(subject));
    }
  },
);
