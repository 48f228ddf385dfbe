import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { unlessUnchanged } from './unless-unchanged.mjs';

const BUILT = join('apps', 'web', 'dist', 'index.html');
const SOURCES = [
  join('apps', 'web'),
  join('packages', 'contract'),
  join('packages', 'i18n'),
  'package-lock.json',
  'tsconfig.base.json',
];

/** Builds the web with the Node that npm installed, unless its sources are unchanged since the last build. */
export function buildWeb() {
  unlessUnchanged('web-build', SOURCES, existsSync(BUILT), () => {
    console.log('Building the web …');
    run(join('node_modules', '.bin', 'node'), [viteScript(), 'build', join('apps', 'web')], {
      failure: 'The web could not be built.',
    });
  });
}

function viteScript() {
  return join('node_modules', 'vite', 'bin', 'vite.js');
}
