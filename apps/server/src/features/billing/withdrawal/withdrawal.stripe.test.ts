import { mails } from '@savet/i18n/mails';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { mailsTo, mailWith } from '../../../testing/mails/outbox.ts';
import { clockedPayer } from '../../../testing/payments/clocked-payer.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import type { Person } from '../../../testing/person.ts';
import type { Purchase } from '../../../testing/subscribe.ts';
import { recordConsent } from '../checkout/consent.ts';
import { sweepBilling } from '../sweeper/billing-sweeper.ts';
import { completeWithdrawals } from './complete-withdrawals.ts';
import { withdraw } from './withdraw.ts';

/** A Monday, so that no weekend moves the last day. */
const START = Date.UTC(2027, 1, 1, 10);
const DAY = 86_400_000;
const SUPPORT = 'support@savet.example';

describe.each(serverDatabases)('a withdrawal on $name', { timeout: TEST_MS }, ({ open }) => {
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

  it('refunds what was not used, ends Pro, and tells the user and the team', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    expect(await person.call('getWithdrawal', {})).toEqual({
      success: true,
      until: new Date(START + 14 * DAY).toISOString(),
      last: null,
    });
    // Seven of the 28 days of February.
    const preview = { paid: 1_994, kept: 498, refund: 1_496, days: 7 };
    expect(await person.call('previewWithdrawal', {})).toMatchObject(preview);
    const { withdrawal } = await person.call('withdraw', {});
    expect(withdrawal).toEqual({
      withdrawnAt: new Date(START + 7 * DAY).toISOString(),
      refund: 1_496,
      isComplete: true,
    });
    expect(await refundsOf(subscription)).toEqual([1_496]);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
    });
    expect((await person.call('getUser', {})).user).toMatchObject({
      plan: 'free',
      subscription: null,
      billingNotice: null,
    });
    expect(await person.call('getWithdrawal', {})).toMatchObject({ until: null, last: withdrawal });
    const mail = await mailWith(server, person.email, mails.EN.withdrawn.subject);
    for (const part of ['€19.94', '€4.98', '€14.96', '8 Feb 2027, 10:00']) {
      expect(mail).toContain(part);
    }
    expect(await mailWith(server, SUPPORT, subscription.id)).toContain('Refund: €14.96');
    // The mail of an ended plan would say nothing new.
    await person.call('confirmCheckout', {});
    expect(mailsTo(server, person.email).join()).not.toContain(mails.EN.notices.plan_ended.subject);
  });

  it('refunds everything if the buyer has not asked to begin at once', async () => {
    const { person, subscription, advanceTo } = await buyer({ consents: false });
    await advanceTo(START + 10 * DAY);
    await person.call('withdraw', {});
    expect(await refundsOf(subscription)).toEqual([1_994]);
    const mail = await mailWith(server, person.email, mails.EN.withdrawn.subject);
    expect(mail).not.toContain('we keep');
  });

  it('counts a whole year for a yearly plan', async () => {
    const { person, advanceTo } = await buyer({ purchase: { billingCycle: 'yearly' } });
    await advanceTo(START + 2 * DAY);
    expect(await person.call('previewWithdrawal', {})).toMatchObject({
      paid: 20_399,
      kept: Math.floor((20_399 * 2) / 365),
    });
  });

  it('is possible after a switch to the free plan, and keeps nothing for the time after it', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    await person.call('resetToFreePlan', {});
    await advanceTo(START + 10 * DAY);
    const until = new Date(START + 14 * DAY).toISOString();
    expect(await person.call('getWithdrawal', {})).toMatchObject({ until, last: null });
    expect(await person.call('previewWithdrawal', {})).toMatchObject({
      hasEnded: true,
      ...{ paid: 1_994, kept: 498, refund: 1_496, days: 7 },
    });
    const { withdrawal } = await person.call('withdraw', {});
    expect(withdrawal).toMatchObject({ refund: 1_496, isComplete: true });
    expect(await refundsOf(subscription)).toEqual([1_496]);
    expect(await person.call('getWithdrawal', {})).toMatchObject({ until: null, last: withdrawal });
    expect(await person.send('withdraw', {})).toMatchObject({ body: { code: 'WITHDRAWAL_OVER' } });
  });

  it('is not possible after a switch if the days are over, or everything was refunded', async () => {
    const refunded = await buyer();
    const [payment_intent = ''] = await intentsOf(refunded.subscription);
    await stripe.refunds.create({ payment_intent });
    await refunded.person.call('confirmCheckout', {});
    expect(await refunded.person.call('getWithdrawal', {})).toMatchObject({ until: null });
    const { person, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    await person.call('resetToFreePlan', {});
    await advanceTo(START + 16.6 * DAY);
    expect(await person.call('getWithdrawal', {})).toMatchObject({ until: null });
    expect(await person.send('withdraw', {})).toMatchObject({ body: { code: 'WITHDRAWAL_OVER' } });
  });

  it('is over after the last day', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 16.6 * DAY);
    expect(await person.call('getWithdrawal', {})).toMatchObject({ until: null });
    for (const name of ['previewWithdrawal', 'withdraw'] as const) {
      expect(await person.send(name, {})).toMatchObject({
        status: 409,
        body: { code: 'WITHDRAWAL_OVER' },
      });
    }
    expect(await refundsOf(subscription)).toEqual([]);
  });

  it('counts what was refunded before', async () => {
    const { person, subscription, advanceTo } = await buyer();
    const [payment_intent = ''] = await intentsOf(subscription);
    await stripe.refunds.create({ payment_intent, amount: 994 });
    await advanceTo(START + 7 * DAY);
    await person.call('withdraw', {});
    expect((await refundsOf(subscription)).sort((a, b) => a - b)).toEqual([750, 994]);
  });

  it('happens once, however often it is asked for at once', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    const answers = await Promise.all([1, 2, 3].map(() => person.send('withdraw', {})));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await refundsOf(subscription)).toEqual([1_496]);
    await mailWith(server, person.email, mails.EN.withdrawn.subject);
    const confirmations = mailsTo(server, person.email).filter((mail) =>
      mail.includes(mails.EN.withdrawn.subject),
    );
    expect(confirmations).toHaveLength(1);
  });

  it('is completed by the sweeper if the provider fails in between', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    const withdrawal = await withdraw(withFailingRefunds(), person.uid);
    expect(withdrawal).toMatchObject({ refund: 1_496, completedAt: null });
    expect(await refundsOf(subscription)).toEqual([]);
    expect(await person.call('getWithdrawal', {})).toMatchObject({ last: { isComplete: false } });
    await sweepBilling(serverPayments(server));
    expect(await refundsOf(subscription)).toEqual([1_496]);
    expect(await person.call('getWithdrawal', {})).toMatchObject({ last: { isComplete: true } });
  });

  it('refunds once if the server dies before it has noted the refund', async () => {
    const { person, subscription, advanceTo } = await buyer();
    await advanceTo(START + 7 * DAY);
    await person.call('withdraw', {});
    await database.db
      .updateTable('withdrawals')
      .set({ completedAt: null })
      .where('subscriptionId', '=', subscription.id)
      .execute();
    await completeWithdrawals(withoutIdempotency(), person.uid);
    expect(await refundsOf(subscription)).toEqual([1_496]);
  });

  /** Somebody who has bought Pro at `START`. */
  async function buyer({
    consents = true,
    purchase = {},
  }: {
    consents?: boolean;
    purchase?: Purchase;
  } = {}) {
    const clocks = {
      server,
      stripe,
      start: START,
      setTime: (time: number) => {
        clock = time;
      },
    };
    const bought = await clockedPayer(clocks, purchase);
    if (consents) await consent(bought.person);
    await bought.person.call('confirmCheckout', {});
    return bought;
  }

  async function consent({ uid }: Person): Promise<void> {
    const payments = serverPayments(server);
    const { version } = payments.legal.withdrawal;
    await recordConsent(payments, uid, { language: 'EN', withdrawal: version, terms: null });
  }

  function withFailingRefunds() {
    const failing = Object.create(stripe) as Stripe;
    const create = () =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'no network' }));
    const refunds = Object.assign(Object.create(stripe.refunds) as object, { create });
    Object.defineProperty(failing, 'refunds', { value: refunds });
    return { ...serverPayments(server), stripe: failing };
  }

  /** The provider forgets keys after a day. */
  function withoutIdempotency() {
    const forgetful = Object.create(stripe) as Stripe;
    const create = (params: Stripe.RefundCreateParams) => stripe.refunds.create(params);
    const refunds = Object.assign(Object.create(stripe.refunds) as object, { create });
    Object.defineProperty(forgetful, 'refunds', { value: refunds });
    return { ...serverPayments(server), stripe: forgetful };
  }

  async function intentsOf({ id }: Stripe.Subscription): Promise<string[]> {
    const { data } = await stripe.invoices.list({ subscription: id, expand: ['data.payments'] });
    return data.flatMap(({ payments }) =>
      (payments?.data ?? []).map(({ payment }) => payment.payment_intent as string),
    );
  }

  async function refundsOf(subscription: Stripe.Subscription): Promise<number[]> {
    const [payment_intent = ''] = await intentsOf(subscription);
    return (await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount);
  }
});
