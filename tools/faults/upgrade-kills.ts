import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  fillFolder,
  startAndKill,
  versionOf,
} from '../../apps/server/src/testing/upgrades/kill-upgrade.ts';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';
import { quickFolder } from '../test-server/quick-folder.ts';
import { seededRandom } from './random.ts';

/** An upgrade that takes longer hangs, in milliseconds. */
const LONGEST_MS = 120_000;

/**
 * `node tools/faults/upgrade-kills.ts [kills] [seed]`: kills the server during upgrades of the embedded database, two hundred
 * times by default. After each kill the database must be whole, in the old or the new version.
 */
const [killsText = '200', seedText = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const random = seededRandom(Number(seedText));
console.log(`seed ${seedText}`);

const folder = quickFolder();
const dismissCleanup = clearAfterCrash({ folder });
const filled = join(folder, 'filled');
const dataDir = join(folder, 'data');
const found = { old: 0, new: 0, ended: 0 };
await fillFolder(filled);
reset();
const begun = performance.now();
if (!(await startAndKill(dataDir, LONGEST_MS))) throw new Error('an upgrade alone does not end');
let longest = performance.now() - begun;
reset();

for (let kill = 1; kill <= Number(killsText); kill += 1) {
  const afterMs = random() * longest;
  const started = performance.now();
  const hasEnded = await startAndKill(dataDir, afterMs);
  // The machine may be faster than at first.
  if (hasEnded) longest = performance.now() - started;
  const version = await versionOf(dataDir);
  if (hasEnded && version === 'old') throw new Error('the upgrade ended without an effect');
  found[hasEnded ? 'ended' : version] += 1;
  console.log(
    `ok     kill ${kill} after ${Math.round(afterMs)} ms: ${hasEnded ? 'ended' : version}`,
  );
  // An old one is killed again, after what the last kill left.
  if (version === 'new') reset();
}

const { old, new: upgraded, ended } = found;
console.log(
  `${old} old, ${upgraded} upgraded, ${ended} ended before the kill; every database was whole`,
);
rmSync(folder, { recursive: true });
dismissCleanup();

function reset(): void {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(filled, dataDir, { recursive: true });
}
