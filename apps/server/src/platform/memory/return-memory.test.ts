import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `
  import { returnMemory } from ${JSON.stringify(new URL('./return-memory.ts', import.meta.url).href)};
  let objects = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: 'a' + index }));
  const full = process.memoryUsage.rss();
  objects = null;
  returnMemory(globalThis.gc);
  console.log((full - process.memoryUsage.rss()) / 1e6);
`;

test('memory that nobody needs goes back to the system', () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', script];
  const megabytes = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(megabytes).toBeGreaterThan(50);
});
