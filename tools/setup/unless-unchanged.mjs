import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const notSources = new Set(['dist', 'node_modules', 'specification', 'vitest.browser.config.ts']);

/**
 * Does some work, unless its result is there and its sources are unchanged since.
 * @param {string} name of the stamp in `.cache`
 * @param {string[]} sources files and folders
 * @param {boolean} isThere whether there is a result
 * @param {() => void} work
 */
export function unlessUnchanged(name, sources, isThere, work) {
  const stamp = join('.cache', name);
  const wanted = fingerprint(sources);
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** A hash of paths, sizes and times: reading the files would take longer. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
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
