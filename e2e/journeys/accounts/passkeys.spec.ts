import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { expect, test } from '../../support/fixtures.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { mailAbout } from '../../support/server/mails.ts';
import { addAuthenticator } from '../../support/server/virtual-authenticator.ts';

for (const language of languageCodes) {
  const { accounts, errors, security } = catalogues[language];
  const { passkeys: texts, closed, deletion } = security;

  test(`a passkey opens the account until it is removed (${language})`, {
    tag: '@phone',
  }, async ({ page, context, product, problems }) => {
    // The lists of the profile may still be on their way when the session ends.
    problems.expect(/status of 403 .*sign-in|status of 401 /);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const authenticator = await addAuthenticator(page);
    const section = page.getByRole('region', { name: texts.title });
    const dialog = page.getByRole('dialog');
    const withPassword = async (submit: string) => {
      await dialog.getByLabel(texts.password, { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: submit, exact: true }).click();
    };

    await page.goto('/profile');
    await expect(section.getByText(texts.none)).toBeVisible();
    await section.getByRole('button', { name: texts.add }).click();
    await withPassword(texts.next);
    await expect(dialog.getByLabel(texts.name, { exact: true })).toHaveValue(
      security.sessions.device('Chrome', 'Linux'),
    );
    await dialog.getByLabel(texts.name, { exact: true }).fill('Reader');
    await authenticator.recognise(false);
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect(dialog.getByText(texts.failures.stopped)).toBeVisible();
    await authenticator.recognise(true);
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect(page.getByText(texts.addedNow)).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText(['Reader']);
    await mailAbout(product, person.email, mails[language].passkeyAdded.subject);

    // The device has it already.
    await section.getByRole('button', { name: texts.add }).click();
    await withPassword(texts.next);
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect(dialog.getByText(texts.failures.exists)).toBeVisible();
    await dialog.getByRole('button', { name: texts.cancel }).click();

    await section.getByRole('button', { name: texts.renameOne('Reader') }).click();
    await dialog.getByLabel(texts.name, { exact: true }).fill('Лаптоп');
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(section.getByRole('listitem')).toContainText(['Лаптоп']);
    await expect(section.getByText(texts.neverUsed)).toBeVisible();

    const byPasskey = page.getByRole('button', { name: accounts.logIn.passkey });
    await context.clearCookies();
    await page.goto('/login');
    await byPasskey.click();
    await expect(page).toHaveURL(/\/chat/);

    await page.goto('/profile');
    await expect(section.getByText(texts.neverUsed)).toBeHidden();
    await page.getByRole('button', { name: deletion.open }).click();
    await dialog.getByLabel(deletion.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: deletion.confirm }).click();
    await expect(page).toHaveURL(/\/login/);
    await byPasskey.click();
    await page.getByRole('button', { name: closed.keep }).click();
    await expect(page).toHaveURL(/\/chat/);
    await expect(page.getByText(accounts.kept)).toBeVisible();

    await page.goto('/profile');
    await section.getByRole('button', { name: texts.removeOne('Лаптоп') }).click();
    await withPassword(texts.remove);
    await expect(page.getByText(texts.removed)).toBeVisible();
    await expect(section.getByRole('heading')).toBeFocused();
    await expect(section.getByText(texts.none)).toBeVisible();
    await mailAbout(product, person.email, mails[language].passkeyRemoved.subject);
    await context.clearCookies();
    await page.goto('/login');
    await byPasskey.click();
    await expect(page.getByText(errors.byCode.PASSKEY_REFUSED)).toBeVisible();
  });
}
