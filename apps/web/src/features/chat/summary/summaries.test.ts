import { expect, test } from 'vitest';
import { createSummaries } from './summaries.ts';

/** Summaries that end when a test says so. */
function setUp() {
  const asked: PromiseWithResolvers<string>[] = [];
  const summaries = createSummaries(() => {
    const next = Promise.withResolvers<string>();
    asked.push(next);
    return next.promise;
  });
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = summaries.subscribe(() => {
        stop();
        resolve();
      });
    });
  return { asked, summaries, changed };
}

test('a summary is asked for once, and stays', async () => {
  const { asked, summaries, changed } = setUp();
  expect(summaries.read('a', 'monday')).toBeUndefined();
  summaries.ask('a', 'monday');
  summaries.ask('a', 'monday');
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'running' });
  expect(summaries.read('b', 'monday')).toBeUndefined();
  asked[0]?.resolve('In short.');
  await changed();
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'done', text: 'In short.' });
  expect(asked).toHaveLength(1);
});

test('a chat that has gone on has none, and an old one that comes late takes no place', async () => {
  const { asked, summaries, changed } = setUp();
  summaries.ask('a', 'monday');
  expect(summaries.read('a', 'tuesday')).toBeUndefined();
  summaries.ask('a', 'tuesday');
  asked[0]?.resolve('Old.');
  asked[1]?.resolve('New.');
  await changed();
  expect(summaries.read('a', 'tuesday')).toEqual({ kind: 'done', text: 'New.' });
  expect(summaries.read('a', 'monday')).toBeUndefined();
});

test('one that failed says so and can be asked for again', async () => {
  const { asked, summaries, changed } = setUp();
  summaries.ask('a', 'monday');
  const error = new Error('no');
  asked[0]?.reject(error);
  await changed();
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'failed', error });
  summaries.ask('a', 'monday');
  expect(summaries.read('a', 'monday')).toEqual({ kind: 'running' });
});
