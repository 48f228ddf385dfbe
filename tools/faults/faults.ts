import assert from 'node:assert/strict';
import { signUp } from '../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../postgres/postgres.ts';
import { printEvent } from '../run-checks/events.ts';
import { countText } from '../run-checks/progress.ts';
import { Stage } from '../stage/stage.ts';
import { type DatabaseName, type FaultCase, faultCases } from './cases.ts';
import { databaseCases } from './database-cases.ts';
import { killSteps } from './kill-steps.ts';
import { killOnce } from './kills.ts';
import { parallelCases } from './parallel-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { seededRandom } from './random.ts';

/** One of this many kills is on PostgreSQL, where an abandoned turn fails only when its lease expires. */
const POSTGRES_EVERY = 8;
/** With at least this many kills, every case runs on each of its databases. */
const LONG_FORM = 50;
const ENOUGH_QUERIES = '1000000';
/** A case that takes longer hangs, in milliseconds; a machine under eightfold load needs half of it. */
const LONGEST_MS = 120_000;

/** `npm run faults -- [kills] [seed]`: kills the server, a hundred times by default. */
const [killsText = '100', seedText = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const kills = Number(killsText);
const random = seededRandom(Number(seedText));
const isLongForm = kills >= LONG_FORM;
const count = { passed: 0, failed: 0, skipped: 0 };
/** Whether `npm test` reads the results. */
const printsEvents = process.env.SAVET_TEST_EVENTS === '1';
console.log(`seed ${seedText}`);

const postgres = await TestPostgres.start();
const onPostgres = postgres ? Math.ceil(kills / POSTGRES_EVERY) : 0;
const firstStep = Math.floor(random() * killSteps.length);
await onStage('embedded', null, kills - onPostgres, firstStep);
if (postgres) await onStage('PostgreSQL', postgres, onPostgres, firstStep + kills - onPostgres);
await postgres?.stop();

if (printsEvents) printEvent({ kind: 'ended' });
else console.log(countText(count));
process.exit(count.failed > 0 ? 1 : 0);

async function onStage(
  database: DatabaseName,
  postgres: TestPostgres | null,
  times: number,
  firstStep: number,
): Promise<void> {
  const stage = await Stage.open(postgres);
  try {
    const person = await signUp(stage.server);
    await stage.staff('plan', person.email, 'pro', ENOUGH_QUERIES);
    await stage.staff('stripe-setup');
    for (let kill = 0; kill < times; kill += 1) {
      const step = killSteps[(firstStep + kill) % killSteps.length];
      if (!step) continue;
      const name = `1: kill ${kill + 1} of ${times} on ${database}, ${step}`;
      await attempt(stage, name, () => killOnce(stage, person, step, random()));
    }
    await attempt(stage, `1: after ${times} kills on ${database} the ledger agrees`, async () => {
      const { user } = await person.call('getUser', {});
      assert.equal(user.queryUsed, times, 'every question was charged once');
    });
    const cases = [...faultCases, ...parallelCases, ...paymentCases, ...databaseCases];
    for (const { name, run } of cases.filter((each) => isDue(each, database))) {
      await attempt(stage, `${name}, on ${database}`, () => run(stage, person));
    }
  } finally {
    await stage.close();
  }
}

function isDue({ on, isLong }: FaultCase, database: DatabaseName): boolean {
  if (isLongForm) return on.includes(database);
  const first = on.find((name) => name === 'embedded' || postgres !== null);
  return !isLong && first === database;
}

async function attempt(stage: Stage, name: string, run: () => Promise<void>): Promise<void> {
  if (printsEvents) printEvent({ kind: 'running', name });
  const started = performance.now();
  const hang = Promise.withResolvers<never>();
  const timer = setTimeout(() => hang.reject(new Error('it hangs')), LONGEST_MS);
  try {
    await Promise.race([run(), hang.promise]);
    count.passed += 1;
    if (printsEvents) printEvent({ kind: 'passed' });
    else console.log(`ok     ${name} (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    count.failed += 1;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (printsEvents) printEvent({ kind: 'failed', name: `${name}, seed ${seedText}`, message });
    else console.log(`FAILED ${name}\n${message}`);
    await recover(stage);
  } finally {
    clearTimeout(timer);
  }
}

/** Restarts everything, so that a failed case does not fail the next ones. */
async function recover(stage: Stage): Promise<void> {
  await stage.kill();
  if (!stage.isEmbedded) {
    stage.postgres.thaw();
    await stage.postgres.kill();
    await stage.postgres.resume();
  }
  await stage.start();
}
