import { mails } from '@savet/i18n/mails';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import type { TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { idOf } from '../../testing/id-of.ts';
import { mailsTo, mailWith } from '../../testing/mails/outbox.ts';
import { clockedPayer } from '../../testing/payments/clocked-payer.ts';
import { startStripeServer, TEST_MS } from '../../testing/payments/stripe-server.ts';
import { useQueries } from '../../testing/payments/use-queries.ts';
import type { Person } from '../../testing/person.ts';
import { type Purchase, subscribe } from '../../testing/subscribe.ts';
import { monthsAfter } from '../quota/quota.rules.ts';
import { createRenewal } from '../quota/renewal.ts';

const START = Date.UTC(2027, 0, 31, 10);
const RENEWAL = Date.UTC(2027, 1, 28, 10);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(serverDatabases)('a renewal on $name', { timeout: TEST_MS }, ({ open }) => {
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

  it('charges once a month for fourteen months, the first at its own price, with new queries each time', async () => {
    const { person, customer, advanceTo } = await payer({ isFirstMonth: true });
    for (let month = 1; month <= 14; month += 1) {
      await useQueries(database.db, person.uid, 3);
      await advanceTo(monthsAfter(new Date(START), month).getTime() + 120 * MINUTE);
      await person.call('confirmCheckout', {});
      await person.call('resetMonthlyQueries', {});
      const queryResetDate = monthsAfter(new Date(START), month + 1).toISOString();
      expect(await userOf(person)).toMatchObject({ plan: 'pro', queryUsed: 0, queryResetDate });
    }
    const { data } = await stripe.charges.list({ customer, limit: 100 });
    const amounts = data.map(({ amount }) => amount).reverse();
    expect(amounts).toEqual([1_278, ...Array.from({ length: 14 }, () => 1_994)]);
  });

  it('is found by the first question of the new month', async () => {
    const { person, advanceTo } = await payer();
    await useQueries(database.db, person.uid, 100);
    await advanceTo(RENEWAL + 120 * MINUTE);
    await person.call('incrementQueryCount', {});
    expect(await userOf(person)).toMatchObject({ queryUsed: 1 });
  });

  it('is asked for once in a while only, and only after the end of what is paid', async () => {
    const { person, advanceTo } = await payer();
    const { uid } = person;
    const asked: string[] = [];
    const { db } = database;
    const dependencies = { db, log: createLog('silent'), now: () => new Date(clock) };
    const renew = createRenewal(dependencies, async (owner) => asked.push(owner));
    expect(await renew(uid)).toBe(false);
    await advanceTo(RENEWAL + 20 * MINUTE);
    expect([await renew(uid), await renew(uid)]).toEqual([true, false]);
    expect(asked).toEqual([uid]);
  });

  it('keeps its months when the cycle changes', async () => {
    const { person, customer, subscription, advanceTo } = await payer();
    const change = async (lookupKey: string) => {
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.items.data[0]?.id ?? '', price: data[0]?.id ?? '' }],
        proration_behavior: 'always_invoice',
      });
    };
    await useQueries(database.db, person.uid, 7);
    await advanceTo(START + 10 * DAY);
    await change('savet_pro_yearly');
    for (const [time, queryResetDate, queryUsed] of [
      [START + 10 * DAY + MINUTE, '2027-02-28T10:00:00.000Z', 7],
      [RENEWAL + MINUTE, '2027-03-31T10:00:00.000Z', 0],
    ] as const) {
      await advanceTo(time);
      await person.call('confirmCheckout', {});
      await person.call('resetMonthlyQueries', {});
      expect(await userOf(person)).toMatchObject({ queryResetDate, queryUsed });
    }
    await change('savet_pro_monthly');
    await person.call('confirmCheckout', {});
    await advanceTo(Date.UTC(2027, 3, 1));
    await person.call('confirmCheckout', {});
    await person.call('resetMonthlyQueries', {});
    const { billingCredit, ...user } = await userOf(person);
    expect(user).toMatchObject({ queryResetDate: '2027-04-30T10:00:00.000Z', plan: 'pro' });
    const balance = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect([billingCredit > 0, billingCredit]).toEqual([true, -balance.balance]);
  });

  it('that nobody paid ends the plan, and can no longer be paid', async () => {
    const { person, subscription, advanceTo, failFromNowOn } = await payer();
    await failFromNowOn();
    await advanceTo(RENEWAL + 20 * DAY);
    await person.call('confirmCheckout', {});
    expect(await userOf(person)).toMatchObject({ plan: 'free', subscription: null });
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id);
    expect(await stripe.invoices.retrieve(idOf(invoice))).toMatchObject({ status: 'void' });
  });

  it('paid after its subscription has ended is refunded, and the customer is told once', async () => {
    const { person, customer, subscription, advanceTo, failFromNowOn } = await payer();
    await failFromNowOn();
    await advanceTo(RENEWAL + 20 * DAY);
    const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id);
    const invoice = idOf(latest_invoice);
    const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    // An hour later: the end and the payment may not be in the same second.
    await advanceTo(RENEWAL + 20 * DAY + 60 * MINUTE);
    await stripe.invoices.pay(invoice, { payment_method: card });
    for (let round = 0; round < 2; round += 1) await person.call('confirmCheckout', {});
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
    const payment_intent = idOf(data[0]?.payment.payment_intent);
    const refunds = await stripe.refunds.list({ payment_intent });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1994]);
    expect(await userOf(person)).toMatchObject({
      plan: 'free',
      billingNotice: { kind: 'late_payment' },
    });
    await expectOneMail(person, mails.EN.billingNotices.late_payment.subject);
  });

  it('that is disputed later ends the subscription, although a newer month is paid', async () => {
    const { person, customer, subscription, advanceTo } = await payer({
      card: 'pm_card_createDispute',
    });
    const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
    await advanceTo(RENEWAL + 120 * MINUTE);
    for (let round = 0; round < 2; round += 1) {
      expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
    }
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
    });
    expect(await userOf(person)).toMatchObject({
      plan: 'free',
      billingNotice: { kind: 'disputed' },
    });
    await expectOneMail(person, mails.EN.billingNotices.disputed.subject);
    // A new subscription is not held to what happened before it.
    await advanceTo(RENEWAL + 2 * DAY);
    await subscribe(stripe, customer);
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: true });
    expect(await userOf(person)).toMatchObject({ plan: 'pro', billingNotice: null });
  });

  it('overdue when the cycle changes is not paid twice', async () => {
    const { person, customer, subscription, advanceTo, failFromNowOn } = await payer();
    await failFromNowOn();
    await advanceTo(RENEWAL + 2 * DAY);
    const { latest_invoice: month } = await stripe.subscriptions.retrieve(subscription.id);
    const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const yearly = await stripe.prices.list({ lookup_keys: ['savet_pro_yearly'] });
    const changed = await stripe.subscriptions.update(subscription.id, {
      default_payment_method: card,
      items: [{ id: subscription.items.data[0]?.id ?? '', price: yearly.data[0]?.id ?? '' }],
      proration_behavior: 'always_invoice',
    });
    await advanceTo(RENEWAL + 20 * DAY);
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: true });
    expect(await userOf(person)).toMatchObject({ subscription: { billingCycle: 'yearly' } });
    const year = await stripe.invoices.retrieve(idOf(changed.latest_invoice));
    expect(await stripe.invoices.retrieve(idOf(month))).toMatchObject({ amount_paid: 1994 });
    // 29 of the month's 31 days are credited.
    expect(year.amount_paid).toBe(20_399 - 1_865);
  });

  async function expectOneMail({ email }: Person, subject: string): Promise<void> {
    await mailWith(server, email, subject);
    expect(mailsTo(server, email).filter((mail) => mail.includes(subject))).toHaveLength(1);
  }

  /** A person with a subscription. */
  async function payer(purchase: Purchase = {}) {
    const setTime = (time: number) => {
      clock = time;
    };
    const paying = await clockedPayer({ server, stripe, start: START, setTime }, purchase);
    // A card whose payments are disputed is a matter of the test.
    if (!purchase.card) await paying.person.call('confirmCheckout', {});
    return paying;
  }
});

async function userOf(person: Person) {
  return (await person.call('getUser', {})).user;
}
