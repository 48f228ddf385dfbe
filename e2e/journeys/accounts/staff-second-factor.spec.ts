import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { TOTP } from 'otpauth';
import { firstScreen } from '../../support/first-screen.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { AdminPage } from '../../support/pages/admin.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';

const test = base.extend({
  product: ({ strictProduct }, provide) => provide(strictProduct),
});

for (const language of languageCodes) {
  const { admin: texts, security } = catalogues[language];
  const { secondFactor } = security;

  test(`staff work only with a second factor where it is required (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, context, product, problems }) => {
    // The list of users is refused before the page knows why.
    problems.expect(/status of 403 .*listUsers/);
    const person = await signedIn(context, product);
    const api = await apiOf(context, product);
    await api.read('updateUser', { language });
    await product.staff('grant', person.email);

    const admin = new AdminPage(page, catalogues[language]);
    await admin.open();
    await expect(page.getByRole('alert')).toContainText(texts.secondFactor);
    await expect(admin.cards).toHaveCount(0);
    expect(await api.send('listUsers', {})).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });

    await page.getByRole('link', { name: texts.toProfile }).click();
    const section = page.getByRole('region', { name: secondFactor.title });
    await section.getByRole('button', { name: secondFactor.setUp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(secondFactor.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: secondFactor.next }).click();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    const code = new TOTP({ secret }).generate();
    await dialog.getByLabel(secondFactor.code, { exact: true }).fill(code);
    await dialog.getByRole('button', { name: secondFactor.confirm }).click();
    await dialog.getByRole('button', { name: secondFactor.done }).click();

    await admin.open();
    await expect(admin.search).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
