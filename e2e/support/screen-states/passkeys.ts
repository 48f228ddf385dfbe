import type { Page } from '@playwright/test';
import type { CallOutput } from '@savet/contract/calls';
import type { State } from './stage.ts';

const passkeys: CallOutput<'listPasskeys'>['passkeys'] = [
  {
    passkeyId: 'phone',
    name: 'Pixel 9',
    createdAt: '2026-11-02T09:30:00.000Z',
    lastUsedAt: '2026-11-23T16:05:00.000Z',
  },
  {
    passkeyId: 'key',
    name: 'ThinkPad X1 Carbon Gen 13',
    createdAt: '2026-11-20T07:00:00.000Z',
    lastUsedAt: null,
  },
];

/** The profile's section on passkeys. */
export const passkeyStates: readonly State[] = [
  {
    name: 'profile-passkeys',
    who: 'free',
    path: '/profile',
    prepare: async (page) => {
      await showPasskeys(page);
      const section = page.getByRole('region').filter({ has: page.locator('#passkeys') });
      await section.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'profile-passkey-password',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.passkeys.add, exact: true }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'profile-passkey-create',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text, personas }) => {
      const { add, password, next, createText } = text.security.passkeys;
      await page.getByRole('button', { name: add, exact: true }).click();
      await page.getByLabel(password, { exact: true }).fill(personas.free.password);
      await page.getByRole('button', { name: next, exact: true }).click();
      await page.getByText(createText).waitFor();
    },
  },
  {
    name: 'profile-passkey-rename',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showPasskeys(page);
      const { renameOne } = text.security.passkeys;
      await page.getByRole('button', { name: renameOne('Pixel 9') }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'profile-passkey-remove',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showPasskeys(page);
      const { removeOne } = text.security.passkeys;
      await page.getByRole('button', { name: removeOne('Pixel 9') }).click();
      await page.locator('dialog').waitFor();
    },
  },
];

/** Reloads the page with two passkeys. */
async function showPasskeys(page: Page): Promise<void> {
  await page.route('**/api/listPasskeys', (route) =>
    route.fulfill({ json: { success: true, passkeys } }),
  );
  await page.reload();
  await page.getByText('Pixel 9').first().waitFor();
}
