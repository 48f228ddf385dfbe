import type { Page } from '@playwright/test';
import { type Language, languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails as allMails } from '@savet/i18n/mails';
import { expect, test } from '../../support/fixtures.ts';
import { newcomer, signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { linkIn, mailAbout, mailsTo } from '../../support/server/mails.ts';

const refusals = /status of 40[134]/;

for (const language of languageCodes) {
  const { security, errors, accounts } = catalogues[language];
  const texts = security.email;
  const mails = allMails[language];

  test(`a change of address is confirmed, and undone (${language})`, { tag: '@phone' }, async ({
    page,
    context,
    another,
    product,
    problems,
  }) => {
    problems.expect(refusals);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const { email: newEmail } = newcomer();
    const dialog = page.getByRole('dialog', { name: texts.title });
    const shown = (email: string) => page.getByText(email, { exact: true });

    await test.step('it needs the password', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: texts.change }).click();
      await dialog.getByLabel(texts.new, { exact: true }).fill(newEmail);
      const password = dialog.getByLabel(texts.password, { exact: true });
      await password.fill('not the password');
      await dialog.getByRole('button', { name: texts.send }).click();
      await expect(dialog.getByText(errors.byCode.WRONG_PASSWORD)).toBeVisible();
      await password.fill(person.password);
      await dialog.getByRole('button', { name: texts.send }).click();
      const sent = page.getByRole('dialog', { name: texts.sentTitle });
      await expect(sent.getByText(texts.sent(newEmail))).toBeVisible();
      await sent.getByRole('button', { name: texts.close }).click();
      await expect(shown(person.email)).toBeVisible();
    });

    await test.step('the link in the mail to the new address confirms it', async () => {
      const link = linkIn(await mailAbout(product, newEmail, mails.emailChange.subject));
      const mailbox = await (await another()).newPage();
      await openIn(mailbox, language);
      await mailbox.goto(link);
      await mailbox.getByRole('button', { name: security.newEmail.submit }).click();
      await expect(mailbox.getByText(security.newEmail.done)).toBeVisible();
      // The open profile follows.
      await expect(shown(newEmail)).toBeVisible();
    });

    await test.step('the link in the mail to the old address undoes it', async () => {
      const link = linkIn(await mailAbout(product, person.email, mails.emailChanged.subject));
      const owner = await (await another()).newPage();
      await openIn(owner, language);
      await owner.goto(link);
      await owner.getByRole('button', { name: security.undoEmail.submit }).click();
      await expect(owner.getByText(security.undoEmail.done)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);

      const reset = linkIn(await mailAbout(product, person.email, mails.emailRestored.subject));
      await owner.goto(reset);
      await expect(owner.getByText(security.reset.welcome(person.email))).toBeVisible();
      const { confirmPassword } = accounts.signUp;
      await owner.getByLabel(security.reset.password, { exact: true }).fill('сутрешен хляб 42');
      await owner.getByLabel(confirmPassword, { exact: true }).fill('сутрешен хляб 42');
      await owner.getByRole('button', { name: security.reset.submit }).click();
      await expect(owner.getByText(security.reset.done)).toBeVisible();
    });
  });

  test(`a taken address gives nothing away, and its holder gets a mail (${language})`, async ({
    page,
    context,
    another,
    product,
  }) => {
    const elsewhere = await another();
    const holder = await signedIn(elsewhere, product);
    await (await apiOf(elsewhere, product)).read('updateUser', { language });
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    await page.goto('/profile');
    await page.getByRole('button', { name: texts.change }).click();
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.getByLabel(texts.new, { exact: true }).fill(holder.email);
    await dialog.getByLabel(texts.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: texts.send }).click();
    const sent = page.getByRole('dialog', { name: texts.sentTitle });
    await expect(sent.getByText(texts.sent(holder.email))).toBeVisible();
    await mailAbout(product, holder.email, mails.emailTaken.subject);
    expect(mailsTo(product, holder.email).join()).not.toContain('/newemail');
  });
}

/** A browser without a session, in this language. */
async function openIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript(`localStorage.setItem('savet.language', '${language}')`);
}
