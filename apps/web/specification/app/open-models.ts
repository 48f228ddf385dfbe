import { en } from '@savet/i18n/en';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { FakeApi } from './fake-api.ts';
import { answerModels } from './models.ts';
import { openApp } from './open-app.tsx';

export const section = (name: string) => page.getByRole('region', { name, exact: true });

/** Opens the page about language models of a server without one. */
export async function openModels(prepare: (api: FakeApi) => void = () => {}): Promise<FakeApi> {
  const api = new FakeApi({ isAdmin: true });
  answerModels(api);
  prepare(api);
  await openApp(api, '/admin/models');
  await expect.element(section(en.models.inUse.title).getByText(en.models.builtIn)).toBeVisible();
  return api;
}
