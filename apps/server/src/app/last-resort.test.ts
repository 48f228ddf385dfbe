import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../tools/test-server/free-port.ts';
import { ServerProcess } from '../../../../tools/test-server/server-process.ts';

const SECRET = 'brioche-4711';
/** Loaded into the server: faults that no handler of its own catches. */
const faults = `
  const fault = () => Object.assign(new Error('first line\\n${SECRET}'), { body: '${SECRET}' });
  process.on('SIGUSR2', () => void Promise.reject(fault()));
  process.on('SIGHUP', () => { throw fault(); });
`;

const folder = mkdtempSync(join(tmpdir(), 'savet-faults-'));
let server: ServerProcess;
beforeAll(async () => {
  const module = join(folder, 'faults.mjs');
  writeFileSync(module, faults);
  server = await ServerProcess.start({
    port: await freePort(),
    variables: {
      DATA_DIR: folder,
      NODE_OPTIONS: `--import ${module}`,
    },
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a rejected promise is logged, and the server goes on', async () => {
  server.signal('SIGUSR2');
  await expect.poll(() => entry('unhandled rejection')?.error).toBe('Error: first line');
  expect(entry('unhandled rejection')?.level).toBe(50);
  expect(entry('unhandled rejection')?.places.join('\n')).toMatch(/^at fault \(.*faults\.mjs:/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('an exception is logged, and the server stops as for a signal, with status 1', async () => {
  server.signal('SIGHUP');
  expect(await server.ended()).toBe(1);
  expect(entry('uncaught exception')).toMatchObject({ level: 60, error: 'Error: first line' });
  expect(server.output.join('\n')).not.toContain(SECRET);
  // Its database was closed, so another server can open it at once.
  server = await ServerProcess.start({ port: await freePort(), variables: { DATA_DIR: folder } });
});

interface Entry {
  level: number;
  error: string;
  places: string[];
}

function entry(message: string): Entry | undefined {
  const line = server.output.find((text) => text.includes(`"msg":"${message}"`));
  return line === undefined ? undefined : (JSON.parse(line) as Entry);
}
