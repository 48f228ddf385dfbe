import { existsSync, readdirSync } from 'node:fs';

const DEBIAN = '/usr/lib/postgresql';
/** Oldest version that the product supports. */
const OLDEST = 15;

/** The folder of the newest PostgreSQL on this machine; null when there is none that will do. */
export function postgresBinaries(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const newest = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST && existsSync(`${DEBIAN}/${version}/bin/postgres`))
    .toSorted((one, other) => other - one)[0];
  return newest === undefined ? null : `${DEBIAN}/${newest}/bin`;
}
