import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails as allMails } from '@savet/i18n/mails';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { linkIn, mailAbout, mailsTo } from '../../support/server/mails.ts';

const failedRequest = /Failed to load resource/;

for (const language of languageCodes) {
  const { accounts, security } = catalogues[language];
  const mails = allMails[language];
  const tag = '@phone';

  test(`a forgotten password is replaced by a link in an email (${language})`, { tag }, async ({
    page,
    another,
    product,
    problems,
  }) => {
    problems.expect(failedRequest);
    const elsewhere = await another();
    const person = await signedIn(elsewhere, product);
    await (await apiOf(elsewhere, product)).read('updateUser', { language });
    const open = await elsewhere.newPage();
    await open.goto(`${product.url}/profile`);
    await expect(open.getByText(person.email)).toBeVisible();
    const { forgotten, reset } = security;
    const newPassword = 'сутрешен хляб 42';

    await test.step('the answer is the same for an unknown address', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: language }).click();
      await page.getByLabel(accounts.logIn.email, { exact: true }).fill('nobody@people.test');
      await page.getByRole('link', { name: accounts.logIn.forgotten }).click();
      const email = page.getByLabel(accounts.logIn.email, { exact: true });
      await expect(email).toHaveValue('nobody@people.test');
      await page.getByRole('button', { name: forgotten.submit }).click();
      await expect(page.getByText(forgotten.sent('nobody@people.test'))).toBeVisible();
      await page.getByRole('button', { name: forgotten.otherAddress }).click();
      await email.fill(person.email);
      await page.getByRole('button', { name: forgotten.submit }).click();
      await expect(page.getByText(forgotten.sent(person.email))).toBeVisible();
    });

    const link = linkIn(await mailAbout(product, person.email, mails.passwordLink.subject));
    expect(mailsTo(product, 'nobody@people.test')).toEqual([]);

    await test.step('the link sets the password; every session ends', async () => {
      await page.goto(link);
      await expect(page.getByText(reset.welcome(person.email))).toBeVisible();
      await page.getByLabel(reset.password, { exact: true }).fill(newPassword);
      const confirm = page.getByLabel(accounts.signUp.confirmPassword, { exact: true });
      await confirm.fill('another one');
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.getByText(accounts.errors.mismatch)).toBeVisible();
      await confirm.fill(newPassword);
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.getByText(reset.done)).toBeVisible();
      await expect(open).toHaveURL(/\/login$/);
      await mailAbout(product, person.email, mails.passwordChanged.subject);
    });

    await test.step('only the new password works', async () => {
      await page.getByRole('link', { name: reset.toLogIn }).click();
      for (const password of [person.password, newPassword]) {
        await page.getByLabel(accounts.logIn.email, { exact: true }).fill(person.email);
        await page.getByLabel(accounts.logIn.password, { exact: true }).fill(password);
        await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
        if (password === person.password) {
          await expect(page.getByText(accounts.errors.invalidCredential)).toBeVisible();
        }
      }
      await expect(new ChatPage(page, catalogues[language]).composer).toBeVisible();
    });

    await test.step('the used link says so and leads to a new one', async () => {
      await page.goto(link);
      await expect(page.getByText(reset.invalid)).toBeVisible();
      await page.getByRole('link', { name: reset.requestLink }).click();
      await expect(page.getByRole('heading', { name: forgotten.title })).toBeVisible();
    });
  });
}
