import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Logger } from '../platform/log.ts';
import type { AiCheck } from './ai-check.ts';
import { runStaffCommand, StaffCommandError } from './staff-commands.ts';

interface Answer {
  ok: boolean;
  text: string;
}

/** Takes staff commands for a running server with an embedded database; only its owner may open it. */
export function openControlSocket(
  dataDir: string,
  database: OpenDatabase,
  dependencies: { stripe: Stripe | null; ai: () => AiCheck },
  log: Logger,
  now: () => Date,
): Server {
  const path = socketPath(dataDir);
  // What a crash left behind; the folder's lock says that nobody else listens on it.
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
    let answer: Answer;
    try {
      const words = JSON.parse(await text(socket)) as string[];
      const command = { db: database.db, ...dependencies };
      answer = { ok: true, text: await runStaffCommand(command, words, now()) };
      database.sync();
      log.info({ command: words[0] }, 'staff command');
    } catch (error) {
      const known = error instanceof StaffCommandError;
      if (!known) log.error({ error: String(error) }, 'staff command failed');
      answer = { ok: false, text: known ? error.message : 'The command failed; see the log.' };
    }
    socket.end(JSON.stringify(answer));
  }
}

/** Sends a command to the running server; null when none runs. */
export async function sendToServer(
  dataDir: string,
  words: readonly string[],
): Promise<Answer | null> {
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
  socket.end(JSON.stringify(words));
  return JSON.parse(await text(socket)) as Answer;
}

/** A socket's path may have about 100 characters: the shorter way to say it is taken. */
function socketPath(dataDir: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\savet-${dataDir.replaceAll(/[\\/:]/g, '-')}`;
  const path = join(dataDir, 'control.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
