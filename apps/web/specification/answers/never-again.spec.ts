import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { en } from '@savet/i18n/en';
import { brandCheck as enTexts } from '@savet/i18n/en/brand-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { expectContains, expectCount, expectNoEnglish, expectText } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp } from '../app/open-app.tsx';

const path = 'userInfo.brandHub.brandVoice.vocabularyGuide';
const text = 'Поддръжка 24/7 за всички.';
const words = 'Поддръжка 24/7';

test('the words are proposed as they are written', async () => {
  const api = accountWith('');
  await openApp(api, '/chat');
  const proposal = await propose();
  await expectContains(proposal, `Избягваме: „${words}“`);
  await proposal.getByRole('button', { name: enTexts.accept, exact: true }).click();
  await expect.poll(() => api.inputs('saveBrandField')).toHaveLength(1);
  expect(api.inputs('saveBrandField')[0]).toMatchObject({ path, value: `Избягваме: „${words}“` });
});

test('a guide without room is shortened before anything is saved', async () => {
  const guide = 'я'.repeat(BRAND_FIELD_MAX);
  const api = accountWith(guide);
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  await chooseBulgarian(api);
  const proposal = await propose(bg, bgTexts);
  const line = `\nИзбягваме: „${words}“`;
  await expectText(proposal.getByRole('alert'), bgTexts.tooLong(line.length));
  await expectNoEnglish();
  const accept = proposal.getByRole('button', { name: bgTexts.accept, exact: true });
  await expect.element(accept).toBeDisabled();

  const field = proposal.getByLabelText(bg.brandHub.fields.vocabularyGuide);
  const shortened = guide.slice(line.length) + line;
  await field.fill(shortened);
  await expectCount(proposal.getByRole('alert'), 0);
  await expectContains(proposal, bg.brandHub.left(0));
  await accept.click();
  await expectCount(proposal, 0);
  await expect.poll(() => api.inputs('saveBrandField')).toHaveLength(1);
  expect(api.inputs('saveBrandField')[0]).toMatchObject({ path, value: shortened });
});

/** An account whose check finds the words, and with this vocabulary guide. */
function accountWith(guide: string): FakeApi {
  const api = new FakeApi({
    plan: 'pro',
    userInfo: { profile: {}, brandHub: { brandVoice: { vocabularyGuide: guide } } },
    brandVersions: { [path]: 1 },
  });
  api.answer('checkText', () => ({
    language: 'BG',
    applied: ['statements'],
    findings: [
      {
        ...{ rule: 'statements', start: 0, end: words.length, path: null, version: null },
        ...{ fix: null, detail: '', isException: false },
      },
    ],
  }));
  api.answer('saveBrandField', () => ({ user: api.user, version: 2 }));
  return api;
}

/** Checks the text and asks for the rule. */
async function propose(catalogue: typeof en = en, texts: typeof enTexts = enTexts) {
  await new ChatPage(catalogue).openMenu();
  await page.getByRole('button', { name: catalogue.chat.checkText }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('textbox', { name: texts.text }).fill(text);
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
  await dialog.getByRole('button', { name: `${texts.never}: ${words}` }).click();
  return page.getByRole('dialog', { name: texts.proposeTitle });
}
