import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { clockedPayer } from '../../testing/payments/clocked-payer.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { SimulatedStripe } from '../../testing/simulated-stripe.ts';
import { setUpStripe } from './stripe-setup.ts';

const START = Date.UTC(2027, 0, 31, 10);
const GIVEN_UP = Date.UTC(2027, 2, 20);

/** Only the simulator's account can be set to mark subscriptions as unpaid. */
describe('a subscription that the provider has marked as unpaid', () => {
  let simulated: SimulatedStripe;
  let stripe: Stripe;
  let server: TestServer;
  let time = START;

  beforeAll(async () => {
    simulated = await SimulatedStripe.start({ settings: { afterRetries: 'unpaid' } });
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

  it('is cancelled, so that none is sold beside it, and nothing is owed for it', async () => {
    const setTime = (to: number) => {
      time = to;
    };
    const { person, subscription, advanceTo, failFromNowOn } = await clockedPayer({
      server,
      stripe,
      start: START,
      setTime,
    });
    await person.call('confirmCheckout', {});
    await failFromNowOn();
    await advanceTo(GIVEN_UP);
    const marked = await stripe.subscriptions.retrieve(subscription.id);
    expect(marked.status).toBe('unpaid');
    expect(await person.call('confirmCheckout', {})).toMatchObject({ paid: false });
    const ended = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    });
    expect(ended).toMatchObject({ status: 'canceled', latest_invoice: { status: 'void' } });
  });
});
