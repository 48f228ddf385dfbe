import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { TOTP } from 'otpauth';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { LoginPage } from '../../support/pages/login.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { mailAbout } from '../../support/server/mails.ts';

for (const language of languageCodes) {
  const { accounts, security } = catalogues[language];
  const { secondFactor: texts, logInCode } = security;

  test(`log-in asks for a code once the app is set up (${language})`, { tag: '@phone' }, async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/status of 403 .*sign-in/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });

    await page.goto('/profile');
    const section = page.getByRole('region', { name: texts.title });
    await section.getByRole('button', { name: texts.setUp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: texts.next }).click();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel(texts.code, { exact: true }).fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: texts.done }).click();
    await expect(section.getByRole('button', { name: texts.stop })).toBeVisible();
    await mailAbout(product, person.email, mails[language].secondFactorOn.subject);

    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel(accounts.logIn.email, { exact: true }).fill(person.email);
    await page.getByLabel(accounts.logIn.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
    const question = page.getByRole('dialog', { name: logInCode.title });
    const code = question.getByLabel(logInCode.code, { exact: true });
    await expect(code).toBeFocused();
    await code.fill('000000');
    await code.press('Enter');
    await expect(question.getByText(logInCode.wrong)).toBeVisible();
    // The code of the app was used up a moment ago.
    await code.fill(recoveryCode);
    await code.press('Enter');
    await expect(page).toHaveURL(/\/chat/);
    await mailAbout(product, person.email, mails[language].recoveryCodeUsed.subject);
  });

  test(`codes are renewed, the factor switched off, and a lost one removed by the team (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, context, product, problems }) => {
    // The removal ends all sessions.
    problems.expect(/status of 401/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const setUp = async () => {
      // Switching the factor off in the browser has renewed the session.
      const api = await apiOf(context, product);
      const currentPassword = person.password;
      const { secret } = await api.read('startSecondFactor', { currentPassword });
      await api.read('confirmSecondFactor', { code: new TOTP({ secret }).generate() });
    };
    const section = page.getByRole('region', { name: texts.title });
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(texts.password, { exact: true });

    await setUp();
    await page.goto('/profile');
    await section.getByRole('button', { name: texts.renew }).click();
    await password.fill(person.password);
    await dialog.getByRole('button', { name: texts.make }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: texts.done }).click();

    await section.getByRole('button', { name: texts.stop }).click();
    await password.fill(person.password);
    await dialog.getByLabel(texts.code, { exact: true }).fill(recoveryCode);
    await dialog.getByRole('button', { name: texts.stop }).click();
    await expect(page.getByText(texts.stopped)).toBeVisible();
    await expect(section.getByRole('button', { name: texts.setUp })).toBeVisible();
    await mailAbout(product, person.email, mails[language].secondFactorOff.subject);

    await setUp();
    await product.staff('reset-factor', person.email, 'Новият телефон няма кодове');
    const { subject } = mails[language].secondFactorReset;
    expect(await mailAbout(product, person.email, subject)).toContain('Новият телефон');
    await expect(page).toHaveURL(/\/login/);
    await new LoginPage(page, catalogues[language]).logIn(person);
    await expect(page).toHaveURL(/\/chat/);
    await page.goto('/profile');
    await expect(section).toContainText('Новият телефон няма кодове');
    await expect(section.getByRole('button', { name: texts.setUp })).toBeVisible();
  });
}
