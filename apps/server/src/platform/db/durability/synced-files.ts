import { basename, dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDescriptor, syncPath } from '../sync-files.ts';
import type { GroupSync } from './group-sync.ts';

/** The part used here of Emscripten's file system in a folder. It lacks `fsync`, so PostgreSQL's calls do nothing. */
interface EmscriptenFiles {
  realPath(node: Node): string;
  stream_ops: {
    write(stream: Stream, ...rest: unknown[]): number;
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

interface Change {
  /** Set when a file is truncated. */
  size?: number;
}

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

  streams.write = (stream, ...rest) => {
    if (wal.isPending && !isWalSegment(files.realPath(stream.node))) wal.doneNow();
    return write(stream, ...rest);
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

  function syncWalFirst(): void {
    if (wal.isPending) wal.doneNow();
  }
}

function isWalSegment(path: string): boolean {
  return WAL_SEGMENT.test(basename(path)) && basename(dirname(path)) === 'pg_wal';
}
