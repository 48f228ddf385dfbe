import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskEvent, RecordedDisk } from './recorded-disk.ts';

/** A disk writes this much at once; more can be torn. In bytes. */
const BLOCK = 4_096;

type Change = Extract<DiskEvent, { kind: 'write' | 'truncate' }>;
type NameChange = Extract<DiskEvent, { kind: 'name' | 'rename' }>;
/** Events with their numbers. */
type Numbered<Event> = Map<number, Event>;

interface PowerLoss {
  disk: RecordedDisk;
  /** The recorded folder. */
  root: string;
  /** A copy of it from before the recording, which becomes what the power failure leaves. */
  folder: string;
  /** The power fails before this event. */
  at: number;
  /** Whether a block that was not synced is on disk all the same. */
  isWritten: () => boolean;
}

/** Leaves on the disk what a power failure leaves: all that was synced, and any part of the rest. */
export function losePower({ disk, root, folder, at, isWritten }: PowerLoss): void {
  const changes = new Map<number, Numbered<Change>>();
  const names: Numbered<NameChange> = new Map();
  const contents = new Map<number, Buffer>();
  const found = new Map<string, number | 'folder' | 'nothing'>(disk.files);
  for (const [path, file] of disk.files) contents.set(file, readFileSync(copyOf(path)));

  for (const [number, event] of disk.events.slice(0, at).entries()) {
    if (event.kind === 'write' || event.kind === 'truncate') {
      const pending = changes.get(event.file) ?? new Map<number, Change>();
      changes.set(event.file, pending.set(number, event));
    } else if (event.kind === 'sync') {
      settle(changes.get(event.file), event.until, (change) => apply(change, () => true));
    } else if (event.kind === 'syncNames') {
      const { folder: synced, until } = event;
      settle(names, until, rename, ({ path }) => dirname(path) === synced);
    } else names.set(number, event);
  }
  for (const pending of changes.values()) {
    for (const change of pending.values()) apply(change, isWritten);
  }
  // File systems keep the order of names.
  for (const change of names.values()) {
    if (!isWritten()) break;
    rename(change);
  }

  for (const [path, is] of found) {
    if (is === 'folder') mkdirSync(copyOf(path), { recursive: true });
    else if (is === 'nothing') rmSync(copyOf(path), { force: true });
    else writeFileSync(copyOf(path), contents.get(is) ?? '');
  }

  function apply(change: Change, isBlockWritten: () => boolean): void {
    const before = contents.get(change.file) ?? Buffer.alloc(0);
    contents.set(change.file, changed(before, change, isBlockWritten));
  }
  function rename(change: NameChange): void {
    if (change.kind === 'name') found.set(change.path, change.is);
    else found.set(change.path, 'nothing').set(change.to, change.file);
  }
  function copyOf(path: string): string {
    return join(folder, relative(root, path));
  }
}

function settle<Event>(
  pending: Numbered<Event> | undefined,
  until: number,
  apply: (event: Event) => void,
  isCovered: (event: Event) => boolean = () => true,
): void {
  for (const [number, event] of pending ?? []) {
    if (number >= until || !isCovered(event)) continue;
    apply(event);
    pending?.delete(number);
  }
}

function changed(before: Buffer, change: Change, isBlockWritten: () => boolean): Buffer {
  if (change.kind === 'truncate') {
    if (!isBlockWritten()) return before;
    return Buffer.concat([before.subarray(0, change.size)], change.size);
  }
  const { offset, bytes } = change;
  const end = offset + bytes.length;
  const after = end > before.length ? Buffer.concat([before], end) : before;
  for (let from = 0; from < bytes.length; from += BLOCK) {
    if (isBlockWritten()) after.set(bytes.subarray(from, from + BLOCK), offset + from);
  }
  return after;
}
