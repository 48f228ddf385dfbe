import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { sharedPageTexts } from '@savet/i18n/files/shared-page';
import { PROVIDER_TITLE } from '../../../tools/test-server/provider.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { apiOf } from '../../support/server/api.ts';

const name = 'userInfo.profile.businessName';
const languages = [
  { language: 'EN', text: en, page: sharedPageTexts.EN },
  { language: 'BG', text: bg, page: sharedPageTexts.BG },
] as const;

for (const { language, text, page: shared } of languages) {
  test(`an answer is copied, downloaded and shared in ${language}`, { tag: '@phone' }, async ({
    page,
    product,
    another,
    user,
  }) => {
    await product.staff('plan', user.email, 'pro');
    const api = await apiOf(page.context(), product);
    await api.read('saveBrandField', { path: name, value: 'Розова долина' });
    if (language === 'BG') {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Български' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    }
    await page.goto('/chat');
    const chat = new ChatPage(page, text);
    await chat.ask('Кой купува хляб нощем?');
    const answer = await product.provider.next();
    answer.say('# Хлябът\n\n- **Пекарите**, които не спят\n- Таксиметровите шофьори');
    answer.finish();
    await chat.settled();

    await test.step('copied with formatting', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await act(page, text, text.chat.copyFormatted);
      await expect(page.getByText(text.chat.copied, { exact: true }).first()).toBeVisible();
      // As text, because the types of the browser are not those of the tests.
      const copied = await page.evaluate<{ html: string; plain: string }>(`(async () => {
        const [item] = await navigator.clipboard.read();
        const read = async (type) => (await item.getType(type)).text();
        return { html: await read('text/html'), plain: await read('text/plain') };
      })()`);
      expect(copied.html).toContain('<li><strong>Пекарите</strong>, които не спят</li>');
      expect(copied.html).not.toMatch(/class=|<button/);
      expect(copied.plain).toContain('- **Пекарите**, които не спят');
    });

    await test.step('downloaded in every format', async () => {
      for (const [format, start] of [
        ['pdf', '%PDF-1.7'],
        ['docx', 'PK'],
        ['md', '#'],
      ] as const) {
        await act(page, text, text.chat.download);
        const dialog = page.getByRole('dialog', { name: text.sharing.download.title });
        await dialog.getByRole('button', { name: text.sharing.download.formats[format] }).click();
        const file = await downloaded(page, dialog, text);
        expect(file.text.slice(0, start.length)).toBe(start);
        expect(file.name).toMatch(new RegExp(`\\.${format}$`));
        await expect(dialog).toBeHidden();
      }
    });

    await test.step('downloaded with other answers of the chat', async () => {
      await chat.ask('Кой пече хляб нощем?');
      const second = await product.provider.next();
      second.say('Нощната смяна.');
      second.finish();
      await chat.settled();
      await act(page, text, text.chat.download);
      const dialog = page.getByRole('dialog', { name: text.sharing.download.title });
      await dialog.getByRole('button', { name: text.sharing.download.scopes.chosen }).click();
      const answers = dialog.getByRole('group', { name: text.sharing.download.answers });
      await expect(answers.getByRole('checkbox', { name: 'Кой пече хляб нощем?' })).toBeChecked();
      await answers.getByRole('checkbox', { name: 'Кой купува хляб нощем?' }).check();
      await dialog.getByRole('button', { name: text.sharing.download.formats.md }).click();
      const file = await downloaded(page, dialog, text);
      expect(file.text).toMatch(/Таксиметровите шофьори[\s\S]+Нощната смяна/);
      await expect(dialog).toBeHidden();
    });

    await test.step('the whole chat, from its menu: downloaded, then shared', async () => {
      await chooseForChat(chat, text.chat.download);
      const dialog = page.getByRole('dialog', { name: text.sharing.download.title });
      await dialog.getByRole('button', { name: text.sharing.download.formats.md }).click();
      const file = await downloaded(page, dialog, text);
      for (const part of [
        'Кой купува хляб нощем?',
        'Таксиметровите',
        'Кой пече',
        'Нощната смяна',
      ]) {
        expect(file.text).toContain(part);
      }
      await expect(dialog).toBeHidden();
      await chooseForChat(chat, text.chat.share);
      const share = page.getByRole('dialog', { name: text.sharing.share.chat(PROVIDER_TITLE) });
      await share.getByRole('checkbox', { name: text.sharing.share.showsBrand }).check();
      await share.getByRole('button', { name: text.sharing.share.create }).click();
      const link = share.getByRole('link', { name: '/shared/' });
      await expect(link).toBeVisible();
      const visitor = await visitorOf(await another());
      await visitor.goto((await link.getAttribute('href')) ?? '');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PROVIDER_TITLE);
      await expect(visitor.getByText('Таксиметровите шофьори')).toBeVisible();
      await expect(visitor.getByText('Розова долина')).toBeVisible();
      await expect(visitor.getByText('Нощната смяна')).toBeVisible();
      await share.getByRole('button', { name: text.sharing.close }).click();
      await chooseForChat(chat, text.chat.share);
      await expect(share.getByText(text.sharing.links.openings(1))).toBeVisible();
      await share.getByRole('button', { name: text.sharing.links.revoke }).click();
      await expect(share.getByText(text.sharing.links.openings(1))).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(share).toBeHidden();
      // On a phone, the menu is still open.
      await page.reload();
    });

    const url = await test.step('shared by a link that needs no log-in', async () => {
      await act(page, text, text.chat.share);
      const dialog = page.getByRole('dialog', { name: text.sharing.share.answer });
      await dialog.getByRole('button', { name: text.sharing.share.create }).click();
      const link = dialog.getByRole('link', { name: '/shared/' });
      await expect(link).toBeVisible();
      const href = (await link.getAttribute('href')) ?? '';
      const context = await another();
      const visitor = await visitorOf(context);
      await visitor.goto(href);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(shared.kinds.answer);
      await expect(visitor.getByText('Нощната смяна')).toBeVisible();
      await expect(visitor.getByText('Розова долина')).toHaveCount(0);
      await expect(visitor.locator('script')).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      await dialog.getByRole('button', { name: text.sharing.close }).click();
      return href;
    });

    await test.step('counted in the profile, and ended there', async () => {
      await page.goto('/profile');
      const section = page.getByRole('region', { name: text.sharing.links.title });
      await expect(section.getByText(text.sharing.links.openings(1))).toBeVisible();
      await section.getByRole('button', { name: text.sharing.links.revoke }).click();
      await expect(section.getByText(text.sharing.links.none)).toBeVisible();
      const response = await page.request.get(url);
      expect(response.status()).toBe(404);
      // Short words hang on the next one.
      const said = (await response.text()).replaceAll('\u00a0', ' ');
      expect(said).toContain(shared.gone);
    });
  });
}

/** By its own name, a browser without a window counts as a program, which gets no text of the chat. */
async function visitorOf(context: BrowserContext): Promise<Page> {
  const visitor = await context.newPage();
  const agent = String(await visitor.evaluate('navigator.userAgent'));
  await visitor.setExtraHTTPHeaders({ 'User-Agent': agent.replace('Headless', '') });
  return visitor;
}

/** Chooses an action of the open chat from its menu in the list. */
async function chooseForChat(chat: ChatPage, action: string): Promise<void> {
  await chat.openMenu();
  const row = chat.menu
    .getByRole('listitem')
    .filter({ has: chat.page.locator('[aria-current=page]') });
  await row.getByRole('button').click();
  await chat.page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function act(page: Page, text: typeof en, name: string): Promise<void> {
  const reply = page.getByTestId('message').last();
  await reply.hover();
  await reply.getByRole('button', { name: text.chat.handOn }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function downloaded(
  page: Page,
  dialog: Locator,
  text: typeof en,
): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text.sharing.download.start, exact: true }).click();
  const file = await download;
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
  return { name: file.suggestedFilename(), text: bytes.toString() };
}
