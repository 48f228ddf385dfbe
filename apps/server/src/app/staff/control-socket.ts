import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { BackupError } from '../../platform/db/backup/format.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/log.ts';
import type { StaffDependencies } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

interface Reply {
  ok: boolean;
  text: string;
}

/** Commands beside those of staff, by name. */
export type ServerCommands = Record<string, (argument?: string) => Promise<string>>;

/**
 * Receives staff commands and `commands` for a server with an embedded database. Only the owner of `dataDir` may connect.
 */
export function openControlSocket(
  dataDir: string,
  database: OpenDatabase,
  dependencies: Omit<StaffDependencies, 'db'>,
  commands: ServerCommands,
  log: Logger,
  now: () => Date,
): Server {
  const path = socketPath(dataDir);
  // Removes the socket of a crashed server; the folder lock guarantees that no other server uses it.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void answerCommand(socket);
  });
  server.listen(path, () => {
    if (process.platform !== 'win32') chmodSync(path, 0o600);
  });
  return server;

  async function answerCommand(socket: Socket): Promise<void> {
    let reply: Reply;
    try {
      const args = JSON.parse(await text(socket)) as string[];
      reply = { ok: true, text: await run(args) };
      log.info({ command: args[0] }, 'staff command');
    } catch (error) {
      const isExpected = error instanceof StaffCommandError || error instanceof BackupError;
      if (!isExpected) log.error({ error }, 'staff command failed');
      reply = { ok: false, text: isExpected ? error.message : 'The command failed; see the log.' };
    }
    socket.end(JSON.stringify(reply));
  }

  async function run([name = '', ...rest]: string[]): Promise<string> {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return command(rest[0]);
    const { runStaffCommand } = await import('./staff-commands.ts');
    return runStaffCommand({ db: database.db, ...dependencies }, [name, ...rest], now());
  }
}

/** Sends a command to the running server; null when no server runs. */
export async function sendToServer(
  dataDir: string,
  args: readonly string[],
): Promise<Reply | null> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
  socket.end(JSON.stringify(args));
  return JSON.parse(await text(socket)) as Reply;
}

/** The relative path if shorter: a socket's path may have about 100 characters. */
function socketPath(dataDir: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\savet-${dataDir.replaceAll(/[\\/:]/g, '-')}`;
  const path = join(dataDir, 'control.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
