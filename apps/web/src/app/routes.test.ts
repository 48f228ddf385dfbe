import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { routes, screenName } from './routes.ts';

const STATES = join(import.meta.dirname, '../../../../e2e/support/screen-states/states.ts');

interface StatesModule {
  areas: Readonly<Record<string, readonly { path: string }[]>>;
}

test.each([
  ['/', ''],
  ['', ''],
  ['/chat', 'chat'],
  ['/chat/', 'chat'],
  ['/chat/c1', 'chat'],
  ['/admin/messages', 'admin'],
])('the path "%s" has the screen name "%s"', (path, name) => {
  expect(screenName(path)).toBe(name);
});

test.each(routes)('$path has a name that crash reports accept', ({ path }) => {
  expect(screenName(path)).toMatch(/^[a-z]{1,20}$/);
});

test('each route has a screen state, so that axe, zoom and the screenshots cover it', async () => {
  const { areas } = (await import(pathToFileURL(STATES).href)) as StatesModule;
  const states = Object.values(areas).flat();
  const shown = new Set(states.map(({ path }) => screenName(path.replace(/\?.*/, ''))));
  const missing = routes.map(({ path }) => screenName(path)).filter((name) => !shown.has(name));
  expect(missing).toEqual([]);
});
