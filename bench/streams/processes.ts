import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { clearAfterCrash } from '../../tools/test-server/orphan-cleanup.ts';

/** Clock ticks of proc(5) per second. */
const TICKS = 100;

export interface Started {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a script of this folder, which prints its port, as a process of its own. */
export async function startScript(name: string, ...args: string[]): Promise<Started> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('exit', clearAfterCrash({ pid: child.pid }));
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => end(child) };
}

export function printPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
}

/** Keeps a process, with all its threads and the processes that it starts from now on, on one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** CPU time of a process so far, in milliseconds; with the processes that it has started when `withChildren`. */
export function cpuMs(pid: number, withChildren = false): number {
  const own = statOf(pid);
  const ended = withChildren ? own.slice(13, 17) : own.slice(13, 15);
  const running = withChildren ? childrenOf(pid).flatMap((id) => statOf(id).slice(13, 15)) : [];
  return ([...ended, ...running].reduce((sum, ticks) => sum + Number(ticks), 0) * 1_000) / TICKS;
}

/** Memory of a process in megabytes. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

/** The fields of proc(5), from 0. The name of the program can have spaces. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.replace(/\(.*\)/s, 'name').split(' ');
  } catch {
    return [];
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const id = Number(name);
    return Number.isInteger(id) && Number(statOf(id)[3]) === pid ? [id] : [];
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
