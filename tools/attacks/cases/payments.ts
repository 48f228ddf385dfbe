import { createHmac } from 'node:crypto';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { subscribe } from '../../../apps/server/src/testing/subscribe.ts';
import { WEBHOOK_SECRET } from '../../stage/stage.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { call, send, shown } from '../http.ts';
import { viewOf } from '../view-of.ts';
import { type World, withVariables } from '../world.ts';

const names = { firstName: 'A', lastName: 'B' };
const TOO_OLD_SECONDS = 301;

export const paymentCases: readonly AttackCase[] = [
  {
    number: 15,
    name: 'forged payment events, and events without a payment',
    run: async (world, attempts) => {
      const { stage, bob } = world;
      const person = await signUp(stage.server);
      const { email, uid } = person;
      const { stripeCustomerId } = await person.call('createStripeCustomer', { email, ...names });
      await forge(world, eventOf(stripeCustomerId, uid), attempts);
      attempts.same('the plan after forged events', await planOf(person), 'free');

      const { user } = await bob.call('getUser', {});
      const signed = [
        eventOf(stripeCustomerId, uid),
        eventOf(stripeCustomerId, uid, { status: 'incomplete' }),
        eventOf(user.stripeCustomerId, uid),
        eventOf(stripeCustomerId, bob.uid),
        eventOf('cus_of_nobody', uid),
      ];
      const before = await viewOf(bob);
      for (const event of signed) {
        const body = JSON.stringify(event);
        await post(world, body, signatureOf(body, WEBHOOK_SECRET));
        attempts.same('the plan after a signed event', await planOf(person), 'free');
      }
      attempts.same('the account that an event named', await viewOf(bob), before);
      await payOtherwise(world, person, stripeCustomerId, attempts);
      await visitSuccess(world, person, attempts);
      if (!world.isLong) return;
      await withVariables(world, { STRIPE_WEBHOOK_SECRET: '' }, async () => {
        for (const secret of ['', ' ', WEBHOOK_SECRET]) {
          const body = JSON.stringify(eventOf(stripeCustomerId, uid));
          const status = await post(world, body, signatureOf(body, secret));
          attempts.same(`an event with “${secret}” and no secret`, status, 400);
        }
      });
    },
  },
  {
    number: 16,
    name: 'the payment account of another user',
    run: async ({ stage, ann, bob }, attempts) => {
      const { user } = await bob.call('getUser', {});
      const { stripeCustomerId: foreign } = user;
      const [before, own] = [await viewOf(bob), await viewOf(ann)];
      const calls = [
        ['updateStripeCustomerId', 'stripeCustomerId', {}],
        ['createBillingPortalSession', 'customerId', {}],
        ['createBillingPortalSession', 'customerId', { flow: 'cancel' }],
        ['createCheckoutSession', 'customerId', { billingCycle: 'monthly' }],
        ['createCheckoutSession', 'customerId', { billingCycle: 'yearly' }],
      ] as const;
      for (const [name, field, more] of calls) {
        const answer = await call(stage.server, ann, name, { ...more, [field]: foreign });
        const unknown = await call(stage.server, ann, name, { ...more, [field]: 'cus_nobody' });
        attempts.same(`${name} of another user`, answer.status, 404);
        attempts.same(`${name} of nobody`, shown(unknown), shown(answer));
        const both = { ...more, [field]: foreign, uid: bob.uid };
        const { status } = await call(stage.server, ann, name, both);
        attempts.same(`${name} with their uid`, status, 404);
      }
      const names = { firstName: 'A', lastName: 'B', email: bob.email };
      await call(stage.server, ann, 'initializeUserPlan', { ...names, stripeCustomerId: foreign });
      attempts.same('the own account', await viewOf(ann), own);
      const made = await ann.call('createStripeCustomer', names);
      attempts.expect('a customer by their address', made.stripeCustomerId !== foreign, made);
      attempts.same('the account of the other user', await viewOf(bob), before);
    },
  },
];

