import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`DATA_DIR ${folder} is in use by another Savet server; stop it or choose another folder`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks the folder for this process. The kernel releases the lock when the process ends, even by `kill -9`.
 * @returns releases the lock
 * @throws FolderInUseError when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error instanceof Error && error.message.includes('locked')
      ? new FolderInUseError(folder)
      : error;
  }
  return () => lock.close();
}
