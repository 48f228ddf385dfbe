import type { Environment } from '../../env.ts';
import type { DatabasePlace } from '../../platform/db/database.ts';

/** The database that the environment names, with the way past a pooler for upgrades. */
export function databasePlace({
  databaseUrl,
  databaseDirectUrl,
  databasePool,
  dataDir,
}: Environment): DatabasePlace {
  return databaseUrl === null
    ? { dataDir }
    : { url: databaseUrl, directUrl: databaseDirectUrl, poolSize: databasePool };
}
