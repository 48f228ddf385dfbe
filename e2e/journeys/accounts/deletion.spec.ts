import { languageCodes, languages } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { formatDate } from '@savet/i18n/formats';
import { mails } from '@savet/i18n/mails';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { LoginPage } from '../../support/pages/login.ts';
import { upgrade } from '../../support/pages/payment.ts';
import { SimulatorPages } from '../../support/pages/simulator.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { mailAbout } from '../../support/server/mails.ts';

const DAY_MS = 86_400_000;

/** The end of the 14 days by the calendar of a time zone; the machine's by default. */
function closedUntil(timeZone?: string): Date {
  const today = new Date().toLocaleDateString('en-CA', { timeZone });
  return new Date(Date.parse(`${today}T12:00`) + 14 * DAY_MS);
}

for (const language of languageCodes) {
  const texts = catalogues[language];
  const { accounts, security, errors, billing, quota } = texts;
  const { deletion, closed } = security;

  test(`an account is deleted, and kept after all (${language})`, { tag: '@phone' }, async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/status of 40[13]/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });

    await page.goto('/profile');
    await page.getByRole('button', { name: deletion.open }).click();
    const dialog = page.getByRole('dialog', { name: deletion.dialogTitle });
    await expect(dialog.getByText(deletion.erasing)).toBeVisible();
    await expect(dialog.getByText(deletion.subscription)).toHaveCount(0);
    const password = dialog.getByLabel(deletion.password, { exact: true });
    await password.fill('not the password');
    const confirm = dialog.getByRole('button', { name: deletion.confirm });
    await confirm.click();
    await expect(dialog.getByText(errors.byCode.WRONG_PASSWORD)).toBeVisible();
    await password.fill(person.password);
    await confirm.click();

    await expect(page).toHaveURL(/\/login$/);
    const { tag } = languages[language];
    const shown = formatDate(tag, closedUntil('Europe/Sofia'));
    await expect(page.getByText(closed.note(shown))).toBeVisible();
    const mail = await mailAbout(product, person.email, mails[language].accountDeleted.subject);
    expect(mail).toContain(formatDate(tag, closedUntil()));
    expect(mail).toContain(`${product.url}/login`);

    await page.reload();
    await new LoginPage(page, texts).logIn(person);
    const submit = page.getByRole('button', { name: accounts.logIn.submit, exact: true });
    const question = page.getByRole('dialog', { name: closed.title });
    await expect(question.getByText(closed.text(shown))).toBeVisible();
    await question.getByRole('button', { name: closed.leave }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/login$/);
    await submit.click();
    await question.getByRole('button', { name: closed.keep }).click();

    await expect(page).toHaveURL(/\/chat/);
    await expect(page.getByText(accounts.kept)).toBeVisible();
    await mailAbout(product, person.email, mails[language].accountKept.subject);
    await page.goto('/profile');
    await expect(page.getByText(person.email)).toBeVisible();
  });

  test(`deletion ends the subscription, which does not come back (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, context, product, problems }) => {
    problems.expect(/status of 40[13]/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    await page.goto('/payment');
    await upgrade(page, texts);
    const simulator = new SimulatorPages(page, languages[language].tag);
    await simulator.atCheckout();
    await simulator.pay();
    await expect(page.getByRole('heading', { name: billing.success.title })).toBeVisible();

    await page.goto('/profile');
    const plan = page.getByRole('region', { name: quota.title, exact: true });
    await expect(plan.getByText(quota.plans.pro, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: deletion.open }).click();
    const dialog = page.getByRole('dialog', { name: deletion.dialogTitle });
    await expect(dialog.getByText(deletion.subscription)).toBeVisible();
    await dialog.getByLabel(deletion.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: deletion.confirm }).click();
    await expect(page).toHaveURL(/\/login$/);

    await new LoginPage(page, texts).logIn(person);
    await page.getByRole('button', { name: closed.keep }).click();
    await expect(page).toHaveURL(/\/chat/);
    await page.goto('/profile');
    await expect(plan.getByText(quota.plans.free, { exact: true })).toBeVisible();
  });
}
