import { databaseTemplate } from '../../apps/server/src/testing/database-template.ts';

/** @returns a `DATA_DIR` to copy before the first start of a server, with all tables and no rows */
export async function migratedDataFolder(): Promise<string> {
  return (await databaseTemplate()).folder;
}
