import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { expect, test } from '../../support/fixtures.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { logInTo } from '../../support/server/log-in.ts';
import { mailAbout } from '../../support/server/mails.ts';

for (const language of languageCodes) {
  const { accounts, security, errors } = catalogues[language];
  const texts = security.password;

  test(`a changed password ends the other sessions (${language})`, { tag: '@phone' }, async ({
    page,
    context,
    another,
    product,
    problems,
  }) => {
    problems.expect(/status of 40[13]/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const elsewhere = await another();
    await logInTo(elsewhere, product, person);
    const open = await elsewhere.newPage();
    await open.goto(`${product.url}/profile`);
    await expect(open.getByText(person.email)).toBeVisible();

    await page.goto('/profile');
    await page.getByRole('button', { name: texts.change }).click();
    const dialog = page.getByRole('dialog', { name: texts.title });
    const current = dialog.getByLabel(texts.current, { exact: true });
    await current.fill('not the password');
    await dialog.getByLabel(texts.new, { exact: true }).fill('сутрешен хляб 42');
    const { confirmPassword, strengths } = accounts.signUp;
    await dialog.getByLabel(confirmPassword, { exact: true }).fill('сутрешен хляб 42');
    await expect(dialog.getByText(strengths.strong)).toBeVisible();
    const save = dialog.getByRole('button', { name: texts.save });
    await save.click();
    await expect(dialog.getByText(errors.byCode.WRONG_PASSWORD)).toBeVisible();
    await current.fill(person.password);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(texts.saved)).toBeVisible();

    await expect(open).toHaveURL(/\/login$/);
    const mail = await mailAbout(product, person.email, mails[language].passwordChanged.subject);
    expect(mail).toContain(`${product.url}/forgot`);
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
  });
}
