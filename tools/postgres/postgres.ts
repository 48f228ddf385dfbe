import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test-server/free-port.ts';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';
import { postgresBinaries } from './binaries.ts';

/** How long a start may take, crash recovery included, in milliseconds. */
const START_MS = 120_000;
const LOOK_AGAIN_MS = 50;
/** Accounts to run PostgreSQL as, the first that exists: it refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody'];

interface Account {
  uid: number;
  gid: number;
}

/** A temporary PostgreSQL with a temporary data folder; both are removed when this process ends. */
export class TestPostgres {
  readonly url: string;
  isFrozen = false;
  readonly #folder: string;
  readonly #port: number;
  readonly #binaries: string;
  readonly #account: Account | undefined;
  readonly #dismissCleanup: () => void;
  #server: ChildProcess | undefined;

  private constructor(folder: string, port: number, binaries: string, account?: Account) {
    this.#folder = folder;
    this.#port = port;
    this.#binaries = binaries;
    this.#account = account;
    this.#dismissCleanup = clearAfterCrash({
      pidFile: join(folder, 'data', 'postmaster.pid'),
      folder,
    });
    this.url = `postgres://savet@127.0.0.1:${port}/postgres`;
  }

  /**
   * @param parent folder in which the data are kept
   * @returns null when no PostgreSQL is installed
   */
  static async start(parent = tmpdir()): Promise<TestPostgres | null> {
    const binaries = postgresBinaries();
    if (binaries === null) return null;
    const account = process.getuid?.() === 0 ? otherAccount() : undefined;
    const folder = newFolder(parent, account);
    const args = ['-D', join(folder, 'data'), '-U', 'savet', '-A', 'trust', '-E', 'UTF8'];
    execFileSync(join(binaries, 'initdb'), [...args, '--locale=C.UTF-8', '--no-sync'], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const postgres = new TestPostgres(folder, await freePort(), binaries, account);
    await postgres.resume();
    return postgres;
  }

  /** Starts a standby: another PostgreSQL that repeats what happens here, and only reads. */
  async startStandby(): Promise<TestPostgres> {
    const folder = newFolder(tmpdir(), this.#account);
    const from = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'savet'];
    execFileSync(
      join(this.#binaries, 'pg_basebackup'),
      [
        ...from,
        '-D',
        join(folder, 'data'),
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ],
      { ...this.#account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const standby = new TestPostgres(folder, await freePort(), this.#binaries, this.#account);
    await standby.resume();
    return standby;
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** The process that has started all others; 0 while it does not run. */
  get pid(): number {
    return this.isRunning ? (this.#server?.pid ?? 0) : 0;
  }

  /** Starts it; after `kill`, on the same data and port. */
  async resume(): Promise<void> {
    const settings = ['unix_socket_directories=', 'shared_buffers=32MB', 'max_connections=200'];
    const server = spawn(
      join(this.#binaries, 'postgres'),
      [
        ...['-D', join(this.#folder, 'data'), '-p', String(this.#port), '-h', '127.0.0.1'],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...this.#account, cwd: this.#folder, stdio: 'ignore' },
    );
    this.#server = server;
    const givenUp = Date.now() + START_MS;
    while (!this.#isReady()) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended while it started');
      if (Date.now() > givenUp) throw new Error('PostgreSQL did not start in time');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Ends it with a crash (SIGKILL), an immediate shutdown (SIGQUIT) or a fast shutdown (SIGINT). */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT' = 'SIGKILL'): Promise<void> {
    const server = this.#server;
    if (!server || !this.isRunning) return;
    const ended = once(server, 'exit');
    for (const pid of signal === 'SIGKILL' ? this.#workers() : []) killQuietly(pid, signal);
    server.kill(signal);
    await ended;
  }

  /** Freezes it and its workers: connections stay open, but nothing responds. */
  freeze(): void {
    this.isFrozen = true;
    this.#signalAll('SIGSTOP');
  }

  thaw(): void {
    this.isFrozen = false;
    this.#signalAll('SIGCONT');
  }

  /** Makes it run again, whatever a failed test has left. */
  async restartAfterFailure(): Promise<void> {
    this.thaw();
    // Others may be using it.
    if (!this.isRunning) await this.resume();
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.kill('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
    this.#dismissCleanup();
  }

  #signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of [...this.#workers(), this.#server?.pid ?? 0]) killQuietly(pid, signal);
  }

  #workers(): number[] {
    if (this.#server?.pid === undefined) return [];
    try {
      return execFileSync('ps', ['-o', 'pid=', '--ppid', String(this.#server.pid)], {
        encoding: 'utf8',
      })
        .split('\n')
        .flatMap((line) => Number(line) || []);
    } catch {
      return [];
    }
  }

  #isReady(): boolean {
    try {
      const where = ['-h', '127.0.0.1', '-p', String(this.#port), '-q'];
      execFileSync(join(this.#binaries, 'pg_isready'), where, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }
}

function newFolder(parent: string, account: Account | undefined): string {
  const folder = mkdtempSync(join(parent, 'savet-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function killQuietly(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}

function otherAccount(): Account {
  for (const name of ACCOUNTS) {
    try {
      const [uid, gid] = ['-u', '-g'].map((which) =>
        Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: 'pipe' })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // This account does not exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account to run it as');
}
