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

/** Two sentences with a finding each, and what the model proposes for them. */
const first = { old: 'Уникален хляб.', text: 'Хляб с квас.' };
const second = { old: 'Уникални кифли.', text: 'Кифли с масло.' };
const given = `${first.old} ${second.old}`;

const languages = [
  ['EN', en, enTexts],
  ['BG', bg, bgTexts],
] as const;

for (const [language, catalogue, texts] of languages) {
  test(`proposals are taken one by one, and the text is checked again (${language})`, async () => {
    const { api, dialog } = await openChecked(catalogue, texts);
    api.answer('rewriteFlagged', ({ text }) => ({ rewrites: proposalsFor(text) }));
    await dialog.getByRole('button', { name: texts.rewrite }).click();
    const proposals = dialog.getByRole('region', { name: texts.rewrites });
    await expectTexts(proposals.getByRole('listitem'), [
      `${first.old} ${first.text}${texts.useRewrite}`,
      `${second.old} ${second.text}${texts.useRewrite}`,
    ]);
    if (language === 'BG') await expectNoEnglish();
    await proposals.getByRole('button', { name: `${texts.useRewrite}: ${first.text}` }).click();
    await expectContains(dialog, texts.kept(0, 1));
    await expectCount(proposals.getByRole('listitem'), 0);
    await dialog.getByRole('button', { name: texts.rewrite }).click();
    await proposals.getByRole('button', { name: `${texts.useRewrite}: ${second.text}` }).click();
    await expectContains(dialog, texts.kept(1, 1));
    await expectCount(dialog.getByRole('button', { name: texts.rewrite }), 0);
    const mended = `${first.text} ${second.old}`;
    expect(api.inputs('checkText').map(({ text }) => text)).toEqual([
      given,
      mended,
      `${first.text} ${second.text}`,
    ]);
    expect(api.inputs('rewriteFlagged').map(({ text }) => text)).toEqual([given, mended]);
  });

  test(`proposals that fail, or that the rules refuse, are said (${language})`, async () => {
    const { api, dialog } = await openChecked(catalogue, texts);
    const ask = dialog.getByRole('button', { name: texts.rewrite });
    api.refuse('rewriteFlagged', 'INVALID_INPUT');
    await ask.click();
    await expectContains(dialog.getByRole('alert'), catalogue.errors.byCode.INVALID_INPUT);
    api.answer('rewriteFlagged', () => ({ rewrites: [] }));
    await ask.click();
    await expectContains(dialog, texts.noRewrites);
    await expectCount(dialog.getByRole('alert'), 0);
    await expectCount(ask, 0);
    expect(api.inputs('checkText')).toHaveLength(1);
  });
}

/** The check of the text, with its findings. */
async function openChecked(catalogue: typeof en, texts: typeof enTexts) {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  api.answer('checkText', ({ text }) => ({
    ...{ language: 'BG' as const, applied: ['hype' as const] },
    findings: [...text.matchAll(/Уникал\S+/g)].map((found) => ({
      ...{
        rule: 'hype' as const,
        start: found.index,
        end: found.index + found[0].length,
        fix: null,
      },
      ...{ path: null, version: null, detail: '', isException: false },
    })),
  }));
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  if (catalogue === bg) await chooseBulgarian(api);
  await new ChatPage(catalogue).openMenu();
  await page.getByRole('button', { name: catalogue.chat.checkText }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('textbox', { name: texts.text }).fill(given);
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
  await expectContains(dialog, texts.kept(0, 1));
  return { api, dialog };
}

/** Proposals for the sentences that the text still has. */
function proposalsFor(text: string) {
  return [first, second]
    .map((proposal) => ({ start: text.indexOf(proposal.old), ...proposal }))
    .filter(({ start }) => start >= 0)
    .map(({ start, old, text: proposed }) => ({ start, end: start + old.length, text: proposed }));
}
