import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultAnswers } from './app/default-answers.ts';
import { expectCount, expectTexts } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp, resize, sizes } from './app/open-app.tsx';

/* Texts of the operator, which the specification does not have. */

const { contents } = en.legal.page;
const links = page.getByRole('navigation', { name: contents }).getByRole('link');
const headings = ['1. We', '2. *You*', '3. Prices', '4. The end'];

test('a long text has a table of contents, beside it or above it, that leads to its parts', async () => {
  for (const size of [sizes.desktop, sizes.phone]) {
    await resize(size);
    await openTerms(headings);
    await expect.element(page.getByRole('heading', { name: '4. The end' })).toBeVisible();
    if (size === sizes.phone) await page.getByText(contents, { exact: true }).click();
    await expectTexts(links, ['1. We', '2. You', '3. Prices', '4. The end']);
    await links.nth(2).click();
    await expect.element(page.getByRole('heading', { name: '3. Prices' })).toHaveFocus();
  }
});

test('a short text has none', async () => {
  await openTerms(headings.slice(0, 3));
  await expect.element(page.getByRole('heading', { name: '3. Prices' })).toBeVisible();
  await expectCount(page.getByText(contents), 0);
});

async function openTerms(parts: readonly string[]): Promise<void> {
  const api = new FakeApi();
  api.isSignedIn = false;
  const document = { kind: 'terms' as const, version: '0'.repeat(64), languages: ['EN' as const] };
  const standard = defaultAnswers(api).getPublicConfiguration;
  if (!standard) throw new Error('no default configuration');
  api.answer('getPublicConfiguration', async (input) => ({
    ...(await standard(input)),
    legalDocuments: [document],
  }));
  api.answer('getLegalDocument', () => ({
    ...document,
    language: 'EN' as const,
    since: '2026-11-02T09:30:00.000Z',
    text: `# Our terms\n\n${parts.map((part) => `## ${part}\n\nText.`).join('\n\n')}`,
  }));
  await openApp(api, '/legal/terms');
}
