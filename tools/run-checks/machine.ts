import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOffice } from '../documents/office.ts';
import { postgresBinaries } from '../postgres/binaries.ts';
import { findChromium } from '../test-server/chromium.ts';
import { fakeClockLibrary } from '../test-server/faked-clock.ts';

/** Programs that the tests need besides Node. */
export interface Machine {
  chromium: string | null;
  postgres: boolean;
  /** LibreOffice. */
  office: boolean;
}

/**
 * Finds Chromium and PostgreSQL; as root on Debian it installs what is missing.
 * @param options.opensDocuments whether Word documents are opened, which needs LibreOffice
 * @param options.fakesClocks whether the faults of clocks are tried, which need libfaketime
 */
export function prepareMachine({ fakesClocks = false, opensDocuments = false } = {}): Machine {
  const found = look();
  const missing = [
    ...(fakesClocks && fakeClockLibrary() === null ? ['faketime'] : []),
    ...(opensDocuments && !found.office ? ['libreoffice-writer-nogui'] : []),
    ...(found.chromium === null ? ['chromium-headless-shell'] : []),
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
    chromium: findChromium(),
    postgres: postgresBinaries() !== null,
    office: findOffice() !== null,
  };
}

function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', ...names];
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
    execFileSync('apt-get', args, { env, stdio: 'pipe' });
  } catch (error) {
    console.log(`They could not be installed: ${error instanceof Error ? error.message : ''}`);
  }
}
