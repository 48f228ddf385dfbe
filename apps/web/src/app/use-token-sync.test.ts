import { expect, it, onTestFinished, vi } from 'vitest';

it('sends no token, and does not fail, while the server cannot be reached', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  // The session of another test file may still be in its module.
  vi.resetModules();
  const { syncToken } = await import('./use-token-sync.ts');
  await expect(syncToken('https://other.test/token')).resolves.toBeUndefined();
  expect(fetch).not.toHaveBeenCalledWith('https://other.test/token', expect.anything());
});
