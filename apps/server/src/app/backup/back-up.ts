import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, readEnvironment } from '../../env.ts';
import { BackupError, type Totals } from '../../platform/db/backup/format.ts';
import { writeBackup } from '../../platform/db/backup/write.ts';
import { connectDatabase, type OpenDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { readAuthSecret } from '../auth-secret.ts';
import { sendToServer } from '../staff/control-socket.ts';
import { markOf, withIncludedFiles } from './included-files.ts';

const usage = `Usage: npm run backup -- <file>
  Writes a backup of the database and its secrets to a new file, while the server runs.`;

/**
 * Takes a backup: the running server writes it if it has the embedded database open.
 * @returns the text to print
 * @throws BackupError, EnvironmentError, FolderInUseError, DataFolderError
 */
export async function backUp([file, ...others]: readonly string[]): Promise<string> {
  if (file === undefined || file.startsWith('-') || others.length > 0) throw new BackupError(usage);
  const path = resolve(file);
  const environment = readEnvironment();
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === null) {
    if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
      throw new BackupError(`DATA_DIR: ${dataDir} has no database; there is nothing to back up`);
    }
    const reply = await sendToServer(dataDir, ['backup', path]);
    if (reply?.ok === false) throw new BackupError(reply.text);
    if (reply) return reply.text;
  }
  const place = databaseUrl === null ? { dataDir } : { url: databaseUrl };
  const database = await connectDatabase(place, createLog('warn'));
  try {
    return await backUpTo(path, database, environment);
  } finally {
    await database.close();
  }
}

/** Writes a backup of an open database to an absolute path. @returns the text to print @throws BackupError */
export async function backUpTo(
  path: string,
  database: OpenDatabase,
  environment: Environment,
): Promise<string> {
  const secretMark = markOf(environment.authSecret ?? readAuthSecret(environment.dataDir));
  const draft = `${path}.${crypto.randomUUID().slice(0, 8)}.simulator`;
  const totals = await withIncludedFiles(environment, draft, (files) =>
    writeBackup(database, path, { files, secretMark }),
  );
  const size = (statSync(path).size / 1_000_000).toFixed(1);
  return `Wrote ${countText(totals)} to ${path} (${size} MB). It contains password hashes and secrets: protect it like the data.`;
}

/** For example: 812 rows of 31 tables. */
export function countText({ tables }: Totals): string {
  const counts = Object.values(tables);
  const rows = counts.reduce((sum, { rows }) => sum + rows, 0);
  return `${rows} rows of ${counts.length} tables`;
}
