import { afterEach, beforeEach, expect, test } from 'vitest';
import { inStreamSlot } from './stream-slots.ts';

let streams: { begun: Promise<void>; end(): void; done: Promise<string | undefined> }[];

beforeEach(async () => {
  streams = [];
  for (let slot = 0; slot < 4; slot += 1) await stream().begun;
});
afterEach(() => {
  for (const { end } of streams) end();
});

/** A stream that lasts until the test ends it. */
function stream(signal = new AbortController().signal) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const done = inStreamSlot(signal, () => {
    begun.resolve();
    return promise;
  });
  const opened = { begun: begun.promise, end: () => resolve('ended'), done };
  streams.push(opened);
  return opened;
}

test('four streams are open at once; the next one begins when one of them ends', async () => {
  const next = stream();
  expect((await navigator.locks.query()).held).toHaveLength(4);
  streams[2]?.end();
  await next.begun;
  next.end();
  expect(await next.done).toBe('ended');
});

test('a stream that is aborted while it waits never begins, and holds no place', async () => {
  const leaving = new AbortController();
  const waiting = stream(leaving.signal);
  const next = stream();
  leaving.abort();
  streams[0]?.end();
  const begun = waiting.begun.then(() => 'the aborted one');
  expect(await Promise.race([begun, next.begun])).toBeUndefined();
});
