import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { expectContains, expectCount, expectNoEnglish } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';

const path = 'userInfo.brandHub.coreProducts.products';
const text = 'Печем всеки ден. Кутията струва 18 €.';

test('a claim names the fields that were compared, and its sentence can be deleted', async () => {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  api.answer('checkText', ({ text: given }) => ({
    ...{ language: 'BG', applied: ['numbers'], facts: [{ path, version: 3 }] },
    findings: given === text ? [claim(32, 36)] : [],
  }));
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  await chooseBulgarian(api);
  await new ChatPage(bg).openMenu();
  await page.getByRole('button', { name: bg.chat.checkText }).click();
  const dialog = page.getByRole('dialog', { name: bgTexts.title });
  await dialog.getByRole('textbox', { name: bgTexts.text }).fill(text);
  await dialog.getByRole('button', { name: bgTexts.check, exact: true }).click();

  await dialog.getByText(bgTexts.facts(1)).click();
  await expectContains(dialog, `${bg.brandHub.fields.products}, ${bgTexts.version(3)}`);
  await expectNoEnglish();
  await dialog.getByRole('button', { name: `${bgTexts.deleteSentence}: 18 €` }).click();
  await expectContains(dialog, bgTexts.kept(1, 1));
  await expectCount(dialog.getByText(bgTexts.findings), 0);
  expect(api.inputs('checkText').map((input) => input.text)).toEqual([text, 'Печем всеки ден.']);
});

function claim(start: number, end: number) {
  const source = { path: null, version: null, fix: null, detail: '18 €' };
  const deletion = { start: 16, end: text.length };
  return { rule: 'numbers' as const, start, end, ...source, isException: false, deletion };
}
