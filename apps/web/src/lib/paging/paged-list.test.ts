import { expect, test } from 'vitest';
import { createPagedList } from './paged-list.ts';

const PAGE = 2;

/** A server with these entries, the newest first, that can be out of reach. */
function setUp(stored: string[]) {
  const server = { stored, isDown: false, reads: 0 };
  const list = createPagedList<string>({
    async read(before) {
      server.reads += 1;
      if (server.isDown) throw new TypeError('fetch failed');
      const from = before === undefined ? 0 : server.stored.indexOf(before) + 1;
      const entries = server.stored.slice(from, from + PAGE);
      return { entries, more: server.stored.length > from + PAGE };
    },
    idOf: (entry) => entry,
  });
  return { server, list };
}

test('comes a page at a time', async () => {
  const { list } = setUp(['e', 'd', 'c', 'b', 'a']);
  expect(list.state()).toMatchObject({ entries: [], isLoaded: false, load: 'loading' });
  await list.refresh();
  expect(list.state()).toMatchObject({ entries: ['e', 'd'], more: true, isLoaded: true });
  await list.loadMore();
  await list.loadMore();
  expect(list.state()).toMatchObject({ entries: ['e', 'd', 'c', 'b', 'a'], more: false });
});

test('keeps earlier entries when the newest are read again', async () => {
  const { server, list } = setUp(['d', 'c', 'b', 'a']);
  await list.refresh();
  await list.loadMore();
  server.stored = ['e', 'd', 'c', 'b', 'a'];
  await list.refresh();
  expect(list.state()).toMatchObject({ entries: ['e', 'd', 'c', 'b', 'a'], more: false });
});

test('begins anew when more came than a page holds', async () => {
  const { server, list } = setUp(['b', 'a']);
  await list.refresh();
  server.stored = ['f', 'e', 'd', 'c', 'b', 'a'];
  await list.refresh();
  expect(list.state()).toMatchObject({ entries: ['f', 'e'], more: true });
});

test('says that the first read failed, and can be asked again', async () => {
  const { server, list } = setUp(['a']);
  server.isDown = true;
  await list.refresh();
  expect(list.state()).toMatchObject({ isLoaded: false, load: 'failed' });
  server.isDown = false;
  await list.refresh();
  expect(list.state()).toMatchObject({ entries: ['a'], load: 'done' });
});

test('stays as it is when reading again fails, and says so when more was asked for', async () => {
  const { server, list } = setUp(['c', 'b', 'a']);
  await list.refresh();
  server.isDown = true;
  await list.refresh();
  expect(list.state()).toMatchObject({ entries: ['c', 'b'], load: 'done' });
  await list.loadMore();
  expect(list.state()).toMatchObject({ entries: ['c', 'b'], more: true, load: 'failed' });
});

test('is read once for all who ask at the same time', async () => {
  const { server, list } = setUp(['a']);
  await Promise.all([list.refresh(), list.refresh(), list.refresh()]);
  expect(server.reads).toBe(1);
});

test('is read once more for who asks while it is being read: that may be too old', async () => {
  const { server, list } = setUp(['a']);
  const first = list.refresh();
  await hasBegun();
  server.stored = ['b', 'a'];
  await Promise.all([first, list.refresh(), list.refresh()]);
  expect(server.reads).toBe(2);
  expect(list.state().entries).toEqual(['b', 'a']);
});

test('loses no entry when the newest and more are asked for at once', async () => {
  const { server, list } = setUp(['d', 'c', 'b', 'a']);
  await list.refresh();
  server.stored = ['e', 'd', 'c', 'b', 'a'];
  const newest = list.refresh();
  await hasBegun();
  const more = list.loadMore();
  await newest;
  expect(list.state()).toMatchObject({ entries: ['e', 'd', 'c'], load: 'loading' });
  server.stored = ['f', 'e', 'd', 'c', 'b', 'a'];
  await Promise.all([more, list.refresh()]);
  expect(list.state().entries).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
});

test('is not busy while what is there is read again', async () => {
  const { list } = setUp(['a']);
  await list.refresh();
  const again = list.refresh();
  await hasBegun();
  expect(list.state().load).toBe('done');
  await again;
});

test('shows what became of an entry', async () => {
  const list = createPagedList<{ id: string; state: string }>({
    read: async () => ({ entries: ['b', 'a'].map((id) => ({ id, state: 'open' })), more: false }),
    idOf: ({ id }) => id,
  });
  await list.refresh();
  list.replace({ id: 'a', state: 'done' });
  list.replace({ id: 'unknown', state: 'done' });
  expect(list.state().entries.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'b open',
    'a done',
  ]);
});

/** Reads begin a moment after they were asked for. */
async function hasBegun(): Promise<void> {
  await Promise.resolve();
}
