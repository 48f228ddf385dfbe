import { existsSync, readFileSync } from 'node:fs';

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/**
 * Time that the main thread of a process has computed: while it does, it answers nobody. Elsewhere than on Linux the time that
 * has passed, which also depends on other processes.
 */
export function mainThreadMilliseconds(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return performance.now();
  const [nanoseconds] = readFileSync(file, 'utf8').split(' ');
  return Number(nanoseconds) / NANOSECONDS_PER_MILLISECOND;
}
