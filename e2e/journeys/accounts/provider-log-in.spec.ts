import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { TOTP } from 'otpauth';
import { test as base, expect } from '../../support/fixtures.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { linkIn, mailAbout } from '../../support/server/mails.ts';

/** The browser leaves for the provider. */
const providerIsVisited = /^foreign host: http:\/\/localhost:\d+\/authorize/;

const test = base.extend({
  product: ({ providerProduct }, provide) => provide(providerProduct),
});

for (const language of languageCodes) {
  const { accounts, security } = catalogues[language];
  const texts = security.linkedLogIns;

  test(`a new user signs up with a provider, whose address must be confirmed (${language})`, {
    tag: '@phone',
  }, async ({ page, logInProvider, problems }) => {
    problems.expect(providerIsVisited);
    const email = `new-${crypto.randomUUID().slice(0, 8)}@people.test`;
    const person = { sub: email, email, given_name: 'Ива', family_name: 'Петрова' };
    const button = page.getByRole('button', { name: accounts.continueWith(logInProvider.name) });
    await page.goto('/signup');
    await page.getByRole('button', { name: language, exact: true }).click();

    logInProvider.user = { ...person, email_verified: false };
    await button.click();
    const { refusals, toLogIn } = security.providerReturn;
    await expect(page.getByText(refusals.EMAIL_NOT_VERIFIED)).toBeVisible();
    await page.getByRole('button', { name: toLogIn }).click();

    logInProvider.user = { ...person, email_verified: true };
    await button.click();
    await page.waitForURL('**/payment');
    await page.goto('/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    await expect(page.getByText('Ива Петрова')).toBeVisible();
    const section = page.getByRole('region', { name: texts.title });
    await expect(section.getByText(texts.noPassword)).toBeVisible();
    await expect(page.getByRole('link', { name: security.password.set })).toBeVisible();

    // A fresh log-in stands in for the password.
    problems.expect(/status of 401/);
    await page.getByRole('button', { name: security.deletion.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: security.deletion.confirm }).click();
    await page.waitForURL('**/login');
    problems.expect(/status of 403 .*provider\/log-in/);
    await button.click();
    await page.getByRole('button', { name: security.closed.keep }).click();
    await page.waitForURL('**/chat');
  });

  test(`an account with a second factor is linked after its code, and unlinked (${language})`, {
    tag: '@phone',
  }, async ({ page, context, product, logInProvider, problems }) => {
    problems.expect(providerIsVisited);
    problems.expect(/status of 403 .*provider\/log-in/);
    const person = await signedIn(context, product);
    const api = await apiOf(context, product);
    await api.read('updateUser', { language });
    await page.goto(linkIn(await mailAbout(product, person.email, mails.EN.verification.subject)));
    // From now on, the browser remembers it.
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    const { secret, recoveryCodes } = await api.read('startSecondFactor', {
      currentPassword: person.password,
    });
    await api.read('confirmSecondFactor', { code: new TOTP({ secret }).generate() });

    await context.clearCookies();
    logInProvider.user = { sub: person.email, email: person.email, email_verified: true };
    await page.goto('/login');
    await page.getByRole('button', { name: accounts.continueWith(logInProvider.name) }).click();
    const question = page.getByRole('dialog', { name: security.logInCode.title });
    const code = question.getByLabel(security.logInCode.code, { exact: true });
    await code.fill('000000');
    await code.press('Enter');
    await expect(question.getByText(security.logInCode.wrong)).toBeVisible();
    await code.fill(recoveryCodes[0] ?? '');
    await code.press('Enter');
    await page.waitForURL('**/chat');
    await mailAbout(product, person.email, mails[language].logInLinked.subject);

    await page.goto('/profile');
    const section = page.getByRole('region', { name: texts.title });
    await section.getByRole('button', { name: texts.unlinkOne(logInProvider.name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: texts.unlink }).click();
    await expect(
      section.getByRole('button', { name: texts.link(logInProvider.name) }),
    ).toBeVisible();
    await mailAbout(product, person.email, mails[language].logInUnlinked.subject);
  });
}
