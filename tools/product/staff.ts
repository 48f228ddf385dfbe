import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productEnvironment, type ServerSettings } from './server-process.ts';

const run = promisify(execFile);

/** `npm run staff -- …` for the server with these settings; @returns what it printed */
export async function staff(settings: ServerSettings, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/staff.ts', ...words], {
    env: productEnvironment(settings),
  });
  return stdout.trim();
}
