import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { firstScreen } from '../../support/first-screen.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { newcomer } from '../../support/personas/people.ts';
import { linkIn, mailAbout } from '../../support/server/mails.ts';

const test = base.extend({
  product: ({ confirmedProduct }, provide) => provide(confirmedProduct),
});

for (const language of languageCodes) {
  const { accounts, security, billing } = catalogues[language];
  const { signUp, errors } = accounts;
  const { signUpLink: texts, forgotten } = security;

  test(`a sign-up goes on in the browser that opens its link (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, another, product, problems }) => {
    problems.expect(/status of 40[134]/);
    const person = newcomer();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/signup');
    await press(language);
    for (const [label, text] of [
      [signUp.firstName, person.firstName],
      [signUp.lastName, person.lastName],
      [signUp.email, 'mistyped@people.test'],
      [signUp.password, person.password],
      [signUp.confirmPassword, person.password],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await press(signUp.submit);
    await expect(page.getByText(texts.sent('mistyped@people.test'))).toBeVisible();
    await press(forgotten.otherAddress);
    await page.getByLabel(signUp.email, { exact: true }).fill(person.email);
    await press(signUp.submit);
    await expect(page.getByText(texts.sent(person.email))).toBeVisible();
    const link = linkIn(await mailAbout(product, person.email, mails[language].signUpLink.subject));

    // The account does not exist yet.
    await page.getByRole('link', { name: signUp.toLogIn }).click();
    await page.getByLabel(accounts.logIn.email, { exact: true }).fill(person.email);
    await page.getByLabel(accounts.logIn.password, { exact: true }).fill(person.password);
    await press(accounts.logIn.submit);
    await expect(page.getByText(errors.invalidCredential)).toBeVisible();

    const elsewhere = await (await another()).newPage();
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: language, exact: true }).click();
    const password = elsewhere.getByLabel(accounts.logIn.password, { exact: true });
    const submit = elsewhere.getByRole('button', { name: signUp.submit, exact: true });
    await password.fill('not the password');
    await submit.click();
    await expect(elsewhere.getByText(texts.wrongPassword)).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: texts.signUpAgain })).toBeVisible();
    await password.fill(person.password);
    await submit.click();
    await expect(elsewhere).toHaveURL(/\/payment$/);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(billing.title);
    await elsewhere.goto(`${product.url}/profile`);
    await expect(elsewhere.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();

    // The link has been used.
    await page.goto(link);
    await page.getByLabel(accounts.logIn.password, { exact: true }).fill(person.password);
    await press(signUp.submit);
    await expect(page.getByText(texts.invalid)).toBeVisible();

    // A taken address has the same answer; its holder gets a mail.
    await page.getByRole('link', { name: texts.signUpAgain }).click();
    for (const [label, text] of [
      [signUp.firstName, 'Друг'],
      [signUp.lastName, 'Човек'],
      [signUp.email, person.email],
      [signUp.password, 'съвсем друга'],
      [signUp.confirmPassword, 'съвсем друга'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await press(signUp.submit);
    await expect(page.getByText(texts.sent(person.email))).toBeVisible();
    const mail = await mailAbout(product, person.email, mails[language].signUpTaken.subject);
    expect(mail).toContain(`${product.url}/forgot`);
  });
}
