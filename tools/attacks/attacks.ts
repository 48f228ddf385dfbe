import { fetchToken } from '../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../postgres/postgres.ts';
import { leakedSecrets } from '../test-server/leaked-secrets.ts';
import { allCases } from './all-cases.ts';
import { Attempts } from './attempts.ts';
import { Report } from './report.ts';
import { openWorld, type World } from './world.ts';

/** A case that takes longer hangs, in milliseconds; the longest takes a minute on an idle machine. */
const LONGEST_MS = 900_000;

/**
 * `npm run attacks [-- quick] [embedded|sql] [numbers of cases]`: all attacks on both databases by default. Exits with 1 if
 * anything got in.
 */
const args = process.argv.slice(2);
const isLong = !args.includes('quick');
const numbers = args.map(Number).filter((number) => !Number.isNaN(number));
const chosen = allCases.filter(({ number }) => numbers.length === 0 || numbers.includes(number));
const report = new Report();

if (!args.includes('sql')) await attack('embedded', null);
if (!args.includes('embedded')) {
  const postgres = await TestPostgres.start();
  if (postgres) await attack('PostgreSQL', postgres);
  await postgres?.stop();
}
report.searched(leakedSecrets());
report.finish();
process.exit(report.hasFailed ? 1 : 0);

async function attack(database: string, postgres: TestPostgres | null): Promise<void> {
  const world = await openWorld(postgres, { isLong, note: (text) => report.note(text) });
  try {
    for (const attackCase of chosen) {
      await renewTokens(world);
      const attempts = new Attempts();
      report.begin(attackCase);
      const error = await failureOf(() => attackCase.run(world, attempts));
      report.end(database, attackCase, attempts, error);
      if (error !== null) await recover(world);
    }
  } finally {
    await world.close();
  }
}

/** Tokens are valid for a quarter of an hour, and all cases together take longer. */
async function renewTokens({ stage, ann, bob, staff, superAdmin }: World): Promise<void> {
  for (const person of [ann, bob, staff, superAdmin]) {
    person.token = await fetchToken(stage.server, person.cookie);
  }
}

/** The error that ended the work; null if none did. */
async function failureOf(work: () => Promise<void>): Promise<Error | null> {
  const hang = Promise.withResolvers<never>();
  const timer = setTimeout(() => hang.reject(new Error('it hangs')), LONGEST_MS);
  try {
    await Promise.race([work(), hang.promise]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A failed case must not fail the next ones. */
async function recover({ stage }: World): Promise<void> {
  await stage.kill();
  await stage.start();
}
