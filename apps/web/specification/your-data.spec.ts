import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectNoEnglish } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

const texts = en.security.yourData;
const section = page.getByRole('region', { name: texts.title, exact: true });
const running = {
  exportId: 'e',
  state: 'running',
  done: 0,
  total: 4_000,
  size: null,
  expiresAt: null,
} as const;
const ready = {
  ...running,
  state: 'ready',
  done: 4_000,
  size: 3_150_000,
  expiresAt: '2036-11-20T18:05:00.000Z',
} as const;

test('an export is started, watched and downloaded, in both languages', async () => {
  const api = new FakeApi();
  const answer = (latest: typeof running | typeof ready | { done: number }) => {
    api.answer('getAccountExport', () => ({ export: { ...running, ...latest } }));
  };
  api.answer('exportAccount', () => {
    answer({ done: 1_000 });
    return { export: running };
  });
  await openApp(api, '/profile');
  await section.getByRole('button', { name: texts.start }).click();
  await expect.element(section.getByRole('progressbar')).toBeVisible();
  // Reads the progress by itself.
  await expect.element(section.getByText('25% – 1,000 of 4,000 messages')).toBeVisible();
  await chooseBulgarian(api);
  await expectNoEnglish();
  api.change({ user: { language: 'EN' } });
  answer(ready);

  api.respond('account-export', () => new Response('PK'));
  const download = section.getByRole('button', { name: 'Download (3.2 MB)' });
  await download.click();
  await expect.poll(() => api.requests.map(({ route }) => route)).toContain('account-export');
  await expect.element(section.getByText(/until 20 Nov 2036/)).toBeVisible();
  await chooseBulgarian(api);
  const again = page.getByRole('button', { name: bg.security.yourData.again });
  await expect.element(again).toBeVisible();
});

test('a failed export, a refused one and a failed download say so', async () => {
  const api = new FakeApi();
  api.answer('getAccountExport', () => ({ export: { ...running, state: 'failed' } }));
  await openApp(api, '/profile');
  await expect.element(section.getByText(texts.failed)).toBeVisible();
  api.refuse('exportAccount', 'EXPORT_LIMIT_REACHED');
  await section.getByRole('button', { name: texts.retry }).click();
  await expect.element(section.getByText(en.errors.byCode.EXPORT_LIMIT_REACHED)).toBeVisible();
  api.answer('exportAccount', () => ({ export: ready }));
  api.restore('exportAccount');
  await section.getByRole('button', { name: texts.retry }).click();
  api.respond('account-export', () => Promise.reject(new TypeError('fetch failed')));
  await section.getByRole('button', { name: 'Download (3.2 MB)' }).click();
  await expect.element(section.getByText(texts.downloadFailed)).toBeVisible();
});

test('staff who view an account see no export', async () => {
  const { api } = await openViewing();
  await openApp(api, '/profile');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCount(section, 0);
});
