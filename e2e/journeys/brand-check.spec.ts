import type { Locator, Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { en } from '@savet/i18n/en';
import { brandCheck as enTexts } from '@savet/i18n/en/brand-check';
import { expect, test } from '../support/fixtures.ts';
import { expectNoEnglish } from '../support/no-english.ts';
import type { ChatPage } from '../support/pages/chat.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { openMenu } from '../support/screen-states/open-menu.ts';
import { apiOf } from '../support/server/api.ts';

/** Runs in the page: selects “Our customers” in the answer. */
const selectBeginning = `{
  const article = [...document.querySelectorAll('article')].at(-1);
  const text = document.createTreeWalker(article, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 'Our customers'.length);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}`;
const vocabulary = 'userInfo.brandHub.brandVoice.vocabularyGuide';
const tone = 'userInfo.brandHub.brandVoice.toneOfVoice';

test('an answer, a part of it and a pasted text are checked and mended', { tag: '@phone' }, async ({
  chat,
  page,
  product,
  user,
}) => {
  await product.staff('plan', user.email, 'pro');
  const api = await apiOf(page.context(), product);
  await api.read('saveBrandField', { path: vocabulary, value: 'guests, not customers' });
  await api.read('saveBrandField', { path: tone, value: 'calm, plain' });
  await chat.ask('Write a post.');
  const answer = await product.provider.next();
  answer.say('Our customers are amazing. Hurry to us, customers!');
  answer.finish();
  await chat.settled();
  const dialog = page.getByRole('dialog', { name: enTexts.title });

  await test.step('a finding names rule, field and version, and its fix is taken', async () => {
    await checkReply(chat);
    await expect(dialog.locator('ol > li')).toHaveCount(5);
    const first = dialog.locator('ol > li').first();
    await expect(first).toContainText(enTexts.rules.avoidedWords);
    await expect(first.getByRole('link')).toHaveAttribute('href', `/brandhub#${vocabulary}`);
    await expect(first).toContainText(enTexts.version(1));
    await first.getByRole('button', { name: enTexts.fix('guests') }).click();
    await expect(marked(dialog)).toContainText('Our guests are');
  });

  await test.step('a rejected finding is remembered, and can be marked again', async () => {
    await dialog.getByRole('button', { name: `${enTexts.reject}: Hurry` }).click();
    await expect(dialog.getByText(`${enTexts.exceptions} (1)`)).toBeVisible();
    await expect(dialog.locator('ol > li')).toHaveCount(3);
  });

  await test.step('all fixes are taken at once, and the text is copied', async () => {
    await dialog.getByRole('button', { name: enTexts.fixAll(2) }).click();
    await expect(marked(dialog)).toContainText('Hurry to us, guests.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: enTexts.copy }).click();
    await expect(dialog.getByText(enTexts.copied)).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'Our guests are amazing. Hurry to us, guests.',
    );
  });

  await test.step('words become a rule when the proposal is accepted', async () => {
    await dialog.getByRole('button', { name: `${enTexts.never}: amazing` }).click();
    const proposal = page.getByRole('dialog', { name: enTexts.proposeTitle });
    await expect(proposal).toContainText('Avoid: amazing');
    await proposal.getByRole('button', { name: enTexts.accept }).click();
    await expect(proposal).toBeHidden();
    await expect
      .poll(async () => (await api.read('getUser', {})).user.brandVersions[vocabulary])
      .toBe(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('only the selected part is checked', async () => {
    await page.evaluate(selectBeginning);
    await checkReply(chat);
    await expect(marked(dialog)).toHaveText('Our customers1');
    await page.keyboard.press('Escape');
  });

  await test.step('a pasted text, without a query', async () => {
    const { queries } = await api.read('listQueries', {});
    await paste(page, en.chat.checkText, enTexts, 'Our customers like rye.');
    await expect(dialog.locator('ol > li')).toHaveCount(1);
    expect((await api.read('listQueries', {})).queries).toEqual(queries);
  });
});

test('проверката на безплатния план казва кои полета липсват', { tag: '@phone' }, async ({
  user: _user,
  page,
}) => {
  await page.goto('/profile');
  await new ProfilePage(page).chooseBulgarian();
  await page.goto('/chat');
  await paste(page, bg.chat.checkText, bgTexts, 'Опитай нашия "хляб" - топъл е.');
  const dialog = page.getByRole('dialog', { name: bgTexts.title });
  await expect(dialog.locator('ol > li')).toHaveCount(3);
  await expect(dialog).toContainText(bgTexts.rules.quotationMarks);
  await expect(dialog).toContainText(bg.brandHub.fields.vocabularyGuide);
  await expect(dialog).toContainText(bgTexts.locked);
  await expectNoEnglish(page);
  await dialog.getByRole('button', { name: bgTexts.fixAll(3) }).click();
  await expect(marked(dialog)).toHaveText('Опитайте нашия „хляб“ – топъл е.');
});

async function checkReply(chat: ChatPage): Promise<void> {
  const reply = chat.replies.last();
  await reply.hover();
  await reply.getByRole('button', { name: en.chat.check }).click();
}

async function paste(page: Page, entry: string, texts: typeof enTexts, text: string) {
  await openMenu(page);
  await page.getByRole('button', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('textbox', { name: texts.text }).fill(text);
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
}

function marked(dialog: Locator): Locator {
  return dialog.locator('section').first();
}
