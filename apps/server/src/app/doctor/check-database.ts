import { appliedMigrations } from '../../platform/db/applied-migrations.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { clockAhead, majorVersion, tryWriting } from '../../platform/db/examine.ts';
import { allMigrations } from '../../platform/db/migrate.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

/** Oldest version of PostgreSQL that Savet is tested with. */
const POSTGRES_MIN = 15;
/** Clocks of database and machine that are further apart are reported, in seconds. */
const CLOCK_WARNING_S = 5;

/** Examines an open database: version, tables, whether it can be written, clock. */
export async function checkDatabase(
  { db, kind }: OpenDatabase,
  report: Report,
): Promise<Finding[]> {
  return [
    await version(db, kind, report),
    await tables(db, report),
    await writing(db, report),
    ...(kind === 'postgres' ? [await clock(db, report)] : []),
  ];
}

async function version(db: Database, kind: OpenDatabase['kind'], report: Report): Promise<Finding> {
  const number = await majorVersion(db);
  if (kind === 'embedded') return report('ok', `the embedded database (${number}) answers`);
  return number >= POSTGRES_MIN
    ? report('ok', `PostgreSQL ${number} answers`)
    : report('problem', `PostgreSQL ${number} is too old; upgrade it to ${POSTGRES_MIN} or newer`);
}

async function tables(db: Database, report: Report): Promise<Finding> {
  const known = Object.keys(allMigrations);
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return report(
      'problem',
      `the tables belong to a newer Savet (${unknown}); install that one, or restore a backup`,
    );
  }
  const pending = known.length - applied.length;
  if (applied.length === 0) return report('ok', 'it has no tables yet; the first start makes them');
  return pending === 0
    ? report('ok', `all ${known.length} migrations have run`)
    : report(
        'warning',
        `${pending} migrations are pending; the next start runs them, so take a backup`,
      );
}

async function writing(db: Database, report: Report): Promise<Finding> {
  try {
    await tryWriting(db);
    return report('ok', 'it can be written');
  } catch (error) {
    const text = `it can't be written (${reasonOf(error)})`;
    return report(
      'problem',
      `${text}; give its user the right to create tables, and use the primary server`,
    );
  }
}

async function clock(db: Database, report: Report): Promise<Finding> {
  const seconds = Math.round(Math.abs(await clockAhead(db)) / 1_000);
  return seconds <= CLOCK_WARNING_S
    ? report('ok', 'its clock agrees with this machine')
    : report(
        'warning',
        `its clock differs by ${seconds} seconds; synchronize both machines with NTP`,
      );
}
