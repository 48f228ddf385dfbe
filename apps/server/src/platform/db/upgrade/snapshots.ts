import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_FOLDER } from '../embedded/data-folder.ts';
import { syncPath, syncTree } from '../sync-files.ts';

/** Folder of the snapshots, in the data folder. */
const FOLDER = 'snapshots';
const KEPT = 2;
/** A snapshot that is being copied or removed. */
const PARTIAL = '.partial';
/** A snapshot that is about to take the database's place. */
const RESTORED = `${DATABASE_FOLDER}.restored`;

/**
 * Copies the closed database to `snapshots/<time>-before-<migration>`, on disk, and removes all but the last two.
 * @returns its name
 */
export function takeSnapshot(dataDir: string, migration: string, now = new Date()): string {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removePartial(folder);
  const name = `${now.toISOString().replaceAll(':', '-')}-before-${migration}`;
  const draft = join(folder, `${name}${PARTIAL}`);
  try {
    cpSync(join(dataDir, DATABASE_FOLDER), draft, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    syncTree(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  renameSync(draft, join(folder, name));
  syncPath(folder);
  syncPath(dataDir);
  for (const old of readdirSync(folder).toSorted().slice(0, -KEPT)) {
    // Never half a snapshot with a whole one's name.
    renameSync(join(folder, old), join(folder, `${old}${PARTIAL}`));
  }
  removePartial(folder);
  return name;
}

/**
 * Moves a snapshot to the place of the closed database. A crash leaves either; `finishRestoration` completes it.
 * @param keep whether the replaced database stays, among the snapshots
 */
export function restoreSnapshot(dataDir: string, name: string, keep: boolean): void {
  renameSync(join(dataDir, FOLDER, name), join(dataDir, RESTORED));
  const replaced = replaceDatabase(dataDir);
  if (!keep && replaced !== null) rmSync(replaced, { recursive: true });
}

/** Completes a restoration that a crash interrupted. Call it before opening the database. */
export function finishRestoration(dataDir: string): void {
  // The replaced database is kept: an earlier version, which knows no snapshots, may have used it since.
  if (existsSync(join(dataDir, RESTORED))) replaceDatabase(dataDir);
}

/** @returns where the database is that had the place */
function replaceDatabase(dataDir: string): string | null {
  const database = join(dataDir, DATABASE_FOLDER);
  const time = new Date().toISOString().replaceAll(':', '-');
  const aside = join(dataDir, FOLDER, `${time}-replaced`);
  const isThere = existsSync(database);
  if (isThere) renameSync(database, aside);
  renameSync(join(dataDir, RESTORED), database);
  syncPath(dataDir);
  return isThere ? aside : null;
}

export function hasSnapshot(dataDir: string, name: string): boolean {
  return name !== '' && existsSync(join(dataDir, FOLDER, name));
}

/** Removes all snapshots: what is erased from the database is still in them. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  await rm(join(dataDir, FOLDER), { recursive: true, force: true });
}

function removePartial(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(PARTIAL)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
