import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../sync-files.ts';
import { hasSnapshot } from './snapshots.ts';

/** Holds the name of the snapshot while an upgrade runs, in the data folder. */
const MARK = 'upgrading';

/** Notes that an upgrade begins, and its snapshot. */
export function markUpgrade(dataDir: string, name: string): void {
  const draft = join(dataDir, `${MARK}.new`);
  writeFileSync(draft, name, { mode: 0o600, flush: true });
  renameSync(draft, join(dataDir, MARK));
  syncPath(dataDir);
}

/** Notes that it has ended, or was taken back. */
export function unmarkUpgrade(dataDir: string): void {
  rmSync(join(dataDir, MARK), { force: true });
}

/** The snapshot of an upgrade that a crash interrupted; null for none. */
export function interruptedUpgrade(dataDir: string): string | null {
  const mark = join(dataDir, MARK);
  if (!existsSync(mark)) return null;
  const name = readFileSync(mark, 'utf8');
  return hasSnapshot(dataDir, name) ? name : null;
}
