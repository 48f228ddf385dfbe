import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import { isWorthwhile } from './return-memory.rules.ts';

const LOOK_MS = 10_000;

/**
 * Gives memory back to the system when the server rests. Node.js keeps the pages that a start or a busy hour needed, until
 * something new needs them. Does nothing unless Node.js runs with `--expose-gc`, as `npm start` does.
 * @param running how many answers the server is writing
 * @returns stops looking
 */
export function startReturningMemory(running: () => number, log: Logger): () => void {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  let cpu = process.cpuUsage();
  let afterLast = 0;
  return every(
    LOOK_MS,
    async () => {
      const { user, system } = process.cpuUsage(cpu);
      cpu = process.cpuUsage();
      const cpuShare = (user + system) / 1_000 / LOOK_MS;
      const memory = process.memoryUsage.rss();
      // A server that has shrunk by itself would have to grow far to be looked at again.
      afterLast = Math.min(afterLast, memory);
      if (!isWorthwhile({ cpuShare, running: running(), memory, afterLast })) return;
      returnMemory(gc);
      afterLast = process.memoryUsage.rss();
      const [from, to] = [memory, afterLast].map((bytes) => Math.round(bytes / 1e6));
      log.debug({ from, to }, 'gave memory back');
    },
    { log, failure: 'giving memory back failed' },
  );
}

/** The thorough collection that V8 makes before it gives up for want of memory: only this one returns pages. */
export function returnMemory(gc: NodeJS.GCFunction): void {
  gc({ type: 'major', flavor: 'last-resort' });
}
