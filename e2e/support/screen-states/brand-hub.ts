import type { Page } from '@playwright/test';
import type { State } from './stage.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const vision = 'userInfo.brandHub.brandCore.vision';

export const brandHubStates: readonly State[] = [
  { name: 'brand-hub', who: 'pro', path: '/brandhub' },
  {
    name: 'brand-hub-field',
    who: 'pro',
    path: '/brandhub',
    prepare: (page) => edit(page, 'userInfo.brandHub.brandCore.mission'),
  },
  {
    name: 'brand-hub-colours',
    who: 'pro',
    path: '/brandhub',
    prepare: (page) => edit(page, 'userInfo.brandHub.visualIdentity.brandColors'),
  },
  {
    name: 'brand-book',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.brandHub.brandBook }).click();
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'brand-hub-empty', who: 'payer', path: '/brandhub' },
  { name: 'brand-hub-locked', who: 'free', path: '/brandhub' },
  {
    name: 'brand-hub-line',
    who: 'pro',
    path: '/brandhub',
    prepare: (page) => edit(page, 'userInfo.profile.industry'),
  },
  {
    name: 'brand-hub-colour-wrong',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page) => {
      await edit(page, 'userInfo.brandHub.visualIdentity.brandColors');
      await page.locator('dialog input[type=text]').first().fill('green');
      await page.locator('dialog [role=alert]').waitFor();
    },
  },
  {
    name: 'brand-hub-history',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page, { text }) => {
      await edit(page, mission);
      await page.getByRole('button', { name: text.brandHub.history, exact: true }).click();
      await page.locator('dialog li button').waitFor();
    },
  },
  { name: 'brand-hub-conflict', who: 'pro', path: '/brandhub', prepare: conflict },
  {
    name: 'brand-hub-conflict-choice',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page, stage) => {
      await conflict(page, stage);
      await field(page, vision).locator('[role=alert] button').click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'brand-hub-contact',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.brandHub.contact, exact: true }).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'brand-hub-answered',
    who: 'pro',
    path: '/brandhub',
    prepare: async (page, { text, personas }) => {
      const { messages } = text.brandSheet;
      await page.getByText(messages.answerBy(personas.admin.email)).waitFor();
      await page.getByRole('button', { name: messages.accept }).first().waitFor();
    },
  },
];

function field(page: Page, path: string) {
  return page.locator(`[id="${path}"]`);
}

async function edit(page: Page, path: string): Promise<void> {
  await field(page, path).locator('button').click();
  await page.locator('dialog').waitFor();
}

/** Another browser saves the field while it is being edited here. */
async function conflict(
  page: Page,
  { personas, problems }: Parameters<NonNullable<State['prepare']>>[1],
) {
  problems.expect(/status of 409 .*saveBrandField/);
  await edit(page, vision);
  await page.locator('dialog textarea').fill('From this tab');
  await page.route(
    '**/api/saveBrandField',
    async (route) => {
      await personas.pro.call('saveBrandField', { path: vision, value: `At ${Date.now()}` });
      await route.continue();
    },
    { times: 1 },
  );
  await page.locator('dialog button[type=submit]').click();
  await field(page, vision).locator('[role=alert]').waitFor();
}
