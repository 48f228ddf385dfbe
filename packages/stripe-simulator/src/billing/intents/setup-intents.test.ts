import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../testing/id-of.ts';
import { PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';

const RETURN = 'https://shop.test/back';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let pages: PageClient;
let customer: string;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  pages = new PageClient(running.simulator.pages);
  ({ id: customer } = await stripe.customers.create());
});
afterAll(() => running.stop());

it('a saved card belongs to the customer', async () => {
  const intent = await stripe.setupIntents.create({ customer });
  expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
  const { payment_method } = await stripe.setupIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
  });
  expect(await stripe.paymentMethods.retrieve(idOf(payment_method))).toMatchObject({ customer });
  await expect(stripe.setupIntents.confirm(intent.id)).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
});

it('a declined card says why, and another one can be tried', async () => {
  const { id } = await stripe.setupIntents.create({ customer });
  await expect(
    stripe.setupIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'card_declined' },
  });
  expect(await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
    last_setup_error: null,
  });
});

it.each([
  // Once it is set up, this card needs 3-D Secure no more; the other one needs it each time.
  ['pm_card_authenticationRequiredOnSetup', 'succeeded'],
  ['pm_card_authenticationRequired', 'authentication_required'],
])('%s, set up with 3-D Secure, is charged off session: %s', async (card, outcome) => {
  const waiting = await stripe.setupIntents.create({
    customer,
    payment_method: card,
    confirm: true,
    return_url: RETURN,
  });
  expect(waiting.status).toBe('requires_action');
  const url = waiting.next_action?.redirect_to_url?.url ?? '';
  expect((await pages.get(url)).text).toContain('3-D Secure');
  const { location } = await pages.post(url, { result: 'passed' });
  expect(location).toContain(`${RETURN}?setup_intent=${waiting.id}&setup_intent_client_secret=`);
  const { payment_method } = await stripe.setupIntents.retrieve(waiting.id);
  const charged = await stripe.paymentIntents
    .create({
      amount: 500,
      currency: 'eur',
      customer,
      payment_method: idOf(payment_method),
      confirm: true,
      off_session: true,
    })
    .then(({ status }) => status)
    .catch((error: Stripe.errors.StripeError) => error.code);
  expect(charged).toBe(outcome);
});

it('failed 3-D Secure saves no card', async () => {
  const { id, next_action } = await stripe.setupIntents.create({
    customer,
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: RETURN,
  });
  await pages.post(next_action?.redirect_to_url?.url ?? '', { result: 'failed' });
  expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
});

it('an intent is canceled once', async () => {
  const { id } = await stripe.setupIntents.create();
  expect(await stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.setupIntents.cancel(id)).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
});
