import { brandFields } from '@savet/contract/brand-hub';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { documentTexts } from '@savet/i18n/files/documents';
import { textOf } from '../../../tools/documents/text-of.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { apiOf } from '../../support/server/api.ts';

const values: Readonly<Record<string, string>> = {
  businessName: 'Розова долина',
  mission: 'Да направим розата част от деня.\n- честно\n- бавно',
  idealCustomer: 'People who give flowers.',
  vocabularyGuide: 'гости, а не клиенти. Избягваме: евтино, „поддръжка 24/7“',
  brandColors: JSON.stringify({ primary: [{ hex: '#7A1F3D' }], secondary: [] }),
  products: 'Розова вода, 9 €',
};
/** Parts of the values as the book shows them. */
const own = [
  ...['Розова долина', 'Да направим розата част от деня.', 'бавно', 'People who give flowers.'],
  ...['гости', 'клиенти', 'поддръжка 24/7', '#7A1F3D', 'Розова вода, 9 €'],
];
const sections = ['brandCore', 'targetAudience', 'brandVoice', 'coreProducts'] as const;

for (const [text, account] of [
  [en, documentTexts.EN],
  [bg, documentTexts.BG],
] as const) {
  test(`“${text.brandHub.brandBook}” is downloaded and read`, { tag: '@phone' }, async ({
    page,
    product,
    user,
  }) => {
    await product.staff('plan', user.email, 'pro');
    const api = await apiOf(page.context(), product);
    for (const { name, path } of brandFields) {
      const value = values[name];
      if (value !== undefined) await api.read('saveBrandField', { path, value });
    }
    if (text === bg) {
      await page.goto('/profile');
      await new ProfilePage(page).chooseBulgarian();
    }
    await page.goto('/brandhub');
    for (const [format, language] of [
      ['pdf', 'own'],
      ['docx', 'own'],
      ['pdf', 'all'],
      ['docx', 'all'],
    ] as const) {
      await test.step(`${format} with titles: ${language}`, async () => {
        await page.getByRole('button', { name: text.brandHub.brandBook }).click();
        const dialog = page.getByRole('dialog', { name: text.sharing.brandBook.title });
        const { formats, start } = text.sharing.download;
        await dialog.getByRole('button', { name: formats[format] }).click();
        const { brandBook } = text.sharing;
        const code = text === bg ? 'BG' : 'EN';
        const titles = language === 'all' ? brandBook.all : brandBook.own[code];
        await dialog.getByRole('button', { name: titles }).click();
        const download = page.waitForEvent('download');
        await dialog.getByRole('button', { name: start, exact: true }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`Розова долина ${account.brandBook}.${format}`);
        const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
        const read = oneLine(await textOf(bytes, format));
        for (const part of own) expect(read).toContain(part);
        for (const book of Object.values(documentTexts)) {
          const isShown = language === 'all' || book === account;
          for (const section of sections) {
            expect(read.includes(book.sections[section])).toBe(isShown);
          }
        }
        await expect(dialog).toBeHidden();
      });
    }
  });
}

/** Lines of a document break anywhere between words. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
