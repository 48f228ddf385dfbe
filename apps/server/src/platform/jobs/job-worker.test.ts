import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { JobWorker } from './job-worker.ts';

test('a job that is stored while the worker finds none is done at once', async () => {
  const stored: { attempt: number; name: string }[] = [];
  const done: string[] = [];
  const isLooking = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  let looks = 0;
  const worker = new JobWorker({
    name: 'test',
    log: createLog('silent'),
    claim: async () => {
      looks += 1;
      const found = stored.shift() ?? null;
      if (looks === 1) {
        isLooking.resolve();
        await mayAnswer.promise;
      }
      return found;
    },
    run: async ({ name }) => {
      done.push(name);
      return {};
    },
    fail: async () => undefined,
    release: async () => undefined,
  });
  worker.wake();
  await isLooking.promise;
  stored.push({ attempt: 1, name: 'late' });
  worker.wake();
  mayAnswer.resolve();
  await worker.settled();
  expect(done).toEqual(['late']);
  // And it can be woken again.
  stored.push({ attempt: 1, name: 'next' });
  worker.wake();
  await worker.settled();
  expect(done).toEqual(['late', 'next']);
});

/** The log leaves out what the message quotes, if it gets the error whole. */
test('a failure is logged as the error that it is', async () => {
  const quoting = new Error('invalid input syntax: "brioche"');
  const log = createLog('silent');
  const [error, warn] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const stored = [{ attempt: 1 }];
  const worker = new JobWorker({
    name: 'test',
    log,
    claim: async () => stored.pop() ?? null,
    run: () => Promise.reject(quoting),
    fail: () => Promise.reject(quoting),
    release: async () => undefined,
  });
  worker.wake();
  await worker.settled();
  expect(error.mock.calls).toEqual([[{ error: quoting }, 'test failed']]);
  expect(warn.mock.calls).toEqual([[{ error: quoting }, 'test: the jobs could not go on']]);
});
