import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const syncedAt = new Map<string, number>();

/** Syncs to disk every file below `folder` that was written since it was last synced here. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) syncFile(join(entry.parentPath, entry.name));
  }
}

function syncFile(path: string): void {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined || syncedAt.get(path) === written) return;
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
    syncedAt.set(path, written);
  } finally {
    closeSync(file);
  }
}
