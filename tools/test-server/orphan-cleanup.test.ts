import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Starts an endless process and registers it and a folder for cleanup. */
const program = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { clearAfterCrash } from ${JSON.stringify(new URL('orphan-cleanup.ts', import.meta.url).href)};
const [how, folder] = process.argv.slice(1);
const left = spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
const pidFile = folder + '/pid';
writeFileSync(pidFile, left.pid + '\\nmore');
const dismiss = clearAfterCrash({ folder, ...(how === 'by file' ? { pidFile } : { pid: left.pid }) });
if (how === 'dismissed') dismiss();
setInterval(() => undefined, 1000);
console.log(left.pid);
`;

let folder: string;
let parent: ChildProcess | undefined;
let left = 0;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'savet-cleanup-')), 'data');
  mkdirSync(folder);
});

afterEach(() => {
  if (isRunning(left)) process.kill(left, 'SIGKILL');
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test.each(['by id', 'by file'])('leftovers of a killed process are removed, %s', async (how) => {
  await startParent(how);
  expect(isRunning(left)).toBe(true);
  expect(existsSync(folder)).toBe(true);
  await endParent();
  await vi.waitFor(() => {
    expect(isRunning(left)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });
});

test('a dismissed cleanup removes nothing', async () => {
  await startParent('dismissed');
  await endParent();
  expect(isRunning(left)).toBe(true);
  expect(existsSync(folder)).toBe(true);
});

async function startParent(how: string): Promise<void> {
  const args = ['--input-type=module', '-e', program, how, folder];
  parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!parent.stdout) throw new Error('the parent has no output');
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  left = Number(String(printed));
}

async function endParent(): Promise<void> {
  if (!parent) throw new Error('there is no parent');
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
