import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { en } from '@savet/i18n/en';
import { brandCheck as enTexts } from '@savet/i18n/en/brand-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { expectContains, expectCount, expectNoEnglish, expectTexts } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';

const found = { rule: 'pressure', start: 0, end: 6, path: null, version: null } as const;
const hurry = { ...found, fix: null, detail: '', isException: false };

test('the check lists kept and broken rules by name', async () => {
  const { dialog } = await checked([hurry], en, enTexts);
  await expectContains(dialog, enTexts.kept(2, 3));
  const { avoidedWords, pressure, spaces } = enTexts.ruleNames;
  await expectRules(enTexts.brokenRules, [pressure]);
  await expectRules(enTexts.keptRules, [avoidedWords, spaces]);
});

test('with every rule kept they are listed too, in Bulgarian', async () => {
  const { dialog } = await checked([{ ...hurry, isException: true }], bg, bgTexts);
  await expectContains(dialog, bgTexts.kept(3, 3));
  const { avoidedWords, pressure, spaces } = bgTexts.ruleNames;
  await expectRules(bgTexts.keptRules, [avoidedWords, pressure, spaces]);
  await expectCount(page.getByRole('region', { name: bgTexts.brokenRules, exact: true }), 0);
  await expectNoEnglish();
});

function expectRules(title: string, names: readonly string[]): Promise<void> {
  const list = page.getByRole('region', { name: title, exact: true });
  return expectTexts(list.getByRole('listitem'), names);
}

/** Checks a text that has these findings. */
async function checked(findings: (typeof hurry)[], catalogue: typeof en, texts: typeof enTexts) {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  const applied = ['avoidedWords', 'pressure', 'spaces'] as const;
  api.answer('checkText', () => ({ language: 'BG', applied: [...applied], findings }));
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  if (catalogue === bg) await chooseBulgarian(api);
  await new ChatPage(catalogue).openMenu();
  await page.getByRole('button', { name: catalogue.chat.checkText }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('textbox', { name: texts.text }).fill('Бързай, гостите чакат.');
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
  return { dialog };
}
