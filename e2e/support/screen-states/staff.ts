import type { Page } from '@playwright/test';
import { showSecondFactor } from './second-factor.ts';
import type { Stage, State } from './stage.ts';

export const staffStates: readonly State[] = [
  { name: 'admin-users', who: 'admin', path: '/admin' },
  {
    name: 'admin-users-table',
    who: 'admin',
    path: '/admin',
    prepare: async (page, { text }) => {
      await offerTable(page);
      await page.getByRole('button', { name: text.admin.more, exact: true }).waitFor();
      const choice = page.getByRole('button', { name: text.admin.layouts.table, exact: true });
      // Phones have no table.
      if (!(await choice.isVisible())) return;
      await choice.click();
      await page.getByRole('table').waitFor();
    },
  },
  { name: 'admin-messages', who: 'admin', path: '/admin/messages' },
  { name: 'admin-feedback', who: 'admin', path: '/admin/feedback' },
  { name: 'admin-numbers', who: 'admin', path: '/admin/numbers' },
  { name: 'admin-models', who: 'admin', path: '/admin/models' },
  {
    name: 'admin-models-host',
    who: 'admin',
    path: '/admin/models',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 400 .*testModel/);
      const { title, provider, address, model, test } = text.models.connect;
      const form = page.getByRole('region', { name: title, exact: true });
      await form.getByLabel(provider, { exact: true }).selectOption('openai-compatible');
      await form.getByLabel(address, { exact: true }).fill('http://gpu.models.example:8000/v1');
      await form.getByLabel(model, { exact: true }).fill('big');
      await form.getByRole('button', { name: test, exact: true }).click();
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'admin-service', who: 'admin', path: '/admin/service' },
  {
    name: 'admin-second-factor',
    who: 'admin',
    path: '/admin',
    prepare: async (page, { text }) => {
      await showSecondFactor(page, { isRequired: true, isMissing: true });
      await page.getByRole('link', { name: text.admin.toProfile }).waitFor();
    },
  },
  {
    name: 'admin-passkey',
    who: 'admin',
    path: '/admin',
    prepare: async (page, { text }) => {
      await showSecondFactor(page, { isRequired: true, isMissing: true, hasPasskeys: true });
      await page.getByText(text.admin.passkey).waitFor();
    },
  },
  {
    name: 'admin-ask',
    who: 'admin',
    path: '/admin',
    prepare: async (page, { personas }) => {
      await page.getByText(personas.asker.email).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'admin-answer',
    who: 'admin',
    path: '/admin/messages',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.admin.answer, exact: true }).first().click();
      await page.getByRole('button', { name: text.admin.addProposal }).click();
      await page.locator('dialog fieldset').waitFor();
    },
  },
  {
    name: 'admin-messages-answered',
    who: 'admin',
    path: '/admin/messages',
    prepare: async (page, { text, personas }) => {
      await page.getByRole('button', { name: text.admin.messageChoices.answered }).click();
      await page.getByText(personas.admin.email).first().waitFor();
    },
  },
  { name: 'viewing-chat', who: 'admin', path: '/admin', keepsLanguage: true, prepare: view },
  {
    name: 'viewing-profile',
    keepsLanguage: true,
    who: 'admin',
    path: '/admin',
    prepare: async (page, stage) => {
      await view(page, stage);
      await page.goto('/profile');
      await page.getByText(stage.text.profile.titleViewOnly).waitFor();
    },
  },
  {
    name: 'viewing-brand-hub',
    keepsLanguage: true,
    who: 'admin',
    path: '/admin',
    prepare: async (page, stage) => {
      await view(page, stage);
      await page.goto('/brandhub');
      await page.getByText(stage.text.brandHub.titleViewOnly).waitFor();
    },
  },
  {
    name: 'viewing-over',
    keepsLanguage: true,
    who: 'admin',
    path: '/admin',
    prepare: async (page, stage) => {
      const { personas, text, problems } = stage;
      problems.expect(/status of 403 /);
      await view(page, stage);
      // A viewing started elsewhere ends this one.
      await personas.admin.call('startViewing', { uid: personas.free.uid });
      await page.getByRole('heading', { name: text.shell.viewing.endedTitle }).waitFor();
    },
  },
];

/** The table is offered when there is more than one page of users. */
async function offerTable(page: Page): Promise<void> {
  await page.route('**/api/listUsers', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { users: { uid: string }[] };
    await route.fulfill({ response, json: { ...list, next: list.users.at(-1)?.uid } });
  });
  await page.reload();
}

async function view(page: Page, { personas }: Stage): Promise<void> {
  await page.getByText(personas.pro.email).click();
  await page.waitForURL('**/chat');
  await page.locator('#question').waitFor();
}
