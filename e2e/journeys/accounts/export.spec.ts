import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';

for (const language of languageCodes) {
  const texts = catalogues[language].security.yourData;

  test(`everything in the account can be downloaded, and imported (${language})`, {
    tag: '@phone',
  }, async ({ page, context, another, product }) => {
    await signedIn(context, product);
    const api = await apiOf(context, product);
    await api.read('updateUser', { language, firstName: 'Ива' });
    await api.read('createChat', { chatId: 'tea', title: 'Чай' });

    await page.goto('/profile');
    const section = page.getByRole('region', { name: texts.title });
    await section.getByRole('button', { name: texts.start }).click();
    const [beforeSize = ''] = texts.download('|').split('|');
    const download = section.getByRole('button', { name: beforeSize });
    await expect(download).toBeVisible();
    // It is still there after a reload.
    await page.reload();
    await expect(download).toBeVisible();
    if (language === 'BG') await expectNoEnglish(page);

    const started = page.waitForEvent('download');
    await download.click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('savet-export.zip');

    const other = await another();
    const newcomer = await signedIn(other, product);
    const path = await file.path();
    expect(await product.staff('import-account', path, newcomer.email)).toContain('imported');
    const { chats } = await (await apiOf(other, product)).read('listChats');
    expect(chats.map(({ title }) => title)).toContain('Чай');
  });
}
