import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';

const BUILT = join('apps', 'web', 'dist', 'index.html');
const STAMP = join('.cache', 'web-build');
const SOURCES = [
  join('apps', 'web'),
  join('packages', 'contract'),
  join('packages', 'i18n'),
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources = new Set(['dist', 'node_modules', 'specification', 'vitest.browser.config.ts']);

/** Builds the web with the Node that npm installed, unless its sources are unchanged since the last build. */
export function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web …');
  run(join('node_modules', '.bin', 'node'), [viteScript(), 'build', join('apps', 'web')], {
    failure: 'The web could not be built.',
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function viteScript() {
  return join('node_modules', 'vite', 'bin', 'vite.js');
}

/** A hash of paths, sizes and times: reading the files would take longer. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!notSources.has(name) && !name.includes('.test.')) addTo(hash, join(path, name));
  }
}
