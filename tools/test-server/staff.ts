import { execFile } from 'node:child_process';
import { createConnection } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { productEnvironment, type ServerSettings } from './server-process.ts';

const run = promisify(execFile);

/** `npm run staff -- …` for the server with these settings; @returns what it printed */
export async function staff(settings: ServerSettings, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/staff.ts', ...args], {
    env: productEnvironment(settings),
  });
  return stdout.trim();
}

/**
 * Sends a staff command to a running server, as `npm run staff` does, without starting a program for it.
 * @returns what the program would print
 */
export async function sendStaffCommand(dataDir: string, ...args: string[]): Promise<string> {
  // The path of a socket may have about 100 characters.
  const path = relative(process.cwd(), join(dataDir, 'control.sock'));
  const socket = createConnection({ path, allowHalfOpen: true });
  socket.end(JSON.stringify(args));
  const reply = JSON.parse(await text(socket)) as { ok: boolean; text: string };
  if (!reply.ok) throw new Error(reply.text);
  return reply.text;
}
