import { expect, test } from 'vitest';
import { createSummaries } from './summaries.ts';

/** Summaries whose responses the test controls. */
function setUp() {
  const requests: PromiseWithResolvers<string>[] = [];
  const summaries = createSummaries(() => {
    const next = Promise.withResolvers<string>();
    requests.push(next);
    return next.promise;
  });
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = summaries.subscribe(() => {
        stop();
        resolve();
      });
    });
  return { requests, summaries, changed };
}

test('a summary is requested once and cached', async () => {
  const { requests, summaries, changed } = setUp();
  expect(summaries.read('a', 'monday')).toBeUndefined();
  summaries.request('a', 'monday');
  summaries.request('a', 'monday');
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'running' });
  expect(summaries.read('b', 'monday')).toBeUndefined();
  requests[0]?.resolve('In short.');
  await changed();
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'done', text: 'In short.' });
  expect(requests).toHaveLength(1);
});

test('a changed chat has no summary, and ignores a late response for its earlier state', async () => {
  const { requests, summaries, changed } = setUp();
  summaries.request('a', 'monday');
  expect(summaries.read('a', 'tuesday')).toBeUndefined();
  summaries.request('a', 'tuesday');
  requests[0]?.resolve('Old.');
  requests[1]?.resolve('New.');
  await changed();
  expect(summaries.read('a', 'tuesday')).toEqual({ kind: 'done', text: 'New.' });
  expect(summaries.read('a', 'monday')).toBeUndefined();
});

test('a failed summary has its error and can be requested again', async () => {
  const { requests, summaries, changed } = setUp();
  summaries.request('a', 'monday');
  const error = new Error('no');
  requests[0]?.reject(error);
  await changed();
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'failed', error });
  summaries.request('a', 'monday');
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'running' });
});
