import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectPath } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp } from './app/open-app.tsx';

/** Opens an address and waits for a screen at the address that it leads to. */
async function leadsTo(api: FakeApi, path: string, target: string): Promise<void> {
  await openApp(api, path);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectPath(target);
}

test('“Unauthenticated users are redirected to /login.” /login and /signup are public', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  const signedInOnly = ['/payment', '/success', '/cancel', '/profile', '/brandhub', '/admin'];
  for (const path of [...signedInOnly, '/chat', '/', '/app', '/no-such-path', '/login']) {
    await leadsTo(api, path, '/login');
  }
  await leadsTo(api, '/signup', '/signup');
});

test('“Non-admins visiting /admin are redirected to /chat.” “/ redirects (replacing history) to /chat”; “any unknown path redirects to /login”', async () => {
  const api = new FakeApi();
  await leadsTo(api, '/profile', '/profile');
  await leadsTo(api, '/', '/chat');
  // The address was replaced: going back skips it.
  window.history.back();
  await expectPath('/profile');
  await leadsTo(api, '/app', '/chat');
  await leadsTo(api, '/admin', '/chat');
  api.change({ user: { isAdmin: true } });
  await leadsTo(api, '/admin', '/admin');

  const replaced = vi.spyOn(window.history, 'replaceState');
  await leadsTo(api, '/no/such/path', '/chat');
  expect(replaced.mock.calls.map(([, , url]) => url)).toContain('/login');
});
