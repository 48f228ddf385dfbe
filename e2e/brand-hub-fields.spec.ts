import { brandFields, fieldApplies } from '@savet/contract/brand-hub';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from './fixtures.ts';
import { expectNoEnglish } from './no-english.ts';
import { BrandHubPage } from './pages/brand-hub.ts';
import { signedIn } from './people.ts';

const languages = [
  { name: 'English', texts: en, accountType: 'startup' },
  { name: 'Български', texts: bg, accountType: 'other' },
] as const;

for (const { name, texts, accountType } of languages) {
  test(`every field of the Brand Hub, in ${name}, for the account type ${accountType}`, async ({
    page,
    context,
    product,
  }) => {
    const { email } = await signedIn(context, product);
    await page.goto('/profile');
    await page.getByRole('button', { name }).click();
    await page.goto('/brandhub');
    await expect(page.getByText(texts.brandHub.locked)).toBeVisible();
    if (texts === bg) await expectNoEnglish(page);
    await product.staff('plan', email, 'pro');

    const hub = new BrandHubPage(page, texts);
    await hub.open();
    const { accountTypes } = texts.brandHub;
    await page.getByRole('button', { name: accountTypes[accountType], exact: true }).click();
    const label =
      accountType === 'other' ? texts.brandHub.companyName : texts.brandHub.fields.businessName;
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    if (texts === bg) await expectNoEnglish(page);

    const fields = brandFields.filter(
      (field) => fieldApplies(field, accountType) && field.input !== 'colors',
    );
    for (const field of fields) {
      await hub.edit(field.name, accountType);
      const box = page.getByRole('dialog').getByRole('textbox');
      // One line, or five rows (specification, section 5).
      if (field.input === 'line') await expect(box).not.toHaveAttribute('rows');
      else await expect(box).toHaveAttribute('rows', '5');
      await hub.fillAndSave(`${field.name} стойност`);
      await expect(page.locator(`[id="${field.path}"]`)).toContainText(`${field.name} стойност`);
    }
    const total = fields.length + 1;
    await expect(page.getByText(texts.brandHub.progress(fields.length, total))).toBeVisible();
    await page.reload();
    for (const field of fields) {
      await expect(page.locator(`[id="${field.path}"]`)).toContainText(`${field.name} стойност`);
    }
    const hidden = brandFields.filter((field) => !fieldApplies(field, accountType));
    for (const field of hidden) await expect(page.locator(`[id="${field.path}"]`)).toHaveCount(0);
  });
}
