import { resolve } from 'node:path';
import {
  createPostgresDatabase,
  createPostgresTemplate,
} from '../../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from '../postgres/postgres.ts';
import { prepareMachine } from '../run-checks/machine.ts';
import { leakedSecrets } from '../test-server/leaked-secrets.ts';
import { allCases } from './all-cases.ts';
import { type DatabaseName, databaseNames, type FaultCase } from './fault-case.ts';
import { planKills } from './kills/plan-kills.ts';
import { runLane } from './lane.ts';
import { seededRandom } from './random.ts';
import { Report } from './report.ts';

/** With at least this many kills, every case runs on each of its databases. */
const LONG_FORM = 50;
/** Servers that are killed side by side in the long form. Those on PostgreSQL mostly wait for leases. */
const LANES = { embedded: 2, PostgreSQL: 6 };

/**
 * `npm run faults -- [kills] [seed] [numbers of cases] [embedded|sql] [word]`: a hundred kills and all cases on both databases by
 * default. With a word, such as `sign-up`, only kills with it in their name, and no cases but those that are numbered.
 */
const [killsText = '100', seed = String(Date.now() % 1_000_000), ...selection] =
  process.argv.slice(2);
const numbers = selection.filter((each) => !Number.isNaN(Number(each)));
const words = selection.filter(
  (each) => Number.isNaN(Number(each)) && each !== 'sql' && each !== 'embedded',
);
const isLeftOut = {
  embedded: selection.includes('sql'),
  PostgreSQL: selection.includes('embedded'),
};
const kills = Number(killsText);
const isLong = kills >= LONG_FORM || numbers.length + words.length > 0;
// Compiling the modules of a server anew at each start takes a fifth of its time.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled-modules');

const report = new Report(seed);
console.log(`seed ${seed}`);
// Only this form needs it; the other programs are those of `npm test`.
if (isLong) prepareMachine({ fakesClocks: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, finish);
const postgres = isLeftOut.PostgreSQL ? null : await TestPostgres.start();
if (!postgres && !isLeftOut.PostgreSQL) {
  report.leaveOut('everything on PostgreSQL', 'version 15 or newer is not installed');
}
const planned = planKills(kills, seededRandom(Number(seed)), {
  isLong,
  hasPostgres: !!postgres,
  words,
});
let isBroken = false;
try {
  if (isLong) await killSideBySide();
  await Promise.all(databaseNames.map((database) => runCases(database)));
} catch (error) {
  isBroken = true;
  console.error(error);
}
await postgres?.stop();
if (!isBroken) report.searched(leakedSecrets());
finish();

/** Also when it is stopped or breaks: what it has done until then counts. */
function finish(): never {
  report.finish({ showsTable: isLong });
  process.exit(isBroken || report.hasFailed ? 1 : 0);
}

async function killSideBySide(): Promise<void> {
  if (postgres) await createPostgresTemplate(postgres.url);
  const lanes = databaseNames.flatMap((database) =>
    Array.from({ length: Math.min(LANES[database], planned[database].length) }, async () => {
      const isOnPostgres = database === 'PostgreSQL' && postgres !== null;
      await runLane(
        {
          database,
          postgres: isOnPostgres ? postgres : null,
          ...(isOnPostgres && {
            databaseUrl: await createPostgresDatabase(postgres.url, 'migrated'),
          }),
          kills: planned[database],
          cases: [],
        },
        report,
      );
    }),
  );
  await Promise.all(lanes);
}

async function runCases(database: DatabaseName): Promise<void> {
  if (database === 'PostgreSQL' && postgres === null) return;
  const cases = allCases.filter((each) => isDue(each, database));
  const plan = { database, postgres: database === 'PostgreSQL' ? postgres : null, cases };
  if (cases.length > 0) await runLane({ ...plan, kills: planned[database] }, report);
}

function isDue({ number, on, isLong: isOnlyLong }: FaultCase, database: DatabaseName): boolean {
  if (isLeftOut[database]) return false;
  if (numbers.length > 0 || words.length > 0)
    return numbers.includes(String(number)) && on.includes(database);
  if (isLong) return on.includes(database);
  const first = on.find((name) => name === 'embedded' || postgres !== null);
  return isOnlyLong !== true && first === database;
}
