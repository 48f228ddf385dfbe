import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** What npm itself writes into node_modules at the end of each install. */
const HIDDEN_LOCK = join('node_modules', '.package-lock.json');
const STAMP = join('node_modules', '.savet-installed');
/** npm writes both locks in one go; later than that the lock was changed by somebody else. */
const SAME_INSTALL_MS = 2_000;

/** Installs what package-lock.json asks for, unless node_modules has it already. */
export function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (modifiedAt(HIDDEN_LOCK) > 0) {
    if (read(STAMP) === wanted) return;
    // A person ran `npm install` themselves.
    if (modifiedAt(HIDDEN_LOCK) + SAME_INSTALL_MS > modifiedAt('package-lock.json')) {
      writeFileSync(STAMP, wanted);
      return;
    }
  }
  console.log('Installing packages; about a minute the first time …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock in which a package of another platform is missing, as it is
  // wherever a registry does not carry that platform.
  const words = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
  const [command, ...first] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm'];
  run(command, [...first, ...words], {
    failure: 'The packages could not be installed. Is the npm registry within reach?',
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  writeFileSync(STAMP, wanted);
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function read(path) {
  return modifiedAt(path) > 0 ? readFileSync(path, 'utf8') : '';
}
