import { expect, test } from 'vitest';
import { isWorthwhile } from './return-memory.rules.ts';

const resting = { cpuShare: 0.01, running: 0, memory: 300e6, afterLast: 200e6 };

test.each([
  [{}, true],
  [{ afterLast: 0 }, true],
  [{ running: 1 }, false],
  [{ cpuShare: 0.2 }, false],
  [{ memory: 210e6 }, false],
  [{ memory: 221e6 }, true],
])('a server that rests, but with %o, gives memory back: %s', (change, expected) => {
  expect(isWorthwhile({ ...resting, ...change })).toBe(expected);
});
