import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

export interface Leftovers {
  /** A process to kill. */
  pid?: number | undefined;
  /** A file whose first line is the id of a process to kill, with its children. */
  pidFile?: string;
  /** A folder to unmount. */
  mount?: string;
  /** A folder to remove. */
  folder?: string;
}

/** Waits until the pipe to its parent is closed, which the kernel does however the parent ends. */
const script = `cat > /dev/null
for pid in $1 $(head -n 1 "$2" 2> /dev/null); do
  kill -KILL $(cat "/proc/$pid/task/$pid/children" 2> /dev/null) "$pid" 2> /dev/null
done
[ -z "$4" ] || umount -l "$4"
[ -z "$3" ] || rm -rf "$3"`;

/**
 * Kills and removes what this process leaves behind if Ctrl-C, a crash or SIGKILL ends it first. A small
 * process does so in its own session, where no signal to this one reaches it.
 * @returns a function that dismisses the cleanup, once nothing is left
 */
export function clearAfterCrash({
  pid = 0,
  pidFile = '',
  folder = '',
  mount = '',
}: Leftovers): () => void {
  if (process.platform === 'win32') return () => undefined;
  const args = [pid === 0 ? '' : String(pid), pidFile, folder, mount];
  const cleanup = spawn('/bin/sh', ['-c', script, 'cleanup', ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  cleanup.unref();
  if (cleanup.stdin instanceof Socket) cleanup.stdin.unref();
  return () => void cleanup.kill('SIGKILL');
}
