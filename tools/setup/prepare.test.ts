import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Fakes of npm, the recogniser and Vite, which record their runs. */
const npm = `
const fs = require('node:fs');
fs.appendFileSync('ran', process.argv.includes('--omit=dev') ? 'install\\n' : 'install all\\n');
if (fs.existsSync('fail')) { console.error('E404'); process.exit(1); }
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.mkdirSync('node_modules/vite/bin', { recursive: true });
fs.writeFileSync('node_modules/.package-lock.json', '{}');
fs.copyFileSync('vite.js', 'node_modules/vite/bin/vite.js');
fs.rmSync('node_modules/.bin/node', { force: true });
fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
`;
const recogniser = `
import { appendFileSync, mkdirSync } from 'node:fs';
appendFileSync('ran', 'learn\\n');
mkdirSync('.cache/recogniser', { recursive: true });
`;
const vite = `
const fs = require('node:fs');
fs.appendFileSync('ran', 'build\\n');
fs.mkdirSync('apps/web/dist', { recursive: true });
fs.writeFileSync('apps/web/dist/index.html', '');
`;

const learner = 'packages/built-in-consultant/src/prepare.ts';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'savet-prepare-'));
  cpSync('tools/setup', join(folder, 'tools/setup'), { recursive: true });
  mkdirSync(join(folder, 'apps/web/src'), { recursive: true });
  write('apps/web/src/main.tsx', 'one');
  write('package-lock.json', '{"one":1}');
  write('npm-cli.js', npm);
  write('vite.js', vite);
  mkdirSync(join(folder, learner, '..'), { recursive: true });
  write(learner, recogniser);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a fresh folder is installed and built, once', () => {
  expect(prepare()).toEqual({ status: 0, ran: ['install', 'learn', 'build'] });
  expect(prepare()).toEqual({ status: 0, ran: [] });
});

test('development packages are installed by the first command that needs them', () => {
  expect(prepare('--no-web').ran).toEqual(['install', 'learn']);
  expect(prepare('--develop').ran).toEqual(['install all', 'build']);
  expect(prepare('--develop').ran).toEqual([]);
  expect(prepare().ran).toEqual([]);
});

test('a changed lockfile is installed again', () => {
  prepare();
  write('package-lock.json', '{"two":2}', 60_000);
  expect(prepare().ran).toContain('install');
  expect(prepare().ran).toEqual([]);
});

test('an install removes what Node compiled before, and nothing else does', () => {
  prepare();
  mkdirSync(join(folder, '.cache/compiled-modules/v24'), { recursive: true });
  write('.cache/compiled-modules/v24/main', 'compiled');
  prepare();
  expect(existsSync(join(folder, '.cache/compiled-modules'))).toBe(true);
  write('package-lock.json', '{"two":2}', 60_000);
  prepare();
  expect(existsSync(join(folder, '.cache/compiled-modules'))).toBe(false);
});

test('a manual `npm install` is left as it is', () => {
  prepare();
  write('package-lock.json', '{"two":2}');
  write('node_modules/.package-lock.json', '{}');
  expect(prepare().ran).not.toContain('install');
});

test('a changed source triggers a build, a changed test does not', () => {
  prepare();
  write('apps/web/src/main.test.tsx', 'a test');
  expect(prepare().ran).toEqual([]);
  write('apps/web/src/main.tsx', 'two, longer');
  expect(prepare().ran).toEqual(['build']);
  rmSync(join(folder, 'apps/web/dist'), { recursive: true });
  expect(prepare().ran).toEqual(['build']);
});

test('changed examples are learned again', () => {
  prepare();
  mkdirSync(join(folder, 'packages/built-in-consultant/knowledge'));
  write('packages/built-in-consultant/knowledge/example.txt', 'How much?');
  expect(prepare().ran).toEqual(['learn']);
  expect(prepare().ran).toEqual([]);
});

test('a failed install is reported and retried', () => {
  write('fail', '');
  const first = prepare();
  expect(first).toMatchObject({ status: 1, ran: ['install'] });
  expect(first.message).toContain('E404\nThe packages could not be installed.');
  rmSync(join(folder, 'fail'));
  expect(prepare()).toMatchObject({ status: 0, ran: ['install', 'learn', 'build'] });
});

/** Runs prepare.mjs as npm does before a command. @returns its exit status and the steps that ran */
function prepare(...flags: string[]) {
  write('ran', '');
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
  const args = ['tools/setup/prepare.mjs', ...flags];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const ran = readFileSync(join(folder, 'ran'), 'utf8').split('\n').filter(Boolean);
  return stderr === '' ? { status, ran } : { status, ran, message: stderr };
}

/** @param laterMs offset of the file's modification time from now */
function write(path: string, text: string, laterMs = 0): void {
  const file = join(folder, path);
  writeFileSync(file, text);
  const time = new Date(Date.now() + laterMs);
  if (laterMs > 0) utimesSync(file, time, time);
}
