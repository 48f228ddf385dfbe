import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../env.ts';
import { AUTH_SECRET_MIN } from '../env-variables.ts';

/** Its name in the data folder. */
export const AUTH_SECRET_FILE = 'auth-secret';

/**
 * Reads the secret in `dataDir`, which the first start generates.
 * @throws EnvironmentError if the file holds none: sessions would be signed with a key that anybody knows
 */
export function readAuthSecret(dataDir: string): string {
  const path = join(dataDir, AUTH_SECRET_FILE);
  if (!existsSync(path)) writeSecret(dataDir, path);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= AUTH_SECRET_MIN) return secret;
  throw new EnvironmentError([
    `${path}: has ${secret.length} characters instead of at least ${AUTH_SECRET_MIN}; restore it from a backup, or delete it, ` +
      'which signs everybody out and loses the stored keys of models',
  ]);
}

/** A crash leaves the whole file or none. */
function writeSecret(dataDir: string, path: string): void {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, randomBytes(32).toString('base64url'));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
