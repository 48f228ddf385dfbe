import assert from 'node:assert/strict';
import { fetchToken, type Person } from '../../../apps/server/src/testing/person.ts';
import { subscribe } from '../../../apps/server/src/testing/subscribe.ts';
import type { Stage } from '../../stage/stage.ts';
import { clockAt, clockObstacle } from '../../test-server/faked-clock.ts';
import { freePort } from '../../test-server/free-port.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { pieces } from '../answers.ts';
import type { FaultCase, FaultWorld } from '../fault-case.ts';
import { at } from '../load.ts';
import { checkTurn } from '../nothing-lost.ts';
import { openOwnStage } from '../own-stage.ts';
import { checkSubscriptions, newCustomer } from '../pro.ts';
import { askToTheEnd, newQuestion, send } from '../questions.ts';
import { signInAt } from '../sign-in.ts';
import { ensure } from '../tally.ts';

/** Longer than the lease of a turn and the interval of the sweeper together, in milliseconds. */
const OVER_LEASE_MS = 13_000;
/** Longer than a purchase takes, and shorter than an hour of summer time. */
const PAYS_MS = 1_800_000;

/** Fault 15. The clock of PostgreSQL stays right; that of the embedded database is the server's. */
export const clockCases: readonly FaultCase[] = [
  ...['+3d', '-3d'].map(
    (offset): FaultCase => ({
      number: 15,
      name: `the server's clock ${offset === '+3d' ? 'three days ahead' : 'three days behind'}`,
      on: ['embedded', 'PostgreSQL'],
      isLong: true,
      obstacle: clockObstacle,
      run: (world) => workAt(world, offset),
    }),
  ),
  {
    number: 15,
    name: 'a month that ends on the 31st, and renews on 28 February',
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    obstacle: clockObstacle,
    run: (world) =>
      renew(world, {
        zone: 'UTC',
        times: ['2027-01-31T12:00:00Z', '2027-02-28T11:00:00Z', '2027-02-28T14:00:00Z'],
        resets: ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z'],
      }),
  },
  {
    number: 15,
    name: 'a month across the change to summer time in Sofia',
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    obstacle: clockObstacle,
    // Clocks there go from 3:00 to 4:00 on 28 March 2027, at 1:00 UTC.
    run: (world) =>
      renew(world, {
        zone: 'Europe/Sofia',
        times: ['2027-02-28T01:30:00Z', '2027-03-28T00:30:00Z', '2027-03-28T03:30:00Z'],
        resets: ['2027-03-28T01:30:00Z', '2027-04-28T01:30:00Z'],
      }),
  },
];

/** Works on a server whose clock is wrong, between two times with the right one. */
async function workAt(world: FaultWorld, offset: string): Promise<void> {
  const { stage, person, tally } = world;
  const { user: before } = await person.call('getUser', {});
  await stage.kill();
  await stage.start(clockAt(offset));
  const late = await person.send('getUser', {});
  // A token of 15 minutes is over after three days; before it was issued, its session decides.
  assert.equal(late.status, offset === '+3d' ? 401 : 200, 'the token of before');
  const token = await fetchToken(stage.server, person.cookie);
  const now = at(stage.server, { ...person, token });
  await askToTheEnd(stage, now, newQuestion('по друго време'));
  if (!stage.isEmbedded) await outliveLease(stage, now);
  await payMeanwhile(stage);
  await stage.kill();
  await tally.recovery(() => stage.start());
  const back = at(stage.server, {
    ...person,
    token: await fetchToken(stage.server, person.cookie),
  });
  const { user: after } = await back.call('getUser', {});
  const asked = stage.isEmbedded ? 1 : 2;
  ensure(after.queryUsed === before.queryUsed + asked, 'lost', 'the used queries');
  assert.equal(after.queryResetDate, before.queryResetDate, 'the allowance is the same');
  await askToTheEnd(stage, back, newQuestion('пак навреме'));
  tally.acknowledged = asked + 1;
}

