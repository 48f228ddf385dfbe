import { spawnSync } from 'node:child_process';
import { isAbsolute } from 'node:path';

/**
 * Runs a command and shows its output only if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ failure: string, env?: Record<string, string> }} options
 * @throws Error with `failure` and the output
 */
export function run(command, args, { failure, env }) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    // Windows needs a shell for `npm` and links; it takes a path with a space for two words.
    shell: process.platform === 'win32' && !isAbsolute(command),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  const messages = [stdout, stderr, error?.message, failure].map((text) => text?.trim());
  throw new Error(messages.filter(Boolean).join('\n'));
}
