import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { pagedQueryOptions, replaceRow, toPagedList } from './paged-query.ts';
import { createQueryClient } from './query-client.ts';

const PAGE = 2;
const key = ['rows'];

/** A server with these rows, newest first, and a list that shows them. Requests fail while `isDown`. */
function setUp(stored: string[], { isQuiet = true, isAutomatic = true, isDown = false } = {}) {
  const server = { stored, isDown, reads: 0 };
  const client = createQueryClient();
  const load = async (after: string | undefined) => {
    server.reads += 1;
    const hasFailed = server.isDown;
    const from = after === undefined ? 0 : server.stored.indexOf(after) + 1;
    const rows = server.stored.slice(from, from + PAGE);
    const hasMore = server.stored.length > from + PAGE;
    await Promise.resolve();
    if (hasFailed) throw new TypeError('fetch failed');
    return { rows, next: hasMore ? (rows.at(-1) ?? null) : null };
  };
  const options = (listKey: readonly string[]) =>
    pagedQueryOptions({ key: listKey, load, isQuiet, isAutomatic });
  const observer = new InfiniteQueryObserver(client, options(key));
  onTestFinished(observer.subscribe(() => {}));
  const list = () => toPagedList(observer.getCurrentResult(), isQuiet);
  const settled = () => expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  const showKey = (next: readonly string[]) => observer.setOptions(options(next));
  const watchAgain = () =>
    onTestFinished(new InfiniteQueryObserver(client, options(key)).subscribe(() => {}));
  return { server, client, list, settled, showKey, watchAgain };
}

test('loads one page at a time', async () => {
  const { list, settled } = setUp(['e', 'd', 'c', 'b', 'a']);
  expect(list()).toMatchObject({ rows: [], isLoaded: false, state: 'loading' });
  await settled();
  expect(list()).toMatchObject({ rows: ['e', 'd'], hasMore: true, isLoaded: true, state: 'done' });
  await list().loadMore();
  await list().loadMore();
  expect(list()).toMatchObject({ rows: ['e', 'd', 'c', 'b', 'a'], hasMore: false });
});

test('reloads as many pages as were loaded', async () => {
  const { server, list, settled } = setUp(['d', 'c', 'b', 'a']);
  await settled();
  await list().loadMore();
  server.stored = ['e', 'd', 'c', 'b', 'a'];
  await list().reload();
  expect(list()).toMatchObject({ rows: ['e', 'd', 'c', 'b'], hasMore: true });
});

test('shows the newest page when more rows were added than a page holds', async () => {
  const { server, list, settled } = setUp(['b', 'a']);
  await settled();
  server.stored = ['f', 'e', 'd', 'c', 'b', 'a'];
  await list().reload();
  expect(list()).toMatchObject({ rows: ['f', 'e'], hasMore: true });
});

test('shows that the first load failed, and loads on reload', async () => {
  const { server, list, settled } = setUp(['a'], { isDown: true });
  await settled();
  expect(list()).toMatchObject({ isLoaded: false, state: 'failed' });
  server.isDown = false;
  const reloading = list().reload();
  expect(list().state).toBe('loading');
  await reloading;
  expect(list()).toMatchObject({ rows: ['a'], state: 'done' });
});

test('hides a failed quiet reload, but shows a failed next page, which can be retried', async () => {
  const { server, list, settled } = setUp(['c', 'b', 'a']);
  await settled();
  server.isDown = true;
  await list().reload();
  expect(list()).toMatchObject({ rows: ['c', 'b'], state: 'done' });
  await list().loadMore();
  expect(list()).toMatchObject({ rows: ['c', 'b'], hasMore: true, state: 'failed' });
  server.isDown = false;
  await list().loadMore();
  expect(list()).toMatchObject({ rows: ['c', 'b', 'a'], state: 'done' });
});

test('shows the progress and failure of a reload that is not quiet', async () => {
  const { server, list, settled } = setUp(['a'], { isQuiet: false });
  await settled();
  server.isDown = true;
  const reloading = list().reload();
  expect(list()).toMatchObject({ rows: ['a'], state: 'loading' });
  await reloading;
  expect(list()).toMatchObject({ rows: ['a'], state: 'failed' });
});

test('loads once for all components that show it', async () => {
  const { server, settled, watchAgain } = setUp(['a']);
  watchAgain();
  await settled();
  expect(server.reads).toBe(1);
});

test('loads again on reload during a running load, which may be stale', async () => {
  const { server, list, settled } = setUp(['a']);
  server.stored = ['b', 'a'];
  await Promise.all([list().reload(), settled()]);
  expect(server.reads).toBe(2);
  expect(list().rows).toEqual(['b', 'a']);
});

test('loses no row when reload and next page overlap, in either order', async () => {
  const { server, list, settled } = setUp(['d', 'c', 'b', 'a']);
  await settled();
  server.stored = ['e', 'd', 'c', 'b', 'a'];
  const reloading = list().reload();
  await list().loadMore();
  await reloading;
  expect(list().rows).toEqual(['e', 'd', 'c', 'b']);
  const loading = list().loadMore();
  server.stored = ['f', 'e', 'd', 'c', 'b', 'a'];
  expect(list().state).toBe('loading');
  await list().reload();
  await loading;
  expect(list().rows).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
});

test('does not show a quiet reload as loading', async () => {
  const { list, settled } = setUp(['a']);
  await settled();
  const reloading = list().reload();
  expect(list().state).toBe('done');
  await reloading;
});

test('replaces a changed row in place', async () => {
  const { client, list, settled } = setUp(['b1', 'a1']);
  await settled();
  replaceRow(client, key, 'a2', (row) => row.charAt(0));
  replaceRow(client, key, 'x2', (row) => row.charAt(0));
  expect(list().rows).toEqual(['b1', 'a2']);
});

test('shows the rows of the previous key until the new ones load, and none if that fails', async () => {
  const { server, list, settled, showKey } = setUp(['c', 'b', 'a']);
  await settled();
  server.stored = ['z'];
  showKey(['other rows']);
  expect(list()).toMatchObject({
    rows: ['c', 'b'],
    isLoaded: false,
    hasMore: false,
    state: 'loading',
  });
  await settled();
  expect(list()).toMatchObject({ rows: ['z'], state: 'done' });
  server.isDown = true;
  showKey(['failing rows']);
  await settled();
  expect(list()).toMatchObject({ rows: [], state: 'failed' });
});

test('loads only on reload when not automatic', async () => {
  const { server, list } = setUp(['a'], { isAutomatic: false });
  expect(list()).toMatchObject({ rows: [], isLoaded: false, state: 'loading' });
  expect(server.reads).toBe(0);
  await list().reload();
  expect(list().rows).toEqual(['a']);
});
