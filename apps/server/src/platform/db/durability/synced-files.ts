import { fstatSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDescriptor, syncPath } from '../sync-files.ts';
import type { GroupSync } from './group-sync.ts';

/** The part used here of Emscripten's file system in a folder. It lacks `fsync`, so PostgreSQL's calls do nothing. */
interface EmscriptenFiles {
  realPath(node: Node): string;
  stream_ops: {
    write(stream: Stream, ...bytes: Bytes): number;
    setattr(stream: Stream, change: Change): void;
    fsync?(stream: Stream): number;
  };
  node_ops: {
    setattr(node: Node, change: Change): void;
    mknod(folder: Node, ...rest: unknown[]): Node;
    rename(node: Node, ...rest: unknown[]): void;
    unlink(folder: Node, ...rest: unknown[]): void;
  };
}

interface Node {
  parent: Node;
}

interface Stream {
  node: Node;
  /** The file's descriptor in Node.js. */
  nfd: number;
}

/** A piece of memory and its place in a file, in bytes. */
type Bytes = [memory: Int8Array, offset: number, length: number, position: number];

interface Change {
  /** Set when a file is truncated. */
  size?: number;
}

/** As many pages of PostgreSQL as it adds at once, before anything is on them. In bytes. */
const EMPTY_PAGES = Buffer.alloc(8 * 8_192);

/** PostgreSQL's name of a file of the write-ahead log. */
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * The files of an embedded database. PostgreSQL decides what is synced and when. Only for a commit it doesn't wait:
 * `wal` syncs the write-ahead log in the background, and the sender of an acknowledgement waits for that.
 * The log is on disk before any other file changes, because recovery depends on this order.
 */
export class SyncedFiles extends NodeFS {
  readonly #wal: GroupSync;

  constructor(folder: string, wal: GroupSync) {
    super(folder);
    this.#wal = wal;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun?.push((module: { NODEFS: EmscriptenFiles }) => {
      addSync(module.NODEFS, this.#wal);
    });
    return { emscriptenOpts };
  }
}

function addSync(files: EmscriptenFiles, wal: GroupSync): void {
  const { stream_ops: streams, node_ops: nodes } = files;
  const { write, setattr: setStream } = streams;
  const { setattr: setNode, mknod, rename, unlink } = nodes;
  /** Folders with new names that are not on disk yet. */
  const foldersToSync = new Set<string>();

  streams.write = (stream, ...bytes) => {
    if (wal.isPending && !isIndependent(stream, bytes)) wal.doneNow();
    return write(stream, ...bytes);
  };
  streams.setattr = (stream, change) => {
    if (change.size !== undefined) syncWalFirst();
    setStream(stream, change);
  };
  nodes.setattr = (node, change) => {
    if (change.size !== undefined) syncWalFirst();
    setNode(node, change);
  };
  nodes.rename = (...parameters) => {
    syncWalFirst();
    rename(...parameters);
  };
  nodes.unlink = (...parameters) => {
    syncWalFirst();
    unlink(...parameters);
  };
  nodes.mknod = (folder, ...rest) => {
    foldersToSync.add(files.realPath(folder));
    return mknod(folder, ...rest);
  };
  streams.fsync = ({ node, nfd }) => {
    const path = files.realPath(node);
    if (isWalSegment(path)) {
      wal.request(path);
      return 0;
    }
    syncWalFirst();
    // PostgreSQL counts on file systems that sync the name of a new file with the file. Not all do.
    for (const folder of foldersToSync) syncPath(folder);
    foldersToSync.clear();
    syncDescriptor(nfd);
    return 0;
  };

  /** Whether it may be on disk before the log. */
  function isIndependent(stream: Stream, bytes: Bytes): boolean {
    return isWalSegment(files.realPath(stream.node)) || isGrowth(stream, bytes);
  }

  function syncWalFirst(): void {
    if (wal.isPending) wal.doneNow();
  }
}

/** A table or an index grows by empty pages. PostgreSQL never waits for the log then: recovery takes such pages for unused. */
function isGrowth({ nfd }: Stream, [memory, offset, length, position]: Bytes): boolean {
  const written = Buffer.from(memory.buffer, memory.byteOffset + offset, length);
  return EMPTY_PAGES.subarray(0, length).equals(written) && position >= fstatSync(nfd).size;
}

function isWalSegment(path: string): boolean {
  return WAL_SEGMENT.test(basename(path)) && basename(dirname(path)) === 'pg_wal';
}
