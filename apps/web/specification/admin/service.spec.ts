import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectPath } from '../app/expectations.ts';
import { openModels } from '../app/open-models.ts';

/* The admin panel's page about the service, which the specification does not have. */

test('the state of the service leads to the models while the built-in consultant answers', async () => {
  const api = await openModels();
  const never = { lastAnsweredAt: null, lastFailedAt: null };
  api.answer('getServiceState', () => ({
    ai: { provider: 'built-in', model: null, answered: 0, failed: 0, ...never },
    payments: { mode: 'none', events: 0, lastEventAt: null, overdue: 0, withdrawals: [] },
    mails: { mode: 'outbox', waiting: 0 },
  }));
  await page.getByRole('link', { name: en.admin.views.service, exact: true }).click();
  await page.getByRole('link', { name: en.admin.service.connectModel }).click();
  await expectPath('/admin/models');
});

test('the state of the service names the provider as the page about models does', async () => {
  const api = await openModels();
  const never = { lastAnsweredAt: null, lastFailedAt: null };
  api.answer('getServiceState', () => ({
    ai: { provider: 'openai-compatible', model: 'big', answered: 0, failed: 0, ...never },
    payments: { mode: 'none', events: 0, lastEventAt: null, overdue: 0, withdrawals: [] },
    mails: { mode: 'outbox', waiting: 0 },
  }));
  await page.getByRole('link', { name: en.admin.views.service, exact: true }).click();
  const name = `${en.models.providers['openai-compatible']} · big`;
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
});
