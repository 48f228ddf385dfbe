import type { Page } from '@playwright/test';

/** Reloads the page as from a server with log-in providers. @param logIns how the user can log in */
export async function offerProviders(
  page: Page,
  logIns: { hasPassword: boolean; isFresh: boolean } = { hasPassword: true, isFresh: false },
): Promise<void> {
  await page.route('**/api/auth/get-session', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'log-in-providers': 'google oidc' };
    await route.fulfill({ response, headers });
  });
  await page.route('**/api/getPublicConfiguration', async (route) => {
    const own = (await (await route.fetch()).json()) as object;
    const logInProviders = [
      { id: 'google', name: 'Google' },
      { id: 'oidc', name: 'Example' },
    ];
    await route.fulfill({ json: { ...own, logInProviders } });
  });
  const linked = [{ provider: 'google', linkedAt: '2026-11-02T06:41:00.000Z' }];
  await page.route('**/api/listLogIns', (route) =>
    route.fulfill({ json: { success: true, ...logIns, linked } }),
  );
  await page.reload();
}
