import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes a file, or the names in a folder, from the operating system's cache to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    syncDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same for an open file or folder. */
export function syncDescriptor(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows syncs neither folders nor files that are open for reading.
    if (process.platform !== 'win32') throw error;
  }
}

/** The same for a folder with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}
