import { expect, test } from 'vitest';
import { createSummaries } from './summaries.ts';

/** A chat whose path the test chooses, and summaries whose responses it controls. */
function setUp() {
  const chat = { path: 'first', reads: 0, isOffline: false };
  const requests: (PromiseWithResolvers<string> & { markdown: string })[] = [];
  const summaries = createSummaries(
    async (chatId) => {
      chat.reads += 1;
      if (chat.isOffline) throw new Error('offline');
      return { path: chat.path, markdown: `${chatId} ${chat.path}` };
    },
    (markdown) => {
      const next = { ...Promise.withResolvers<string>(), markdown };
      requests.push(next);
      return next.promise;
    },
  );
  /** Requests a summary and answers it. */
  async function summarise(text: string) {
    const before = requests.length;
    const done = summaries.request('a');
    await expect.poll(() => requests.length).toBe(before + 1);
    requests.at(-1)?.resolve(text);
    await done;
  }
  return { chat, requests, summaries, summarise };
}

test('a summary is requested once and kept', async () => {
  const { chat, requests, summaries } = setUp();
  await summaries.open('a');
  expect(chat.reads).toBe(0);
  const done = summaries.request('a');
  await summaries.request('a');
  expect(summaries.read('a')).toEqual({ kind: 'running' });
  expect(summaries.read('b')).toBeUndefined();
  requests[0]?.resolve('In short.');
  await done;
  await summaries.open('a');
  expect(summaries.read('a')).toEqual({ kind: 'done', text: 'In short.' });
  await summaries.request('a');
  expect(requests.map(({ markdown }) => markdown)).toEqual(['a first']);
});

test('a summary of other messages is not shown, and again when they are', async () => {
  const { chat, requests, summaries, summarise } = setUp();
  await summarise('Old.');
  chat.path = 'second';
  await summaries.open('a');
  expect(summaries.read('a')).toBeUndefined();
  chat.path = 'first';
  await summaries.open('a');
  expect(summaries.read('a')).toEqual({ kind: 'done', text: 'Old.' });
  chat.path = 'second';
  await summaries.open('a');
  await summarise('New.');
  expect(summaries.read('a')).toEqual({ kind: 'done', text: 'New.' });
  expect(requests).toHaveLength(2);
});

test('a summary that arrives after another version is shown is checked by the next dialog', async () => {
  const { chat, requests, summaries } = setUp();
  const done = summaries.request('a');
  await expect.poll(() => requests.length).toBe(1);
  chat.path = 'second';
  const opened = summaries.open('a');
  requests[0]?.resolve('Old.');
  await Promise.all([done, opened]);
  expect(summaries.read('a')).toBeUndefined();
});

test('a failed summary has its error and can be requested again', async () => {
  const { requests, summaries, summarise } = setUp();
  const done = summaries.request('a');
  await expect.poll(() => requests.length).toBe(1);
  const error = new Error('no');
  requests[0]?.reject(error);
  await done;
  expect(summaries.read('a')).toEqual({ kind: 'failed', error });
  await summarise('In short.');
  expect(summaries.read('a')).toEqual({ kind: 'done', text: 'In short.' });
});

test('a failed check takes no second query', async () => {
  const { chat, requests, summaries, summarise } = setUp();
  await summarise('In short.');
  chat.isOffline = true;
  await summaries.open('a');
  expect(summaries.read('a')).toMatchObject({ kind: 'failed' });
  chat.isOffline = false;
  await summaries.request('a');
  expect(summaries.read('a')).toEqual({ kind: 'done', text: 'In short.' });
  expect(requests).toHaveLength(1);
});
