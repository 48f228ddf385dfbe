import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresBinaries } from '../postgres/binaries.ts';

/** Where Debian and others put Chromium. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What the tests need beside Node: installed where that is possible. */
export interface Machine {
  chromium: string | null;
  postgres: boolean;
}

/** Finds Chromium and PostgreSQL; as root on Debian it installs what is missing. */
export function prepareMachine(): Machine {
  const found = look();
  const missing = [
    ...(found.chromium === null ? ['chromium'] : []),
    ...(found.postgres ? [] : ['postgresql']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return found;
  }
  console.log(`Installing ${missing.join(' and ')} …`);
  install(missing);
  return look();
}

function look(): Machine {
  return {
    chromium: process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? null,
    postgres: postgresBinaries() !== null,
  };
}

function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['install', '-y', '--no-install-recommends', ...names];
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
    execFileSync('apt-get', words, { env, stdio: 'pipe' });
  } catch (error) {
    console.log(`They could not be installed: ${error instanceof Error ? error.message : ''}`);
  }
}
