import type { Page } from '@playwright/test';
import { type Language, languageCodes, languages } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { LoginPage } from '../../support/pages/login.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { logInTo } from '../../support/server/log-in.ts';

for (const language of languageCodes) {
  const texts = catalogues[language];
  const tag = firstScreen(language);
  const before = languageCodes.find((code) => code !== language) ?? language;

  test(`language and theme are chosen in the menu, and stay (${language})`, { tag }, async ({
    page,
    context,
    another,
    product,
    problems,
  }) => {
    // The profile may still be loading its lists when the session ends.
    problems.expect(/status of 401/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language: before });
    await page.goto('/chat');
    const chat = new ChatPage(page, texts);
    const option = (name: string) => chat.menu.getByRole('button', { name, exact: true });

    await test.step('they apply at once', async () => {
      await new ChatPage(page, catalogues[before]).openMenu();
      const saved = page.waitForResponse('**/api/updateUser');
      await page.getByRole('button', { name: language, exact: true }).click();
      await expectLanguage(page, language);
      await expect(option(language)).toHaveAttribute('aria-pressed', 'true');
      await saved;
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
      await option(texts.profile.themes.dark).click();
      await expectDark(page);
    });

    await test.step('they survive a reload', async () => {
      await page.reload();
      await expectLanguage(page, language);
      await expectDark(page);
      await chat.openMenu();
      await expect(option(language)).toHaveAttribute('aria-pressed', 'true');
      await expect(option(texts.profile.themes.dark)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('they survive a log-out and a log-in', async () => {
      const profile = new ProfilePage(page, texts);
      await profile.open();
      await profile.logOut();
      await expect(page.getByRole('heading', { name: texts.accounts.logIn.title })).toBeVisible();
      await expectDark(page);
      await new LoginPage(page, texts).logIn(person);
      await expect(chat.composer).toBeVisible();
      await expectLanguage(page, language);
      await expectDark(page);
    });

    await test.step('another device has the language of the account and its own theme', async () => {
      const elsewhere = await another();
      await logInTo(elsewhere, product, person);
      const other = await elsewhere.newPage();
      await other.goto(`${product.url}/profile`);
      await expectLanguage(other, language);
      await expect(
        other.getByRole('button', { name: texts.profile.themes.system, exact: true }),
      ).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test(`the language chosen before log-in becomes that of the account (${language})`, {
    tag,
  }, async ({ page, another, product }) => {
    const elsewhere = await another();
    const person = await signedIn(elsewhere, product);
    const api = await apiOf(elsewhere, product);
    await api.read('updateUser', { language: before });

    await page.goto('/login');
    await page.getByRole('button', { name: before, exact: true }).click();
    await page.getByRole('button', { name: language, exact: true }).click();
    await new LoginPage(page, texts).logIn(person);
    await expect(new ChatPage(page, texts).composer).toBeVisible();
    await expectLanguage(page, language);
    await expect.poll(async () => (await api.read('getUser')).user.language).toBe(language);
    await page.reload();
    await expect(new ChatPage(page, texts).composer).toBeVisible();
    await expectLanguage(page, language);
  });
}

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
}

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
}
