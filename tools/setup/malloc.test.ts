import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('malloc.mjs', import.meta.url));
const PRINT =
  'console.log(process.pid, process.env.MALLOC_TRIM_THRESHOLD_, typeof gc, process.argv[1])';

it.each([
  ['sets the variable in the same process, with its options and arguments', undefined, '131072'],
  ['leaves what an operator has set', '65536', '65536'],
])('%s', async (_name, given, expected) => {
  const { MALLOC_TRIM_THRESHOLD_: _own, ...others } = process.env;
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', module, '--eval', PRINT, 'an argument'],
    { env: { ...others, ...(given !== undefined && { MALLOC_TRIM_THRESHOLD_: given }) } },
  );
  const printed = text(child.stdout);
  await once(child, 'exit');
  const value = process.platform === 'linux' ? expected : String(given);
  expect(await printed).toBe(`${child.pid} ${value} function an argument\n`);
});
