import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { mails as allMails } from '@savet/i18n/mails';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { AdminPage } from '../../support/pages/admin.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { signedIn } from '../../support/personas/people.ts';
import { staffMember, staffPage, uidOf } from '../../support/personas/staff.ts';
import { apiOf } from '../../support/server/api.ts';
import { linkIn, mailAbout, mailsTo } from '../../support/server/mails.ts';

for (const language of languageCodes) {
  const { admin: staffTexts, shell, security, viewingRequests } = catalogues[language];
  const { viewing } = security;
  const mails = allMails[language];
  const tag = firstScreen(language);

  test(`each viewing is reported by email, until the user switches that off (${language})`, {
    tag,
  }, async ({ page, context, another, product }) => {
    const user = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const staff = await staffMember(await another(), product);
    const uid = await uidOf(staff, user.email);

    await staff.call('startViewing', { uid, reason: 'Обади се по телефона' });
    const { subject } = mails.viewingStarted;
    const mail = await mailAbout(product, user.email, subject);
    expect(mail).toContain(staff.email);
    expect(mail).toContain(viewing.reason('Обади се по телефона'));
    await page.goto(linkIn(mail));
    const record = page.getByRole('region', { name: viewing.title });
    const entries = record.getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(staff.email);

    const profile = new ProfilePage(page);
    await profile.setOption(viewing.mails.off);
    await staff.call('startViewing', { uid });
    await page.reload();
    await expect(entries).toHaveCount(2);
    // A later email has arrived, and none about the second viewing.
    await profile.setOption(viewing.ask.on);
    await staff.call('requestViewing', { uid });
    await mailAbout(product, user.email, mails.viewingRequested.subject);
    const reports = mailsTo(product, user.email).filter((text) => text.includes(subject));
    expect(reports).toHaveLength(1);
  });

  test(`a user who wants to be asked first declines, then allows one viewing (${language})`, {
    tag,
  }, async ({ page, context, another, product }) => {
    const user = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const staff = await staffPage(await another(), product);
    await staff.call('updateUser', { language });
    const admin = new AdminPage(staff.page, catalogues[language]);
    const asking = staff.page.getByRole('dialog');
    const answering = page.getByRole('dialog', { name: viewingRequests.title });

    await test.step('staff ask instead of viewing', async () => {
      const profile = new ProfilePage(page, catalogues[language]);
      await profile.open();
      await profile.setOption(viewing.ask.on);
      await admin.open();
      const card = await admin.find(user.email);
      await expect(card).toContainText(staffTexts.consents.needed);
      await card.click();
      await expect(asking.getByText(staffTexts.askText)).toBeVisible();
      await expect(asking.getByRole('button', { name: staffTexts.override })).toHaveCount(0);
      await asking.getByLabel(staffTexts.reason).fill('Фактурата от май');
      await asking.getByRole('button', { name: staffTexts.ask }).click();
      await expect(asking).toHaveCount(0);
      await expect(card).toContainText(staffTexts.consents.asked);
    });

    await test.step('the open page tells the user, who declines', async () => {
      const mail = await mailAbout(product, user.email, mails.viewingRequested.subject);
      expect(mail).toContain(viewing.reason('Фактурата от май'));
      await page.goto(linkIn(mail));
      await page.getByRole('button', { name: viewingRequests.open, exact: true }).click();
      await expect(answering.getByText(staff.email)).toBeVisible();
      await expect(answering.getByText(viewing.reason('Фактурата от май'))).toBeVisible();
      await answering.getByRole('button', { name: viewingRequests.decline }).click();
      await expect(answering.getByText(viewingRequests.declined)).toBeVisible();
    });

    await test.step('staff read the refusal, and cannot ask again', async () => {
      const { subject } = mails.viewingAnswered.declined;
      await staff.page.goto(linkIn(await mailAbout(product, staff.email, subject)));
      const card = await admin.find(user.email);
      await expect(card).toContainText(staffTexts.consents.declined);
      await card.click();
      await expect(asking.getByText(staffTexts.declinedText)).toBeVisible();
      await expect(asking.getByRole('button', { name: staffTexts.ask })).toHaveCount(0);
      await asking.getByRole('button', { name: staffTexts.close, exact: true }).click();
    });

    await test.step('the user allows it after all, once', async () => {
      await answering.getByRole('button', { name: viewingRequests.allow }).click();
      await expect(answering.getByText(viewingRequests.allowed)).toBeVisible();
      await answering.getByRole('button', { name: viewingRequests.close, exact: true }).click();

      const { subject } = mails.viewingAnswered.approved;
      await staff.page.goto(linkIn(await mailAbout(product, staff.email, subject)));
      await expect(await admin.find(user.email)).toContainText(staffTexts.consents.approved);
      await admin.view(user.email, user.email);
      await expect(staff.page.getByText(shell.viewing.as(user.email))).toBeVisible();
      await admin.open();
      await expect(await admin.find(user.email)).toContainText(staffTexts.consents.needed);
    });

    await test.step('the record says so, and can be downloaded', async () => {
      await page.reload();
      const record = page.getByRole('region', { name: viewing.title });
      const entries = record.getByRole('listitem');
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toContainText(viewing.consents.approved);
      await expect(entries.first()).toContainText(viewing.reason('Фактурата от май'));
      await expect(entries.last()).toContainText(viewing.answers.approved);
      const rows = await new ProfilePage(page, catalogues[language]).downloadRecord();
      expect(rows).toEqual([
        Object.values(viewing.columns).join(','),
        expect.stringContaining(`,Фактурата от май,${viewing.consents.approved},`),
        expect.stringContaining(`,Фактурата от май,${viewing.answers.approved},`),
      ]);
    });
  });
}
