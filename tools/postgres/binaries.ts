import { existsSync, readdirSync } from 'node:fs';

const DEBIAN = '/usr/lib/postgresql';
/** Oldest supported version. */
const OLDEST = 15;

/** The folder of the newest PostgreSQL on this machine; null if none is new enough. */
export function postgresBinaries(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const newest = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST && existsSync(`${DEBIAN}/${version}/bin/postgres`))
    .toSorted((a, b) => b - a)[0];
  return newest === undefined ? null : `${DEBIAN}/${newest}/bin`;
}
