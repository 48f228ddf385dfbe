import type { Page } from '@playwright/test';
import { brandFields, fieldApplies } from '@savet/contract/brand-hub';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { expectNoEnglish } from '../support/no-english.ts';
import { BrandHubPage } from '../support/pages/brand-hub.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { type Newcomer, signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';
import type { Product } from '../support/server/product.ts';

const { brandHub } = en;

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
    if (texts === bg) await new ProfilePage(page).chooseBulgarian();
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

test('a typed field value stays until it is saved or cancelled', async ({
  page,
  context,
  product,
}) => {
  const hub = await proHub(page, product, await signedIn(context, product));
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox');
  await hub.edit('mission');
  await box.fill('Bread at night');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await hub.edit('mission');
  await expect(box).toHaveValue('Bread at night');
  await expect(dialog.getByText(brandHub.earlierDraft)).toBeVisible();
  await dialog.getByRole('button', { name: brandHub.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  await hub.edit('mission');
  await expect(box).toHaveValue('');
});

test('a kept draft does not overwrite a text saved in the meantime', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/status of 409 .*saveBrandField/);
  const hub = await proHub(page, product, await signedIn(context, product));
  const dialog = page.getByRole('dialog');
  await hub.edit('mission');
  await dialog.getByRole('textbox').fill('Bread at night');
  const path = 'userInfo.brandHub.brandCore.mission';
  const elsewhere = { path, value: 'Bread by day', baseVersion: 0 };
  await (await apiOf(context, product)).read('saveBrandField', elsewhere);

  await page.reload();
  await expect(page.getByText('Bread by day')).toBeVisible();
  await hub.edit('mission');
  await expect(dialog.getByRole('textbox')).toHaveValue('Bread at night');
  await dialog.getByRole('button', { name: brandHub.save, exact: true }).click();
  await page.getByRole('button', { name: brandHub.compare }).click();
  await expect(dialog.getByText('Bread by day')).toBeVisible();
  await expect(dialog.getByText('Bread at night')).toBeVisible();
});

test('a link to a field moves the focus there too; a malformed link does no harm', async ({
  page,
  context,
  product,
}) => {
  await proHub(page, product, await signedIn(context, product));
  await page.goto('/brandhub#userInfo.brandHub.brandCore.mission');
  await page.reload();
  const edit = page.getByRole('button', {
    name: brandHub.edit(brandHub.fields.mission),
    exact: true,
  });
  await expect(edit).toBeFocused();
  await page.goto('/brandhub#%');
  await page.reload();
  await expect(page.getByRole('heading', { name: brandHub.title, level: 1 })).toBeVisible();
});

async function proHub(page: Page, product: Product, { email }: Newcomer): Promise<BrandHubPage> {
  await product.staff('plan', email, 'pro');
  const hub = new BrandHubPage(page);
  await hub.open();
  return hub;
}
