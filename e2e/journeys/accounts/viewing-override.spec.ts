import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails } from '@savet/i18n/mails';
import { firstScreen } from '../../support/first-screen.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { AdminPage } from '../../support/pages/admin.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { signedIn } from '../../support/personas/people.ts';
import { staffPage } from '../../support/personas/staff.ts';
import { apiOf } from '../../support/server/api.ts';
import { linkIn, mailAbout } from '../../support/server/mails.ts';

const test = base.extend({
  product: ({ overrideProduct }, provide) => provide(overrideProduct),
});

for (const language of languageCodes) {
  const { admin: staffTexts, shell, security } = catalogues[language];
  const { viewing } = security;

  test(`a viewing without approval needs a reason, and the user hears of it (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, context, another, product }) => {
    const user = await signedIn(context, product);
    const settings = { language, asksBeforeViewing: true, viewingMails: false };
    await (await apiOf(context, product)).read('updateUser', settings);
    const staff = await staffPage(await another(), product);
    await staff.call('updateUser', { language });

    const admin = new AdminPage(staff.page, catalogues[language]);
    await admin.open();
    await (await admin.find(user.email)).click();
    const dialog = staff.page.getByRole('dialog');
    await expect(dialog.getByText(staffTexts.overrideHint)).toBeVisible();
    const override = dialog.getByRole('button', { name: staffTexts.override });
    await override.click();
    await expect(dialog.getByText(staffTexts.reasonMissing)).toBeVisible();
    await dialog.getByLabel(staffTexts.reason).fill('Съдебна заповед');
    await override.click();
    await expect(staff.page).toHaveURL(/\/chat$/);
    await expect(staff.page.getByText(shell.viewing.as(user.email))).toBeVisible();

    // Sent although the user wants no emails about viewings.
    const { subject } = mails[language].viewingOverridden;
    const mail = await mailAbout(product, user.email, subject);
    expect(mail).toContain(staff.email);
    expect(mail).toContain(viewing.reason('Съдебна заповед'));
    await page.goto(linkIn(mail));
    const record = page.getByRole('region', { name: viewing.title });
    await expect(record.getByRole('listitem')).toContainText(viewing.consents.overridden);
    await expect(record).toContainText(viewing.reason('Съдебна заповед'));
    const [, row] = await new ProfilePage(page, catalogues[language]).downloadRecord();
    expect(row).toContain('Съдебна заповед');
    expect(row).toContain(viewing.consents.overridden);
  });
}
