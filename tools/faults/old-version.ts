import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';

/**
 * The last version before accounts could be exported and have a second factor: the migrations from 0016 on are missing, and all
 * packages that it needs are still installed in the same versions. Choose a later one when it no longer starts.
 */
const OLD_VERSION = 'c0e168aa27cd9c2b7a02b0fbd9a74b47eb88aec7';

const root = resolve(import.meta.dirname, '../..');

/** Why the old version can't be had; null if it can. */
export function oldVersionObstacle(): string | null {
  try {
    git('cat-file', '-e', `${OLD_VERSION}^{commit}`);
    return null;
  } catch {
    return `the old version (${OLD_VERSION.slice(0, 10)}) is not in this clone; fetch its whole history`;
  }
}

/** Puts the old version into a folder of its own, with the packages that are installed here. */
export function checkOutOldVersion(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'savet-old-'));
  const dismiss = clearAfterCrash({ folder });
  const archive = git('archive', OLD_VERSION, 'package.json', 'apps', 'packages');
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), folder);
  for (const part of ['apps', 'packages'].flatMap((parent) => workspaces(folder, parent))) {
    const own = join(root, part, 'node_modules');
    if (existsSync(own)) linkPackages(own, join(folder, part, 'node_modules'), folder);
  }
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      dismiss();
    },
  };
}

/** Links every package but our own, which must be the old ones. */
function linkPackages(from: string, to: string, folder: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@savet' || name === 'stripe-simulator') continue;
    symlinkSync(join(from, name), join(to, name));
  }
  if (to !== join(folder, 'node_modules')) return;
  mkdirSync(join(to, '@savet'));
  for (const part of workspaces(folder, 'packages')) {
    const name = part.slice('packages/'.length);
    const link = name === 'stripe-simulator' ? name : `@savet/${name}`;
    symlinkSync(join(folder, part), join(to, link));
  }
}

function workspaces(folder: string, parent: string): string[] {
  return readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`);
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, stdio: 'pipe', maxBuffer: 1_000_000_000 });
}