/** A server with the right clock must not take over the turn of one whose clock is wrong: leases are the database's. */
async function outliveLease(stage: Stage, person: Person): Promise<void> {
  const second = await ServerProcess.start({ ...stage.settings, port: await freePort() });
  try {
    const sent = newQuestion('с чужд часовник');
    assert.equal((await send(person, sent, { wait: false })).status, 202);
    const answer = await stage.provider.next();
    answer.say(pieces[0] ?? '');
    await new Promise((resolve) => setTimeout(resolve, OVER_LEASE_MS));
    for (const piece of pieces.slice(1)) answer.say(piece);
    answer.finish();
    const reply = await checkTurn(person, sent);
    assert.equal(reply.status, 'done', 'nobody else has failed the turn');
  } finally {
    await second.end('SIGKILL');
  }
}

/** Stripe's signatures look three days old, and are refused. Asking Stripe makes Pro of who has paid. */
async function payMeanwhile(stage: Stage): Promise<void> {
  const { person, customer } = await newCustomer(stage);
  await subscribe(stage.stripe.client(), customer);
  const { webhooks } = stage.stripe.simulator;
  await webhooks.settled();
  const statuses = webhooks
    .all()
    .flatMap(({ attempts, created }) =>
      attempts.filter(({ at: time }) => time >= created).map(({ status }) => status),
    );
  assert(statuses.includes(400), 'events with a wrong time are refused');
  const { paid } = await person.call('confirmCheckout', {});
  ensure(paid, 'lost', 'who has paid is not Pro');
  const { user } = await person.call('getUser', {});
  ensure(user.plan === 'pro', 'lost', 'who has paid is not Pro');
  await checkSubscriptions(stage, person.email);
}

interface Renewal {
  zone: string;
  /** Of the purchase, just before the renewal, and just after it. */
  times: readonly [string, string, string];
  /** The reset date after the purchase, and after the renewal. */
  resets: readonly [string, string];
}

/** Buys Pro, uses queries, and passes a renewal; queries come back once, at the right time. */
async function renew(world: FaultWorld, { zone, times, resets }: Renewal): Promise<void> {
  const clock = (time: string) => clockAt(localTime(time, zone), zone);
  const [bought, before, after] = times;
  const stage = await openOwnStage(world, { variables: clock(bought) });
  try {
    const { simulator } = stage.stripe;
    await simulator.advanceTo(Date.parse(bought) / 1_000);
    const { person: buyer, customer } = await newCustomer(stage);
    await stage.staff('stripe-setup');
    await subscribe(stage.stripe.client(), customer);
    await buyer.call('confirmCheckout', {});
    await askToTheEnd(stage, buyer, newQuestion('в първия месец'));
    await expectPlan(buyer, 1, resets[0]);

    const moveTo = async (time: string) => {
      await stage.kill();
      await simulator.advanceTo(Date.parse(time) / 1_000);
      await stage.start(clock(time));
      const again = await signInAt(stage.server, buyer);
      await again.call('confirmCheckout', {});
      await again.call('resetMonthlyQueries', {});
      return again;
    };
    await expectPlan(await moveTo(before), 1, resets[0]);
    const renewed = await moveTo(after);
    await expectPlan(renewed, 0, resets[1]);
    await askToTheEnd(stage, renewed, newQuestion('във втория месец'));
    await expectPlan(renewed, 1, resets[1]);
    world.tally.acknowledged = 2;
    world.tally.rounds = times.length;
  } finally {
    await stage.close();
  }
}

async function expectPlan(person: Person, used: number, resetDate: string): Promise<void> {
  const { user } = await person.call('getUser', {});
  ensure(user.plan === 'pro', 'lost', `the plan is ${user.plan}`);
  ensure(user.queryUsed >= used, 'doubled', `only ${user.queryUsed} queries are used`);
  ensure(user.queryUsed === used, 'lost', `${user.queryUsed} queries are used`);
  const difference = Date.parse(user.queryResetDate ?? '') - Date.parse(resetDate);
  // The month begins when Stripe has the payment.
  assert(difference >= 0 && difference < PAYS_MS, `the reset is on ${user.queryResetDate}`);
}

/** `@2027-01-31 12:00:00` in the time zone. */
function localTime(time: string, timeZone: string): string {
  const text = new Date(time).toLocaleString('sv-SE', { timeZone });
  return `@${text}`;
}
