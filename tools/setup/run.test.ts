import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('run.mjs', import.meta.url).href;

/** The shell of Windows would take a path with a space for two words. */
test('a program with its whole path is started without a shell on Windows', () => {
  const script = `
    import { run } from ${JSON.stringify(module)};
    Object.defineProperty(process, 'platform', { value: 'win32' });
    run(process.execPath, ['-e', '0'], { failure: 'It did not run.' });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, comspec: 'no shell' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
