import { cpSync } from 'node:fs';
import { migratedDataFolder } from '../../../tools/test-server/migrated-data-folder.ts';

const VARIABLE = 'SAVET_E2E_DATA_TEMPLATE';

/** Playwright's global set-up. Workers are separate processes and read the path from the environment. */
export default async function prepareDataTemplate(): Promise<void> {
  process.env[VARIABLE] = await migratedDataFolder();
}

/** Gives a new server a database with all tables: migrating an empty one takes longer than the rest of the start. */
export function copyDataTemplate(folder: string): void {
  const template = process.env[VARIABLE];
  if (template === undefined) throw new Error('the global set-up has not run');
  cpSync(template, folder, { recursive: true });
}
