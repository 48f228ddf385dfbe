import { execFile } from 'node:child_process';
import { createConnection } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { productEnvironment, type ServerSettings } from './server-process.ts';

const run = promisify(execFile);

/** Runs `npm run staff -- …` for the server with these settings. @returns its output */
export async function staff(settings: ServerSettings, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/staff.ts', ...args], {
    env: productEnvironment(settings),
    ...(settings.cwd !== undefined && { cwd: settings.cwd }),
  });
  return stdout.trim();
}

/**
 * Sends a staff command to a running server, as `npm run staff` does, without starting a process.
 * @returns the output of the command
 */
export async function sendStaffCommand(dataDir: string, ...args: string[]): Promise<string> {
  // Socket paths are limited to about 100 characters.
  const path = relative(process.cwd(), join(dataDir, 'control.sock'));
  const socket = createConnection({ path, allowHalfOpen: true });
  socket.end(JSON.stringify(args));
  const reply = JSON.parse(await text(socket)) as { ok: boolean; text: string };
  if (!reply.ok) throw new Error(reply.text);
  return reply.text;
}
