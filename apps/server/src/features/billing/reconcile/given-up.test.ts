import { mails } from '@savet/i18n/mails';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { mailWith } from '../../../testing/mails/outbox.ts';
import { clockedPayer } from '../../../testing/payments/clocked-payer.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { SimulatedStripe } from '../../../testing/simulated-stripe.ts';
import { setUpStripe } from '../stripe-setup.ts';

const START = Date.UTC(2027, 0, 31, 10);
const GIVEN_UP = Date.UTC(2027, 2, 20);
/** After the second renewal. */
const TWO_ARE_OPEN = Date.UTC(2027, 3, 5);
const HOUR = 3_600_000;

/** Only the simulator's account has settings that can be changed. */
describe('a subscription whose payment is given up', () => {
  let simulated: SimulatedStripe;
  let stripe: Stripe;
  let server: TestServer;
  let time = START;

  beforeAll(async () => {
    simulated = await SimulatedStripe.start();
    stripe = simulated.client();
    await setUpStripe(stripe);
    server = await startApplication(await embedded.open(), new ScriptedConsultant(), {
      now: () => new Date(time),
      paymentProvider: { stripe, isLive: false, webhookSecret: null },
    });
  });
  afterAll(async () => {
    await server.close();
    await simulated.stop();
  });

  it('and that is marked as unpaid is cancelled: none is sold beside it, nothing is owed for it', async () => {
    const { person, subscription, advanceTo } = await failing({ afterRetries: 'unpaid' });
    await advanceTo(GIVEN_UP);
    const marked = await stripe.subscriptions.retrieve(subscription.id);
    expect(marked.status).toBe('unpaid');
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await renewalsOf(subscription)).toMatchObject([{ status: 'void' }]);
  });

  it('and that stays overdue is owed no longer when the user leaves, for no month', async () => {
    const { person, subscription, advanceTo } = await failing({ afterRetries: 'past_due' });
    await advanceTo(TWO_ARE_OPEN);
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({ plan: 'pro', subscription: { status: 'past_due' } });
    expect(await renewalsOf(subscription)).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    await person.call('resetToFreePlan', {});
    expect(await renewalsOf(subscription)).toMatchObject([{ status: 'void' }, { status: 'void' }]);
  });

  it('late, so that two months are open at its end, gives back what is paid for the earlier one', async () => {
    const { person, customer, subscription, advanceTo } = await failing({ retryDays: [20, 20] });
    await advanceTo(TWO_ARE_OPEN);
    await stripe.subscriptions.cancel(subscription.id);
    const [, earlier] = await renewalsOf(subscription);
    await advanceTo(TWO_ARE_OPEN + HOUR);
    const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.invoices.pay(earlier?.id ?? '', { payment_method });
    for (let round = 0; round < 2; round += 1) await person.call('confirmCheckout', {});
    expect(await renewalsOf(subscription)).toMatchObject([{ status: 'void' }, { status: 'paid' }]);
    const { data } = await stripe.refunds.list();
    expect(data.map(({ amount }) => amount)).toEqual([1_994]);
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({ plan: 'free', billingNotice: { kind: 'late_payment' } });
    await mailWith(server, person.email, mails.EN.billingNotices.late_payment.subject);
  });

  it('after a change of the cycle owes nothing for the change', async () => {
    const { person, subscription, advanceTo } = await failing({});
    await advanceTo(START + 10 * 24 * HOUR);
    const { data } = await stripe.prices.list({ lookup_keys: ['savet_pro_yearly'] });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: data[0]?.id ?? '' }],
      proration_behavior: 'always_invoice',
    });
    const change = { billing_reason: 'subscription_update' };
    expect(await renewalsOf(subscription)).toMatchObject([{ ...change, status: 'open' }]);
    await person.call('resetToFreePlan', {});
    expect(await renewalsOf(subscription)).toMatchObject([{ ...change, status: 'void' }]);
  });

  /** Somebody on Pro whose card is declined from now on. */
  async function failing(settings: Partial<SimulatedStripe['simulator']['settings']>) {
    const defaults = { afterRetries: 'cancel', retryDays: [3, 5, 7] } as const;
    Object.assign(simulated.simulator.settings, defaults, settings);
    const setTime = (to: number) => {
      time = to;
    };
    const paying = await clockedPayer({ server, stripe, start: START, setTime });
    await paying.person.call('confirmCheckout', {});
    await paying.failFromNowOn();
    return paying;
  }

  /** The invoices after the first, the newest first. */
  async function renewalsOf({ id: subscription }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
    const { data } = await stripe.invoices.list({ subscription });
    return data.filter(({ billing_reason: reason }) => reason !== 'subscription_create');
  }
});
