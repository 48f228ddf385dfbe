import { existsSync, readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/**
 * Time that the main thread of a process has computed: while it does, it answers nobody. Elsewhere than on Linux the time that
 * has passed, which also depends on other processes.
 */
export function mainThreadMilliseconds(pid: number): number {
  return threadMilliseconds(pid, pid) ?? performance.now();
}

/** Time that all threads of a process have computed, those that hash passwords too; elsewhere than on Linux as above. */
export function processMilliseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return performance.now();
  const threads = readdirSync(folder).map((thread) => threadMilliseconds(pid, Number(thread)) ?? 0);
  return threads.reduce((sum, milliseconds) => sum + milliseconds, 0);
}

function threadMilliseconds(pid: number, thread: number): number | null {
  const file = `/proc/${pid}/task/${thread}/schedstat`;
  if (!existsSync(file)) return null;
  const [nanoseconds] = readFileSync(file, 'utf8').split(' ');
  return Number(nanoseconds) / NANOSECONDS_PER_MILLISECOND;
}
