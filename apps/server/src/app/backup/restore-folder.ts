import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../env.ts';
import { type Backup, BackupError } from '../../platform/db/backup/format.ts';
import { loadBackup } from '../../platform/db/backup/load.ts';
import { readFiles } from '../../platform/db/backup/read.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { lockFolder } from '../../platform/db/embedded/folder-lock.ts';
import type { Migrations } from '../../platform/db/migrate.ts';
import { syncPath, syncTree } from '../../platform/db/sync-files.ts';
import { createLog } from '../../platform/log.ts';
import { AUTH_SECRET_FILE, readAuthSecret } from '../auth-secret.ts';
import { includedNames, markOf } from './included-files.ts';

/** Folder in the data folder for a database that is being restored. A later restore removes what a crash has left in it. */
const DRAFT = 'restoring';

/**
 * Restores a backup into a data folder without a database. The database gets its name when all is checked and on disk.
 * @throws BackupError, FolderInUseError, DataFolderError
 */
export async function restoreFolder(
  { dataDir, authSecret }: Environment,
  backup: Backup,
  migrations: Migrations,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const draft = join(dataDir, DRAFT);
  try {
    requireNoDatabase(dataDir);
    requireSameSecret(dataDir, authSecret, backup);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const names = authSecret === null ? includedNames : includedNames.filter(isNoSecret);
    await writeFiles(draft, backup, names);
    const database = await connectDatabase({ dataDir: draft }, createLog('warn'));
    try {
      await loadBackup(database.db, backup, migrations);
    } finally {
      await database.close();
    }
    syncTree(draft);
    // The database comes last: with its name, the restoration is complete.
    for (const name of [...names, 'database']) {
      if (existsSync(join(draft, name))) renameSync(join(draft, name), join(dataDir, name));
    }
    syncPath(dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

function requireNoDatabase(dataDir: string): void {
  const database = join(dataDir, 'database');
  if (!existsSync(database)) return;
  if (readdirSync(database).length > 0) {
    throw new BackupError(
      `DATA_DIR: ${dataDir} has a database already. Restore into another folder, or move this one away.`,
    );
  }
  rmSync(database, { recursive: true });
}

/** Another secret would end all sessions and make the stored keys of models unreadable. */
function requireSameSecret(dataDir: string, authSecret: string | null, backup: Backup): void {
  const isIncluded = AUTH_SECRET_FILE in backup.totals.files;
  const hasOwn = existsSync(join(dataDir, AUTH_SECRET_FILE));
  const secret = authSecret ?? (hasOwn ? readAuthSecret(dataDir) : null);
  if (secret === null ? isIncluded : markOf(secret) === backup.header.secretMark) return;
  throw new BackupError(
    authSecret === null && hasOwn
      ? `DATA_DIR: ${dataDir} has the auth-secret of another installation. Restore into another folder.`
      : 'AUTH_SECRET: is another one than that of the backup, so nobody could log in. Set it to that one.',
  );
}

function isNoSecret(name: string): boolean {
  return name !== AUTH_SECRET_FILE;
}

/** Writes the files with these names. */
async function writeFiles(
  folder: string,
  { path }: Backup,
  names: readonly string[],
): Promise<void> {
  for await (const { name, part } of readFiles(path)) {
    if (names.includes(name)) appendFileSync(join(folder, name), part, { mode: 0o600 });
  }
}
