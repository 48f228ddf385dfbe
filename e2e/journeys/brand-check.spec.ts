import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '@savet/contract/languages';
import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { en } from '@savet/i18n/en';
import { brandCheck as enTexts } from '@savet/i18n/en/brand-check';
import { exchange, openChat } from '../support/conversation.ts';
import { firstScreen } from '../support/first-screen.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoEnglish } from '../support/no-english.ts';
import type { ChatPage } from '../support/pages/chat.ts';
import { openMenu } from '../support/screen-states/open-menu.ts';
import { apiOf } from '../support/server/api.ts';

/** The same brand and answer in each language: two words to avoid, praise, a call to hurry and an exclamation mark. */
const languages = {
  EN: {
    catalogue: en,
    texts: enTexts,
    brand: { vocabulary: 'guests, not customers', tone: 'calm, plain' },
    words: {
      question: 'Write a post.',
      answer: 'Our customers are amazing. Hurry to us, customers!',
      guests: 'guests',
      firstMended: 'Our guests are',
      urging: 'Hurry',
      lastMended: 'Hurry to us, guests.',
      mended: 'Our guests are good. Hurry to us, guests.',
      hype: 'amazing',
      proposal: 'Avoid: amazing',
      beginning: 'Our customers',
      pasted: '## Rye\nOur **customers** like rye.',
      pastedRead: 'Rye\n\nOur customers like rye.',
      flagged: 'Our customers like rye.',
      rewritten: 'The guests like rye.',
      withDraft:
        '**Here it is:**\n\n> ## Rye\n>\n> Our **customers** like it.\n\nAmazing, isn’t it?',
      draft: 'Rye\n\nOur customers1 like it.',
      whole: 'Here it is:\n\nRye\n\nOur customers1 like it.\n\nAmazing2, isn’t it?',
      mendedDraft: 'Rye\n\nOur guests like it.',
      unbrandedFindings: 2,
      unbranded: 'Try our „rye“ - it is warm.',
      unbrandedMended: 'Try our “rye” – it is warm.',
    },
  },
  BG: {
    catalogue: bg,
    texts: bgTexts,
    brand: { vocabulary: 'гости, а не клиенти', tone: 'спокоен, прост' },
    words: {
      question: 'Напишете публикация.',
      answer: 'Нашите клиенти са невероятни. Побързайте при нас, клиенти!',
      guests: 'гости',
      firstMended: 'Нашите гости са',
      urging: 'Побързайте',
      lastMended: 'Побързайте при нас, гости.',
      mended: 'Нашите гости са хубави. Побързайте при нас, гости.',
      hype: 'невероятни',
      proposal: 'невероятни',
      beginning: 'Нашите клиенти',
      pasted: '## Ръж\nНашите **клиенти** обичат ръжен хляб.',
      pastedRead: 'Ръж\n\nНашите клиенти обичат ръжен хляб.',
      flagged: 'Нашите клиенти обичат ръжен хляб.',
      rewritten: 'Гостите обичат ръжен хляб.',
      withDraft: '**Ето го:**\n\n> ## Ръж\n>\n> Нашите **клиенти** я обичат.\n\nНевероятно, нали?',
      draft: 'Ръж\n\nНашите клиенти1 я обичат.',
      whole: 'Ето го:\n\nРъж\n\nНашите клиенти1 я обичат.\n\nНевероятно2, нали?',
      mendedDraft: 'Ръж\n\nНашите гости я обичат.',
      unbrandedFindings: 3,
      unbranded: 'Опитай нашия "хляб" - топъл е.',
      unbrandedMended: 'Опитайте нашия „хляб“ – топъл е.',
    },
  },
} as const;

/** Runs in the page: selects the beginning of the answer. */
const selectBeginning = (beginning: string) => `{
  const article = [...document.querySelectorAll('article')].at(-1);
  const text = document.createTreeWalker(article, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, ${beginning.length});
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}`;
const vocabulary = 'userInfo.brandHub.brandVoice.vocabularyGuide';
const tone = 'userInfo.brandHub.brandVoice.toneOfVoice';

