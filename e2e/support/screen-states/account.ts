import { expect, type Page } from '@playwright/test';
import { pressGetStarted, upgrade } from '../pages/payment.ts';
import type { Stage, State } from './stage.ts';

export const accountStates: readonly State[] = [
  { name: 'profile-free', who: 'free', path: '/profile' },
  { name: 'profile-pro', who: 'pro', path: '/profile' },
  { name: 'payment', who: 'free', path: '/payment' },
  { name: 'cancel', who: 'free', path: '/cancel' },
  { name: 'profile-tester', who: 'tester', path: '/profile' },
  { name: 'profile-payer', who: 'payer', path: '/profile' },
  {
    name: 'profile-much',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { personas }) => {
      await page.locator('#ledger').waitFor();
      await page.getByText(personas.admin.email).first().waitFor();
      await page.locator('a[href="/chat/sample"]').first().waitFor();
    },
  },
  { name: 'profile-asked', who: 'asker', path: '/profile', prepare: waitForRequest },
  {
    name: 'viewing-request',
    who: 'asker',
    path: '/chat',
    prepare: async (page, stage) => {
      await page
        .getByRole('button', { name: stage.text.viewingRequests.open, exact: true })
        .click();
      await waitForRequest(page, stage);
    },
  },
  {
    name: 'profile-name',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.name.edit }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'payment-yearly',
    who: 'free',
    path: '/payment',
    prepare: async (page, { text }) =>
      page.getByRole('button', { name: text.billing.yearly }).click(),
  },
  {
    name: 'payment-upgrade',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.quota.upgrade }).click();
      await page.getByRole('heading', { name: text.billing.titleUpgrade }).waitFor();
    },
  },
  {
    name: 'payment-failed',
    who: 'free',
    path: '/payment',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 400/);
      await page.route('**/api/createCheckoutSession', (route) =>
        route.fulfill({ status: 400, json: { error: 'no', code: 'INVALID_INPUT' } }),
      );
      await upgrade(page, text);
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'payment-leave', who: 'payer', path: '/payment', prepare: leave },
  { name: 'payment-leave-agreed', who: 'limited', path: '/payment', prepare: leave },
  {
    name: 'payment-successful',
    who: 'payer',
    path: '/success',
    ownTab: true,
    prepare: async (page, { text }) => {
      // Without the countdown, which leaves the page after a few seconds.
      await page.addInitScript('setInterval = () => 0');
      await page.goto('/success');
      await page.getByRole('heading', { name: text.billing.success.title }).waitFor();
      return async () => expect(page).toHaveURL(/\/success$/);
    },
  },
  {
    name: 'payment-unconfirmed',
    who: 'free',
    path: '/success',
    prepare: async (page, { text }) =>
      page.getByRole('heading', { name: text.billing.success.waitingTitle }).waitFor(),
  },
];

async function leave(
  ...[page, { text }]: Parameters<NonNullable<State['prepare']>>
): Promise<void> {
  await pressGetStarted(page, text);
  await page.locator('dialog').waitFor();
}

/** Waits for the request of staff to view the account. */
async function waitForRequest(page: Page, { personas }: Stage): Promise<void> {
  await page.getByText(personas.admin.email).first().waitFor();
}
