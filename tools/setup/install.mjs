import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** npm writes this into node_modules at the end of each install. */
const HIDDEN_LOCK = join('node_modules', '.package-lock.json');
const STAMP = join('node_modules', '.savet-installed');
/** See compile-cache.mjs. */
const COMPILED = join('.cache', 'compiled-modules');
/** npm writes both lockfiles together; a larger difference means a change by hand or by git. */
const SAME_INSTALL_MS = 2_000;

/**
 * Installs the packages of package-lock.json, unless node_modules has them already.
 * @param {{ develop: boolean }} extent whether to install development packages too
 */
export function installPackages({ develop }) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const whole = `${lock} with development`;
  const wanted = develop ? whole : lock;
  if (modifiedAt(HIDDEN_LOCK) > 0) {
    const stamp = read(STAMP);
    if (stamp === wanted || stamp === whole) return;
    // Someone ran `npm install` manually.
    const isFresh = modifiedAt(HIDDEN_LOCK) + SAME_INSTALL_MS > modifiedAt('package-lock.json');
    if (isFresh && !stamp.startsWith(lock)) {
      writeFileSync(STAMP, whole);
      return;
    }
  }
  console.log('Installing packages; about a minute the first time …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lockfile without the packages of other platforms, which some registries
  // do not carry.
  const args = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
  if (!develop) args.push('--omit=dev');
  const [command, ...first] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm'];
  run(command, [...first, ...args], {
    failure: 'The packages could not be installed. Is the npm registry within reach?',
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  writeFileSync(STAMP, wanted);
  // Node replaces the entry of a changed file, but keeps those of files and of Node versions that are gone.
  rmSync(COMPILED, { recursive: true, force: true });
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function read(path) {
  return modifiedAt(path) > 0 ? readFileSync(path, 'utf8') : '';
}