for (const language of languageCodes) {
  const { texts, catalogue, brand, words } = languages[language];

  test(`an answer, a part of it and a pasted text are checked and mended (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, product, user }) => {
    await product.staff('plan', user.email, 'pro');
    const api = await apiOf(page.context(), product);
    await api.read('saveBrandField', { path: vocabulary, value: brand.vocabulary });
    await api.read('saveBrandField', { path: tone, value: brand.tone });
    const chat = await openChat(page, product, language);
    await exchange(chat, product, words.question, words.answer);
    const dialog = page.getByRole('dialog', { name: texts.title });

    await test.step('a finding names rule, field and version, and its fix is taken', async () => {
      await checkReply(chat, catalogue.chat.check);
      await expect(dialog.locator('ol > li')).toHaveCount(5);
      const first = dialog.locator('ol > li').first();
      await expect(first).toContainText(texts.rules.avoidedWords);
      await expect(first.getByRole('link')).toHaveAttribute('href', `/brandhub#${vocabulary}`);
      await expect(first).toContainText(texts.version(1));
      await first.getByRole('button', { name: texts.fix(words.guests) }).click();
      await expect(marked(dialog)).toContainText(words.firstMended);
    });

    await test.step('a rejected finding is remembered, and can be marked again', async () => {
      await dialog.getByRole('button', { name: `${texts.reject}: ${words.urging}` }).click();
      await expect(dialog.getByText(`${texts.exceptions} (1)`)).toBeVisible();
      await expect(dialog.locator('ol > li')).toHaveCount(3);
    });

    await test.step('words become a rule when the proposal is accepted', async () => {
      await dialog.getByRole('button', { name: `${texts.never}: ${words.hype}` }).click();
      const proposal = page.getByRole('dialog', { name: texts.proposeTitle });
      await expect(proposal).toContainText(words.proposal);
      await proposal.getByRole('button', { name: texts.accept }).click();
      await expect(proposal).toBeHidden();
      await expect
        .poll(async () => (await api.read('getUser', {})).user.brandVersions[vocabulary])
        .toBe(2);
    });

    await test.step('all fixes are taken at once, and the text is copied', async () => {
      await dialog.getByRole('button', { name: texts.fixAll(3) }).click();
      await expect(marked(dialog)).toContainText(words.lastMended);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await dialog.getByRole('button', { name: texts.copy }).click();
      await expect(dialog.getByText(texts.copied)).toBeVisible();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(words.mended);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('only the selected part is checked', async () => {
      await page.evaluate(selectBeginning(words.beginning));
      await checkReply(chat, catalogue.chat.check);
      await expect(marked(dialog)).toHaveText(`${words.beginning}1`);
      await page.keyboard.press('Escape');
    });

    await test.step('a pasted text, without a query', async () => {
      const { queries } = await api.read('listQueries', {});
      await paste(page, catalogue.chat.checkText, texts, words.pasted);
      await expect(dialog.locator('ol > li')).toHaveCount(1);
      await dialog.getByRole('button', { name: texts.fix(words.guests) }).click();
      await expect(dialog.locator('ol > li')).toHaveCount(0);
      expect(await marked(dialog).textContent()).toBe(
        words.pastedRead.replace(/customers|клиенти/, words.guests),
      );
      expect((await api.read('listQueries', {})).queries).toEqual(queries);
      await page.keyboard.press('Escape');
    });

    await test.step('a sentence that the model proposes is checked and taken, without a query', async () => {
      const { queries } = await api.read('listQueries', {});
      await paste(page, catalogue.chat.checkText, texts, words.pasted);
      await dialog.getByRole('button', { name: texts.rewrite }).click();
      const request = await product.provider.next();
      expect(request.prompt).toContain(`1. ${words.flagged}`);
      request.say(JSON.stringify([words.rewritten]));
      request.finish();
      await dialog.getByRole('button', { name: `${texts.useRewrite}: ${words.rewritten}` }).click();
      await expect(dialog.getByText(texts.nothing)).toBeVisible();
      await expect(marked(dialog)).toContainText(words.rewritten);
      expect((await api.read('listQueries', {})).queries).toEqual(queries);
      await page.keyboard.press('Escape');
    });

    await test.step('of an answer with a draft, the draft is checked as a reader sees it', async () => {
      await exchange(chat, product, words.question, words.withDraft);
      await checkReply(chat, catalogue.chat.check);
      await expect(dialog.locator('ol > li')).toHaveCount(1);
      expect(await marked(dialog).textContent()).toBe(words.draft);
      const choice = dialog.getByRole('combobox', { name: texts.part });
      await choice.selectOption({ label: texts.wholeAnswer });
      await expect(dialog.locator('ol > li')).toHaveCount(2);
      expect(await marked(dialog).textContent()).toBe(words.whole);
      await choice.selectOption({ label: texts.draft });
      await dialog.getByRole('button', { name: texts.fix(words.guests) }).click();
      await expect(dialog.locator('ol > li')).toHaveCount(0);
      await dialog.getByRole('button', { name: texts.copy }).click();
      await expect(dialog.getByText(texts.copied)).toBeVisible();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(words.mendedDraft);
    });
  });
}

for (const language of languageCodes) {
  const { texts, catalogue, words } = languages[language];

  test(`the check on the free plan says which fields are missing (${language})`, {
    tag: firstScreen(language),
  }, async ({ user: _user, page, product }) => {
    await openChat(page, product, language);
    await paste(page, catalogue.chat.checkText, texts, words.unbranded);
    const dialog = page.getByRole('dialog', { name: texts.title });
    await expect(dialog.locator('ol > li')).toHaveCount(words.unbrandedFindings);
    await expect(dialog).toContainText(texts.rules.quotationMarks);
    await expect(dialog).toContainText(catalogue.brandHub.fields.vocabularyGuide);
    await expect(dialog).toContainText(texts.locked);
    if (language === 'BG') await expectNoEnglish(page);
    await dialog.getByRole('button', { name: texts.fixAll(words.unbrandedFindings) }).click();
    await expect(marked(dialog)).toHaveText(words.unbrandedMended);
  });
}

async function checkReply(chat: ChatPage, check: string): Promise<void> {
  const reply = chat.replies.last();
  await reply.hover();
  await reply.getByRole('button', { name: check }).click();
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
