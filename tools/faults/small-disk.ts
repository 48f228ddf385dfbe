import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';

const CHUNK = Buffer.alloc(65_536, 1);

/** A disk in memory that a test can fill. */
export class SmallDisk {
  readonly folder: string;
  readonly #dismissCleanup: () => void;

  private constructor(folder: string) {
    this.folder = folder;
    this.#dismissCleanup = clearAfterCrash({ mount: folder, folder });
  }

  /** Why there can be none; null if there can. */
  static obstacle(): string | null {
    if (process.platform !== 'linux') return 'only Linux has disks in memory';
    if (process.getuid?.() !== 0) return 'only root may mount a small disk';
    try {
      SmallDisk.mount(1).unmount();
      return null;
    } catch {
      return 'mounting a small disk is not permitted here';
    }
  }

  /** @throws when it is not permitted */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'savet-disk-'));
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'savet-disk', folder];
    execFileSync('mount', args, { stdio: 'pipe' });
    return new SmallDisk(folder);
  }

  /** Leaves not a byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (let size = CHUNK.length; size > 0; ) {
        try {
          // A write may store less than it was asked for.
          if (writeSync(file, CHUNK, 0, size) === 0) size = 0;
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  /** Makes room again. */
  clear(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'pipe' });
    rmSync(this.folder, { recursive: true, force: true });
    this.#dismissCleanup();
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
