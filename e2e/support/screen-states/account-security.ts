import type { Page } from '@playwright/test';
import { chatImportStates } from './chat-import.ts';
import { offerProviders } from './offer-providers.ts';
import { passkeyStates } from './passkeys.ts';
import { secondFactorStates } from './second-factor.ts';
import { profileLinkStates } from './shared-links.ts';
import type { State } from './stage.ts';

/** The profile's password, address, second factor, shared links, sessions, export and deletion. */
export const accountSecurityStates: readonly State[] = [
  ...passkeyStates,
  ...chatImportStates,
  {
    name: 'profile-password',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.password.change }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'profile-password-refused',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 403 .*changePassword/);
      const { change, current, new: label, save } = text.security.password;
      await page.getByRole('button', { name: change }).click();
      await page.getByLabel(current, { exact: true }).fill('not mine');
      await page.getByLabel(label, { exact: true }).fill('night bread 24');
      const { confirmPassword } = text.accounts.signUp;
      await page.getByLabel(confirmPassword, { exact: true }).fill('night bread 24');
      await page.getByRole('button', { name: save }).click();
      await page.getByText(text.errors.byCode.WRONG_PASSWORD).waitFor();
    },
  },
  ...secondFactorStates,
  {
    name: 'profile-email',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.email.change }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'profile-email-sent',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      const texts = text.security.email;
      const newEmail = 'iva@new.example';
      await page.route('**/api/requestEmailChange', (route) =>
        route.fulfill({ json: { success: true } }),
      );
      await page.getByRole('button', { name: texts.change }).click();
      await page.getByLabel(texts.new, { exact: true }).fill(newEmail);
      await page.getByLabel(texts.password, { exact: true }).fill('night bread 24');
      await page.locator('dialog button[type=submit]').click();
      await page.getByText(texts.sent(newEmail)).waitFor();
    },
  },
  {
    name: 'profile-sessions',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.route('**/api/listSessions', async (route) => {
        const own = (await (await route.fetch()).json()) as { sessions: object[] };
        await route.fulfill({ json: { ...own, sessions: [...own.sessions, ...otherSessions] } });
      });
      await page.reload();
      await page.getByRole('button', { name: text.security.sessions.endOthers }).waitFor();
    },
  },
  {
    name: 'profile-export-running',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showExport(page, { state: 'running', done: 43_210, total: 100_000 });
      await page.getByText(text.security.yourData.running).waitFor();
    },
  },
  {
    name: 'profile-export-ready',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showExport(page, {
        state: 'ready',
        size: 3_150_000,
        expiresAt: '2036-11-20T18:05:00.000Z',
      });
      await page.getByRole('button', { name: text.security.yourData.again }).waitFor();
    },
  },
  {
    name: 'profile-export-failed',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showExport(page, { state: 'failed' });
      await page.getByText(text.security.yourData.failed).waitFor();
    },
  },
  ...profileLinkStates,
  {
    name: 'profile-deletion',
    who: 'payer',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.deletion.open }).click();
      await page.locator('dialog').getByText(text.security.deletion.subscription).waitFor();
    },
  },
  {
    name: 'profile-deleted',
    who: 'payer',
    path: '/profile',
    ownTab: true,
    keepsLanguage: true,
    prepare: async (page, { text }) => {
      const { deletion, closed } = text.security;
      await page.route('**/api/deleteAccount', (route) =>
        route.fulfill({ json: { success: true, until: '2026-12-08T10:00:00.000Z' } }),
      );
      await page.getByRole('button', { name: deletion.open }).click();
      await page.getByLabel(deletion.password, { exact: true }).fill('night bread 24');
      await page.locator('dialog button[type=submit]').click();
      await page.waitForURL('**/login');
      await page.getByText(closed.note('').slice(0, 20)).waitFor();
    },
  },
  {
    name: 'profile-log-ins',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await offerProviders(page, { hasPassword: true, isFresh: false });
      const { unlinkOne } = text.security.linkedLogIns;
      await page.getByRole('button', { name: unlinkOne('Google') }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'profile-log-in-again',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await offerProviders(page, { hasPassword: false, isFresh: false });
      await page.getByText(text.security.linkedLogIns.noPassword).waitFor();
      await page.getByRole('button', { name: text.security.deletion.open }).click();
      const dialog = page.locator('dialog');
      await dialog.getByRole('button', { name: text.accounts.continueWith('Google') }).waitFor();
    },
  },
  {
    name: 'profile-log-in-fresh',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await offerProviders(page, { hasPassword: false, isFresh: true });
      await page.getByText(text.security.linkedLogIns.noPassword).waitFor();
      await page.getByRole('button', { name: text.security.email.change }).click();
      await page.locator('dialog').waitFor();
    },
  },
];

const otherSessions = [
  { browser: 'Samsung Internet', system: 'Android' },
  { browser: 'Firefox', system: 'Windows' },
  { browser: null, system: null },
].map((device, index) => ({
  sessionId: `other-${index}`,
  device,
  signedInAt: '2026-11-02T06:41:00.000Z',
  lastSeenAt: '2026-11-20T18:05:00.000Z',
}));

/** Reloads the page with an export in this state. */
async function showExport(page: Page, latest: object): Promise<void> {
  const base = { exportId: 'e', done: 0, total: 0, size: null, expiresAt: null };
  await page.route('**/api/getAccountExport', (route) =>
    route.fulfill({ json: { success: true, export: { ...base, ...latest } } }),
  );
  await page.reload();
}
