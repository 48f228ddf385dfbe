import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/*
 * Node does not strip types below node_modules, so the published package is plain JavaScript. npm ignores `bin` and
 * `exports` in publishConfig, so this script applies them. after.ts restores the manifest.
 */
type Manifest = Record<string, unknown> & { publishConfig: Record<string, unknown> };

const insideOnly = new Set(['private', 'scripts', 'devDependencies', 'publishConfig']);

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const kept = Object.entries(manifest).filter(([name]) => !insideOnly.has(name));
const published = { ...Object.fromEntries(kept), ...manifest.publishConfig };

rmSync('dist', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], {
  stdio: ['ignore', process.stderr, process.stderr],
  shell: process.platform === 'win32',
});
cpSync('src/pages/style.css', 'dist/pages/style.css');
renameSync('package.json', 'package.json.kept');
writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
