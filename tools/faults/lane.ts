import assert from 'node:assert/strict';
import { fetchToken, type Person, personOf, signUp } from '../../apps/server/src/testing/person.ts';
import type { TestPostgres } from '../postgres/postgres.ts';
import { Stage } from '../stage/stage.ts';
import { plantTokens } from '../test-server/leaked-secrets.ts';
import type { DatabaseName, FaultCase, FaultWorld } from './fault-case.ts';
import type { PlannedKill } from './kills/plan-kills.ts';
import { patient } from './patient.ts';
import type { Report, Row } from './report.ts';
import { LossError, Tally } from './tally.ts';

const ENOUGH_QUERIES = '1000000';
/** A case that takes longer hangs, in milliseconds. */
const LONGEST_MS = 900_000;
/** Lines of the server's log that are shown after a failure. */
const COMPLAINTS = 5;

export interface LanePlan {
  database: DatabaseName;
  postgres: TestPostgres | null;
  /** A database of `postgres` that no other lane uses. */
  databaseUrl?: string;
  /** Shared between lanes: each takes the next one. */
  kills: PlannedKill[];
  cases: readonly FaultCase[];
}

/** Runs kills and then cases, one after another, on a server with data of its own. */
export async function runLane(plan: LanePlan, report: Report): Promise<void> {
  const { database, postgres, databaseUrl, kills, cases } = plan;
  const stage = await Stage.open(postgres, {
    ...(databaseUrl !== undefined && { databaseUrl }),
    // The sign-ups of all kills come from one address.
    variables: { SIGN_UPS_PER_MINUTE: '1000' },
  });
  try {
    const person = await signUp(stage.server);
    plantTokens(person);
    await stage.staff('plan', person.email, 'pro', ENOUGH_QUERIES);
    await stage.staff('stripe-setup');
    const world = { stage, person, postgres };
    let charged = 0;
    for (let kill = kills.shift(); kill; kill = kills.shift()) {
      const { kind, random } = kill;
      const row = { fault: `1 kill ${kind.name}`, database };
      await attempt(world, row, report, (parts) =>
        kind.run({ ...parts, person: patient(parts.person), random }),
      );
      charged += kind.charged;
    }
    if (charged > 0) {
      const row = { fault: '1 the ledger after all kills', database };
      await attempt(world, row, report, async ({ person: owner, tally }) => {
        const { user } = await owner.call('getUser', {});
        assert.equal(user.queryUsed, charged, 'every question was charged once');
        tally.acknowledged = charged;
      });
    }
    for (const each of cases) await runCase(world, each, database, report);
  } finally {
    await stage.close();
  }
}

async function runCase(
  world: Omit<FaultWorld, 'tally'>,
  { number, name, obstacle, run }: FaultCase,
  database: DatabaseName,
  report: Report,
): Promise<void> {
  const row = { fault: `${number} ${name}`, database };
  const reason = obstacle?.() ?? null;
  if (reason === null) await attempt(world, row, report, run);
  else report.leaveOut(`${row.fault}, on ${database}`, reason);
}

async function attempt(
  world: Omit<FaultWorld, 'tally'>,
  row: Row,
  report: Report,
  run: (world: FaultWorld) => Promise<void>,
): Promise<void> {
  const name = `${row.fault}, on ${row.database}`;
  const tally = new Tally();
  report.begin(name);
  const started = performance.now();
  const error = await failureOf(async () => {
    await run({ ...world, person: await withNewToken(world), tally });
  });
  if (error instanceof LossError) tally.count[error.loss] += 1;
  if (error) error.stack += detailsOf(error, world.stage);
  if (tally.rounds === 0) tally.rounds = 1;
  report.end(name, row, tally, error, performance.now() - started);
  if (error !== null) await recover(world.stage);
}

/** A token is valid for 15 minutes, and a lane can take an hour. */
async function withNewToken({ stage, person }: Omit<FaultWorld, 'tally'>): Promise<Person> {
  const token = await fetchToken(stage.server, person.cookie);
  return personOf(stage.server, { ...person, token });
}

async function failureOf(work: () => Promise<void>): Promise<Error | null> {
  const hang = Promise.withResolvers<never>();
  const timer = setTimeout(() => hang.reject(new LossError('stuck', 'it hangs')), LONGEST_MS);
  try {
    await Promise.race([work(), hang.promise]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** The cause of an error, and the last errors that the server has logged. */
function detailsOf({ cause }: Error, { server }: Stage): string {
  const reasons = cause instanceof Error ? [`caused by ${cause.stack ?? cause.message}`] : [];
  return ['', ...reasons, ...server.complaints().slice(-COMPLAINTS)].join('\n');
}

/** Restarts everything, so that a failed case does not fail the next ones. */
async function recover(stage: Stage): Promise<void> {
  await stage.kill();
  if (!stage.isEmbedded) await stage.postgres.restartAfterFailure();
  await stage.start();
}
