import type { Locator } from '@playwright/test';
import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { firstScreen } from '../../support/first-screen.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { newcomer } from '../../support/personas/people.ts';

const test = base.extend({
  product: ({ uncommonProduct }, provide) => provide(uncommonProduct),
});

for (const language of languageCodes) {
  const { accounts, security, errors } = catalogues[language];
  const { signUp } = accounts;
  const refusal = errors.byCode.PASSWORD_COMMON;

  test(`a common password is refused at its field, and all that was typed stays (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, problems }) => {
    problems.expect(/status of 400/);
    const person = newcomer();
    const fill = (form: Locator, label: string, text: string) =>
      form.getByLabel(label, { exact: true }).fill(text);

    await page.goto('/signup');
    await page.getByRole('button', { name: language, exact: true }).click();
    const form = page.locator('form');
    await fill(form, signUp.firstName, person.firstName);
    await fill(form, signUp.lastName, person.lastName);
    await fill(form, signUp.email, person.email);
    const password = form.getByLabel(signUp.password, { exact: true });
    const confirm = form.getByLabel(signUp.confirmPassword, { exact: true });
    for (const field of [password, confirm]) await field.fill('Qwerty123');
    const submit = form.getByRole('button', { name: signUp.submit, exact: true });
    await submit.click();
    await expect(password).toHaveAccessibleDescription(refusal);
    await expect(form.getByLabel(signUp.email, { exact: true })).toHaveValue(person.email);
    await expect(confirm).toHaveValue('Qwerty123');
    for (const field of [password, confirm]) await field.fill(person.password);
    await expect(form.getByText(refusal)).toHaveCount(0);
    await submit.click();
    await expect(page).toHaveURL(/\/payment$/);

    await page.goto('/profile');
    await page.getByRole('button', { name: security.password.change }).click();
    const dialog = page.getByRole('dialog', { name: security.password.title });
    await fill(dialog, security.password.current, person.password);
    await fill(dialog, security.password.new, 'парола');
    await fill(dialog, signUp.confirmPassword, 'парола');
    await dialog.getByRole('button', { name: security.password.save }).click();
    const changed = dialog.getByLabel(security.password.new, { exact: true });
    await expect(changed).toHaveAccessibleDescription(refusal);
    await expect(changed).toHaveValue('парола');
  });
}
