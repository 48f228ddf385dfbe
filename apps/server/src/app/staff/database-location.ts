import type { Environment } from '../../env.ts';
import type { DatabaseLocation } from '../../platform/db/database.ts';

/** The database that the environment names, with the way past a pooler for upgrades. */
export function databaseLocation({
  databaseUrl,
  databaseDirectUrl,
  databasePool,
  dataDir,
}: Environment): DatabaseLocation {
  return databaseUrl === null
    ? { dataDir }
    : { url: databaseUrl, directUrl: databaseDirectUrl, poolSize: databasePool };
}
