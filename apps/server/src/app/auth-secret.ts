import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the secret in `dataDir`, which the first start generates. */
export function readAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  if (!existsSync(path)) {
    const draft = `${path}.new`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(draft, path);
  }
  return readFileSync(path, 'utf8').trim();
}
