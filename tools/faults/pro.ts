import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';
import { patient } from './patient.ts';
import { ensure } from './tally.ts';
import { until } from './wait.ts';

export async function newCustomer(stage: Stage): Promise<{ person: Person; customer: string }> {
  const person = patient(await signUp(stage.server));
  const { stripeCustomerId } = await person.call('createStripeCustomer', {
    email: person.email,
    firstName: 'Ана',
    lastName: 'Тест',
  });
  return { person, customer: stripeCustomerId };
}

/** Resolves when a payment has taken effect; its events are resent until they are acknowledged. */
export async function becomesPro(person: Person): Promise<void> {
  await until('who has paid becomes Pro', async () => {
    const { status, body } = await person.send('getUser', {});
    return status === 200 && body.success && body.user.plan === 'pro';
  });
}

/** @throws LossError unless the customers with this address have one live subscription in all */
export async function checkSubscriptions({ stripe }: Stage, email: string): Promise<void> {
  const client = stripe.client();
  const { data: customers } = await client.customers.list({ email });
  ensure(customers.length <= 1, 'doubled', `${customers.length} customers were created`);
  const customer = customers[0]?.id ?? 'none';
  const { data } = await client.subscriptions.list({ customer, status: 'all' });
  const live = data.filter(({ status }) => status !== 'canceled').length;
  ensure(live > 0, 'lost', 'the subscription is not there');
  ensure(live === 1, 'doubled', `${live} subscriptions are live`);
}
