import { mkdirSync } from 'node:fs';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** The database, in the data folder. */
export const DATABASE_FOLDER = 'database';

/** A message can hold the source of a whole module, in one line. In UTF-16 units. */
const REASON_MAX = 200;

/** The data folder, or the database in it, can't be opened. */
export class DataFolderError extends Error {
  constructor(dataDir: string, cause: unknown) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    super(`DATA_DIR: ${dataDir} can't be used as the data folder (${reason.slice(0, REASON_MAX)})`);
    this.name = 'DataFolderError';
  }
}

/**
 * Makes and locks the data folder for this process.
 * @returns releases the lock
 * @throws FolderInUseError when another process has it; DataFolderError when it can't be used
 */
export function claimFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof FolderInUseError ? error : new DataFolderError(dataDir, error);
  }
}
