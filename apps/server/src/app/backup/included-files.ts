import { createHmac } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Environment } from '../../env.ts';
import type { IncludedFile } from '../../platform/db/backup/write.ts';
import { AUTH_SECRET_FILE } from '../auth-secret.ts';
import { SIMULATOR_FILE } from '../payment-connection.ts';

/** Files of the data folder that a backup includes. The server makes all others again. */
export const includedNames: readonly string[] = [AUTH_SECRET_FILE, SIMULATOR_FILE];

/**
 * Calls `work` with the files to include. PostgreSQL needs none: its secret is in the environment.
 * @param draft where the state of the simulated payments is copied to; nothing is left there
 */
export async function withIncludedFiles<Result>(
  { databaseUrl, authSecret, dataDir }: Environment,
  draft: string,
  work: (files: IncludedFile[]) => Promise<Result>,
): Promise<Result> {
  const files: IncludedFile[] = [];
  if (databaseUrl === null && authSecret === null) {
    files.push({ name: AUTH_SECRET_FILE, path: join(dataDir, AUTH_SECRET_FILE) });
  }
  const simulator = join(dataDir, SIMULATOR_FILE);
  if (databaseUrl !== null || !existsSync(simulator)) return work(files);
  try {
    copyWhileInUse(simulator, draft);
    return await work([...files, { name: SIMULATOR_FILE, path: draft }]);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Tells whether a secret is the same, without giving it away. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('savet backup').digest('hex').slice(0, 32);
}

function copyWhileInUse(from: string, to: string): void {
  // Only for its owner; SQLite writes into a file that is empty.
  closeSync(openSync(to, 'a', 0o600));
  const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
