import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder in memory where there is one: a kill loses nothing that was written, on disk or not, and syncing a thousand files
 * takes seconds.
 */
export function quickFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'savet-test-'));
}
