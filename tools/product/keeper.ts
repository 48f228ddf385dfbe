import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

export interface Left {
  /** A process to kill. */
  pid?: number | undefined;
  /** A file whose first line is the id of a process to kill, with its children. */
  pidFile?: string;
  /** A folder to remove. */
  folder?: string;
}

/** Waits until the pipe to its parent is closed, which the kernel does however the parent ends. */
const script = `cat > /dev/null
for pid in $1 $(head -n 1 "$2" 2> /dev/null); do
  kill -KILL $(cat "/proc/$pid/task/$pid/children" 2> /dev/null) "$pid" 2> /dev/null
done
[ -z "$3" ] || rm -rf "$3"`;

/**
 * Clears away what this process leaves behind if it ends without doing so itself: by Ctrl-C, by a
 * crash, by SIGKILL. A small process of its own session does it, so that no signal reaches it first.
 * @returns dismisses it, when all is cleared away
 */
export function clearAfterCrash({ pid = 0, pidFile = '', folder = '' }: Left): () => void {
  if (process.platform === 'win32') return () => undefined;
  const words = [pid === 0 ? '' : String(pid), pidFile, folder];
  const keeper = spawn('/bin/sh', ['-c', script, 'keeper', ...words], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
  return () => void keeper.kill('SIGKILL');
}
