import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../../env.ts';
import { type Backup, BackupError } from '../../platform/db/backup/format.ts';
import { loadBackup } from '../../platform/db/backup/load.ts';
import { inspectBackup, readFiles } from '../../platform/db/backup/read.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { allMigrations } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { AUTH_SECRET_FILE } from '../auth-secret.ts';
import { countText } from './back-up.ts';
import { markOf } from './included-files.ts';
import { restoreFolder } from './restore-folder.ts';

const usage = `Usage: npm run restore -- <file>
  Restores a backup into an empty database: DATABASE_URL, or the folder DATA_DIR.
       npm run restore -- <file> --secret-to <new file>
  Only writes the AUTH_SECRET of an embedded installation to a file, and restores nothing.`;

/**
 * Restores a backup, or changes nothing.
 * @returns the text to print
 * @throws BackupError, EnvironmentError, FolderInUseError, DataFolderError
 */
export async function restore(args: readonly string[]): Promise<string> {
  const { path, secretTo } = parse(args);
  const backup = await inspectBackup(path);
  if (secretTo !== undefined) return writeSecret(backup, secretTo);
  const environment = readEnvironment();
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === null) await restoreFolder(environment, backup, allMigrations);
  else await restorePostgres(environment, databaseUrl, backup);
  return `Restored ${countText(backup.totals)} into ${databaseUrl === null ? dataDir : 'the database'}; all counts and checksums agree.`;
}

function parse(args: readonly string[]): { path: string; secretTo: string | undefined } {
  try {
    const options = { 'secret-to': { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [path, ...others] = positionals;
    if (path !== undefined && others.length === 0) return { path, secretTo: values['secret-to'] };
  } catch {
    // An unknown option.
  }
  throw new BackupError(usage);
}

async function restorePostgres(
  { authSecret, databaseDirectUrl }: Environment,
  url: string,
  backup: Backup,
): Promise<void> {
  if (authSecret === null || markOf(authSecret) !== backup.header.secretMark) {
    const isIncluded = AUTH_SECRET_FILE in backup.totals.files;
    throw new BackupError(
      'AUTH_SECRET: is another one than that of the backup, so nobody could log in. Set it to that one' +
        (isIncluded ? `; npm run restore -- ${backup.path} --secret-to <new file> shows it` : ''),
    );
  }
  // Past a pooler, which may end queries that take long.
  const place = { url: databaseDirectUrl ?? url, isPatient: true };
  const database = await connectDatabase(place, createLog('warn'));
  try {
    await loadBackup(database.db, backup, allMigrations);
  } finally {
    await database.close();
  }
}

async function writeSecret(backup: Backup, path: string): Promise<string> {
  if (!(AUTH_SECRET_FILE in backup.totals.files)) {
    throw new BackupError(`${backup.path} has no AUTH_SECRET: it was in the environment`);
  }
  const parts: Buffer[] = [];
  for await (const { name, part } of readFiles(backup.path)) {
    if (name === AUTH_SECRET_FILE) parts.push(part);
  }
  writeFileSync(path, Buffer.concat(parts), { flag: 'wx', mode: 0o600 });
  return `Wrote the AUTH_SECRET of the backup to ${path}. Nothing is restored yet: set AUTH_SECRET to the content of this file, and restore again without --secret-to.`;
}
