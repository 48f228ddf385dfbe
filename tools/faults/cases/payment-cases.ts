import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '../../../apps/server/src/testing/person.ts';
import { subscribe } from '../../../apps/server/src/testing/subscribe.ts';
import type { FaultCase } from '../fault-case.ts';
import { becomesPro, checkSubscriptions, newCustomer } from '../pro.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';

/** Number of kills while a customer is being created. */
const KILLS = 5;
const COPIES = 10;

/** Faults 12 and 13: events that come often, late, in another order, or not at all. */
export const paymentCases: readonly FaultCase[] = [
  {
    number: 12,
    name: `events ${COPIES} times at once, and an old one after the end`,
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async ({ stage, tally }) => {
      const { person, customer } = await newCustomer(stage);
      const stripe = stage.stripe.client();
      const { webhooks } = stage.stripe.simulator;
      const { id } = await subscribe(stripe, customer);
      await becomesPro(person);
      const { data: events } = await stripe.events.list({ limit: 100 });
      const copies = events.flatMap((event) => Array.from({ length: COPIES }, () => event));
      await Promise.all(copies.map((event) => webhooks.resend(event.id)));
      const { user } = await person.call('getUser', {});
      ensure(user.plan === 'pro' && user.queryUsed === 0, 'lost', 'the plan has changed');
      await checkSubscriptions(stage, person.email);
      await stripe.subscriptions.cancel(id);
      await until('the plan ends with the subscription', async () => {
        return (await person.call('getUser', {})).user.plan === 'free';
      });
      await Promise.all(events.map((event) => webhooks.resend(event.id)));
      const after = (await person.call('getUser', {})).user.plan;
      ensure(after === 'free', 'doubled', 'an old event has brought the plan back');
      tally.rounds = COPIES;
      tally.acknowledged = copies.length;
    },
  },
  {
    number: 13,
    name: 'paid while the server is down',
    on: ['embedded', 'PostgreSQL'],
    run: async ({ stage, tally }) => {
      const { person, customer } = await newCustomer(stage);
      await stage.kill();
      await subscribe(stage.stripe.client(), customer);
      await stage.start();
      await tally.recovery(() => becomesPro(person));
      await checkSubscriptions(stage, person.email);
      tally.acknowledged = 1;
    },
  },
  {
    number: 13,
    name: 'paid while the database is down',
    on: ['PostgreSQL'],
    run: async ({ stage, tally }) => {
      const { person, customer } = await newCustomer(stage);
      const { webhooks } = stage.stripe.simulator;
      await webhooks.settled();
      const earlier = new Set(webhooks.all().map((delivery) => delivery.id));
      await stage.postgres.kill();
      await subscribe(stage.stripe.client(), customer);
      await webhooks.settled();
      const attempts = webhooks
        .all()
        .flatMap((delivery) => (earlier.has(delivery.id) ? [] : delivery.attempts));
      ensure(attempts.length > 0, 'stuck', 'no event was sent meanwhile');
      const isAccepted = attempts.some(({ delivered }) => delivered);
      ensure(!isAccepted, 'lost', 'an event was accepted that could not be stored');
      await stage.postgres.resume();
      await tally.recovery(() => becomesPro(person));
      await checkSubscriptions(stage, person.email);
      tally.acknowledged = 1;
    },
  },
  {
    number: 1,
    name: `${KILLS} kills while a customer is created`,
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async ({ stage, tally }) => {
      const person = await signUp(stage.server);
      const names = { email: person.email, firstName: 'Ана', lastName: 'Тест' };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const made = person.call('createStripeCustomer', names).catch(() => null);
        await pause(kill * 4);
        await stage.kill();
        await made;
        await stage.start();
      }
      const { stripeCustomerId } = await person.call('createStripeCustomer', names);
      const { data } = await stage.stripe.client().customers.list({ email: person.email });
      ensure(data.length === 1, 'doubled', `there are ${data.length} customers`);
      ensure(data[0]?.id === stripeCustomerId, 'lost', 'the customer is another one');
      tally.rounds = KILLS;
      tally.acknowledged = 1;
    },
  },
];
