import { existsSync, statSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { sep } from 'node:path';

/** A change of the disk. Files have numbers, because names change. A sync covers the events before number `until`. */
export type DiskEvent =
  | { kind: 'write'; file: number; offset: number; bytes: Uint8Array }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'sync'; file: number; until: number }
  | { kind: 'name'; path: string; is: number | 'folder' | 'nothing' }
  | { kind: 'rename'; path: string; to: string; file: number }
  | { kind: 'syncNames'; folder: string; until: number };

export interface RecordedDisk {
  events: DiskEvent[];
  /** The number of each file that was there before, if the process has used it. */
  files: Map<string, number>;
  stop(): void;
}

/** The file functions of PGlite and of this folder's neighbours, and those needed here. */
const NAMES = [
  'openSync',
  'closeSync',
  'writeSync',
  'writeFileSync',
  'truncateSync',
  'ftruncateSync',
  'fsyncSync',
  'fdatasyncSync',
  'fdatasync',
  'renameSync',
  'unlinkSync',
  'mkdirSync',
] as const;

type Operation = (...parameters: unknown[]) => unknown;
type Operations = Record<(typeof NAMES)[number], Operation>;

/** Records what this process does to the files in `root`, in `node:fs` itself, which PGlite calls too. */
export function recordDisk(root: string): RecordedDisk {
  const fs = createRequire(import.meta.url)('node:fs') as Operations;
  const original = Object.fromEntries(NAMES.map((name) => [name, fs[name]])) as Operations;
  const events: DiskEvent[] = [];
  const files = new Map<string, number>();
  const current = new Map<string, number>();
  const opened = new Map<unknown, number | string>();
  let count = 0;

  const isOurs = (path: unknown): path is string =>
    typeof path === 'string' && (path === root || path.startsWith(root + sep));

  function numberOf(path: string): number {
    const known = current.get(path);
    if (known !== undefined) return known;
    files.set(path, count);
    current.set(path, count);
    return count++;
  }
  function created(path: string): void {
    current.set(path, count);
    events.push({ kind: 'name', path, is: count });
    count += 1;
  }
  function removed(path: unknown): void {
    if (!isOurs(path)) return;
    events.push({ kind: 'name', path, is: 'nothing' });
    current.delete(path);
  }
  function synced(descriptor: unknown, until: number): void {
    const file = opened.get(descriptor);
    if (typeof file === 'number') events.push({ kind: 'sync', file, until });
    if (typeof file === 'string') events.push({ kind: 'syncNames', folder: file, until });
  }

  const recording: Operations = {
    openSync: (path: unknown, ...rest: unknown[]) => {
      const isNew = isOurs(path) && !existsSync(path);
      const descriptor = original.openSync(path, ...rest);
      if (!isOurs(path)) return descriptor;
      if (isNew) created(path);
      const isFolder = statSync(path).isDirectory();
      opened.set(descriptor, isFolder ? path : numberOf(path));
      return descriptor;
    },
    closeSync: (descriptor: unknown) => {
      opened.delete(descriptor);
      return original.closeSync(descriptor);
    },
    writeSync: (descriptor: unknown, ...rest: unknown[]) => {
      const written = original.writeSync(descriptor, ...rest) as number;
      const file = opened.get(descriptor);
      const [bytes, from, , offset] = rest as [Int8Array, number, number, number];
      if (typeof file === 'number') {
        const copy = new Uint8Array(bytes.buffer, bytes.byteOffset + from, written).slice();
        events.push({ kind: 'write', file, offset, bytes: copy });
      }
      return written;
    },
    /** Emscripten makes empty files with it. */
    writeFileSync: (path: unknown, data: unknown, ...rest: unknown[]) => {
      original.writeFileSync(path, data, ...rest);
      if (isOurs(path) && data === '') created(path);
    },
    truncateSync: (path: unknown, size: unknown) => {
      original.truncateSync(path, size);
      if (isOurs(path)) events.push({ kind: 'truncate', file: numberOf(path), size: Number(size) });
    },
    ftruncateSync: (descriptor: unknown, size: unknown) => {
      original.ftruncateSync(descriptor, size);
      const file = opened.get(descriptor);
      if (typeof file === 'number') events.push({ kind: 'truncate', file, size: Number(size) });
    },
    fsyncSync: (descriptor: unknown) => {
      original.fsyncSync(descriptor);
      synced(descriptor, events.length);
    },
    fdatasyncSync: (descriptor: unknown) => {
      original.fdatasyncSync(descriptor);
      synced(descriptor, events.length);
    },
    fdatasync: (descriptor: unknown, done: unknown) => {
      const until = events.length;
      original.fdatasync(descriptor, (error: unknown) => {
        if (!error) synced(descriptor, until);
        (done as Operation)(error);
      });
    },
    renameSync: (path: unknown, to: unknown) => {
      original.renameSync(path, to);
      if (!isOurs(path) || !isOurs(to)) return;
      const file = numberOf(path);
      events.push({ kind: 'rename', path, to, file });
      current.delete(path);
      current.set(to, file);
    },
    unlinkSync: (path: unknown) => {
      original.unlinkSync(path);
      removed(path);
    },
    mkdirSync: (path: unknown, ...rest: unknown[]) => {
      const isNew = isOurs(path) && !existsSync(path);
      const made = original.mkdirSync(path, ...rest);
      if (isNew) events.push({ kind: 'name', path, is: 'folder' });
      return made;
    },
  };
  Object.assign(fs, recording);
  syncBuiltinESMExports();
  return {
    events,
    files,
    stop: () => {
      Object.assign(fs, original);
      syncBuiltinESMExports();
    },
  };
}
