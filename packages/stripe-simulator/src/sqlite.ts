import { chmodSync, closeSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

export const IN_MEMORY = ':memory:';

type Sqlite = typeof import('node:sqlite');

/**
 * Opens a database with Node's own SQLite. Its file is only for its owner, for it has addresses of people, and secrets.
 * @throws Error with a plain sentence if this version of Node has none: an import would only fail with a code
 */
export function openSqlite(
  path: string,
  load: (name: 'node:sqlite') => Sqlite | undefined = builtin,
): DatabaseSync {
  const sqlite = load('node:sqlite');
  if (sqlite) {
    if (path !== IN_MEMORY) keepFromOthers(path);
    return new sqlite.DatabaseSync(path);
  }
  throw new Error(
    `The Stripe simulator needs Node.js 24 or newer; this is ${process.versions.node}.`,
  );
}

function builtin(name: 'node:sqlite'): Sqlite | undefined {
  // Missing before Node 20.16.
  const load = process.getBuiltinModule as typeof process.getBuiltinModule | undefined;
  return load?.(name);
}

/** SQLite gives its further files the mode of this one. */
function keepFromOthers(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
