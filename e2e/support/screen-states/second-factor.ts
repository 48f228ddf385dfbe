import type { Page } from '@playwright/test';
import type { State } from './stage.ts';

/** The second factor in the profile. */
export const secondFactorStates: readonly State[] = [
  {
    name: 'profile-second-factor',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text, personas }) => {
      const { setUp, password, next, qr } = text.security.secondFactor;
      await page.getByRole('button', { name: setUp, exact: true }).click();
      await page.getByLabel(password, { exact: true }).fill(personas.free.password);
      await page.getByRole('button', { name: next, exact: true }).click();
      await page.getByRole('img', { name: qr }).waitFor();
    },
  },
  {
    name: 'profile-recovery-codes',
    who: 'free',
    path: '/profile',
    staysOnEscape: true,
    prepare: async (page, { text, personas }) => {
      await showRecoveryCodes(page);
      const { setUp, password, next, code, confirm, done } = text.security.secondFactor;
      await page.getByRole('button', { name: setUp, exact: true }).click();
      await page.getByLabel(password, { exact: true }).fill(personas.free.password);
      await page.getByRole('button', { name: next, exact: true }).click();
      await page.getByLabel(code, { exact: true }).fill('123456');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await dialog.getByRole('button', { name: done, exact: true }).waitFor();
    },
  },
  {
    name: 'profile-second-factor-lost',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      const lastReset = { at: '2026-10-12T08:00:00.000Z', reason: 'The phone was stolen' };
      await showSecondFactor(page, { since: '2026-10-13T08:00:00.000Z', lastReset });
      await page.getByText(text.security.secondFactor.noCodesLeft).waitFor();
    },
  },
];

/** Accepts any code, so that the account of the persona stays as it is. */
async function showRecoveryCodes(page: Page): Promise<void> {
  await page.route('**/api/confirmSecondFactor', (route) =>
    route.fulfill({ json: { success: true } }),
  );
}

/** Reloads the page with a second factor in this state. */
export async function showSecondFactor(page: Page, state: object): Promise<void> {
  const base = {
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
    isMissing: false,
    hasPasskeys: false,
    lastReset: null,
  };
  await page.route('**/api/readSecondFactor', (route) =>
    route.fulfill({ json: { success: true, ...base, ...state } }),
  );
  await page.reload();
}
