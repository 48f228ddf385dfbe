import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { signUp } from '../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../postgres/postgres.ts';
import { staff } from '../product/staff.ts';
import { type Count, countText } from '../test/steps.ts';
import { faultCases } from './cases.ts';
import { databaseCases } from './database-cases.ts';
import { killSteps } from './kill-steps.ts';
import { killOnce } from './kills.ts';
import { parallelCases } from './parallel-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { seededRandom } from './random.ts';
import { Stage } from './stage.ts';

/** Of the kills, every n-th is on PostgreSQL, where a lost turn is failed only when its lease ran out. */
const POSTGRES_EVERY = 8;
/** From this many kills on the long cases run too. */
const LONG_FORM = 50;
const ENOUGH_QUERIES = '1000000';
/** Longer than any part of it may take, in milliseconds: what hangs has failed. */
const LONGEST_MS = 60_000;

/** `npm run faults -- [kills] [file for the counts, or -] [seed]`: really kills the server, a hundred times. */
const [killsText = '100', resultFile = '-', seedText = String(Date.now() % 1_000_000)] =
  process.argv.slice(2);
const kills = Number(killsText);
const random = seededRandom(Number(seedText));
const count: Count = { passed: 0, failed: 0, skipped: 0 };
console.log(`seed ${seedText}`);

const postgres = await TestPostgres.start();
const onPostgres = postgres ? Math.floor(kills / POSTGRES_EVERY) : 0;
await onStage('embedded', null, kills - onPostgres, 0);
if (postgres) await onStage('PostgreSQL', postgres, onPostgres, 4);
await postgres?.stop();

if (resultFile !== '-') writeFileSync(resultFile, JSON.stringify(count));
console.log(countText(count));
process.exit(count.failed > 0 ? 1 : 0);

async function onStage(
  database: string,
  postgres: TestPostgres | null,
  times: number,
  firstStep: number,
): Promise<void> {
  const stage = await Stage.open(postgres?.url);
  try {
    const person = await signUp(stage.server);
    await staff(stage.settings, 'plan', person.email, 'pro', ENOUGH_QUERIES);
    await staff(stage.settings, 'stripe-setup');
    for (let kill = 0; kill < times; kill += 1) {
      const step = killSteps[(firstStep + kill) % killSteps.length];
      if (!step) continue;
      const name = `1: kill ${kill + 1} of ${times} on ${database}, ${step}`;
      await attempt(stage, postgres, name, () => killOnce(stage, person, step, random()));
    }
    await attempt(
      stage,
      postgres,
      `1: after ${times} kills on ${database} the ledger agrees`,
      async () => {
        const { user } = await person.call('getUser', {});
        assert.equal(user.queryUsed, times, 'every question was charged once');
      },
    );
    for (const { name, embeddedOnly, run } of [...faultCases, ...parallelCases]) {
      if (postgres && embeddedOnly) continue;
      await attempt(stage, postgres, `${name}, on ${database}`, () => run(stage, person));
    }
    for (const { name, postgresOnly, run } of paymentCases) {
      if (!postgres && postgresOnly) continue;
      await attempt(stage, postgres, `${name}, on ${database}`, () => run(stage, postgres));
    }
    for (const { name, isLong, run } of databaseCases) {
      if (!postgres) break;
      if (isLong && kills < LONG_FORM) continue;
      await attempt(stage, postgres, name, () => run(stage, person, postgres));
    }
  } finally {
    await stage.close();
  }
}

async function attempt(
  stage: Stage,
  postgres: TestPostgres | null,
  name: string,
  run: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const hang = Promise.withResolvers<never>();
  const timer = setTimeout(() => hang.reject(new Error('it hangs')), LONGEST_MS);
  try {
    await Promise.race([run(), hang.promise]);
    count.passed += 1;
    console.log(`ok     ${name} (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    count.failed += 1;
    console.log(`FAILED ${name}\n${error instanceof Error ? error.stack : String(error)}`);
    await recover(stage, postgres);
  } finally {
    clearTimeout(timer);
  }
}

/** What a failed case left behind is not to make the next ones fail. */
async function recover(stage: Stage, postgres: TestPostgres | null): Promise<void> {
  await stage.kill();
  postgres?.thaw();
  await postgres?.kill();
  await postgres?.resume();
  await stage.start();
}