/** Events that Stripe has not sent. */
async function forge(world: World, event: object, attempts: Attempts): Promise<void> {
  const body = JSON.stringify(event);
  const now = Math.floor(Date.now() / 1_000);
  const forged: Record<string, string | undefined> = {
    'without a signature': undefined,
    'with an empty signature': '',
    'with the wrong secret': signatureOf(body, `${WEBHOOK_SECRET}x`),
    'with an empty secret': signatureOf(body, ''),
    'with the signature of another body': signatureOf(`${body} `, WEBHOOK_SECRET),
    'that is too old': signatureOf(body, WEBHOOK_SECRET, now - TOO_OLD_SECONDS),
    'without a time': signatureOf(body, WEBHOOK_SECRET).replace(/t=\d+,/, ''),
    'with another scheme': signatureOf(body, WEBHOOK_SECRET).replace('v1=', 'v0='),
    'with another time': signatureOf(body, WEBHOOK_SECRET).replace(/t=\d+/, `t=${now + 60}`),
  };
  for (const [how, signature] of Object.entries(forged)) {
    attempts.same(`an event ${how}`, await post(world, body, signature), 400);
  }
  for (const noEvent of ['', '[]', 'null', '{}', '{"id":1}', 'x'.repeat(100)]) {
    const status = await post(world, noEvent, signatureOf(noEvent, WEBHOOK_SECRET));
    attempts.same(`“${noEvent.slice(0, 10)}” with a signature`, status, 400);
  }
}

/** Subscriptions that are no paid Pro. */
async function payOtherwise(
  { stage }: World,
  person: Person,
  customer: string,
  attempts: Attempts,
): Promise<void> {
  const stripe = stage.stripe.client();
  const product = await stripe.products.create({ name: 'Something else' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 1,
    recurring: { interval: 'month' },
  });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const foreign = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: card.id,
  });
  await stage.stripe.simulator.webhooks.settled();
  await person.call('confirmCheckout', {});
  attempts.same('the plan after paying another price', await planOf(person), 'free');
  await stripe.subscriptions.cancel(foreign.id);
  await subscribe(stripe, customer, { card: 'pm_card_chargeCustomerFail' }).catch(() => null);
  await stage.stripe.simulator.webhooks.settled();
  await person.call('confirmCheckout', {});
  attempts.same('the plan after a declined card', await planOf(person), 'free');
}

/** The page after a payment, without a payment. */
async function visitSuccess({ stage }: World, person: Person, attempts: Attempts): Promise<void> {
  const { uid } = person;
  const paying = { uid, billingCycle: 'yearly' } as const;
  const { url } = await person.call('createCheckoutSession', paying);
  const sessionId = url.split('/').at(-1) ?? '';
  for (const query of ['', `?session_id=${sessionId}`, `?uid=${uid}&paid=true&plan=pro`]) {
    await send(stage.server, `/success${query}`, { method: 'GET' });
    const confirmed = await person.call('confirmCheckout', {});
    attempts.same('the confirmation of an unpaid checkout', confirmed.paid, false);
    attempts.same('the plan after an unpaid checkout', await planOf(person), 'free');
  }
}

async function post(
  { stage }: World,
  body: string,
  signature: string | undefined,
): Promise<number> {
  const headers = signature === undefined ? {} : { 'stripe-signature': signature };
  return (await send(stage.server, '/api/stripe/webhook', { body, headers })).status;
}

function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** An event that says that a customer has paid for Pro. */
function eventOf(customer: string | null, uid: string, more: object = {}): object {
  const subscription = { id: 'sub_x', object: 'subscription', customer, status: 'active' };
  return {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: { ...subscription, metadata: { uid, plan: 'pro' }, ...more } },
  };
}

async function planOf(person: Person): Promise<string> {
  return (await person.call('getUser', {})).user.plan;
}
