import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { chatExportFile } from '../../../tools/stage/chat-export-file.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoEnglish } from '../../support/no-english.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';

for (const language of languageCodes) {
  const { security, chatImport: texts, chat: chatTexts } = catalogues[language];

  test(`chats from elsewhere are imported once, and marked (${language})`, {
    tag: '@phone',
  }, async ({ page, context, product }) => {
    await signedIn(context, product);
    const api = await apiOf(context, product);
    await api.read('updateUser', { language, firstName: 'Ива' });

    await page.goto('/profile');
    const open = page.getByRole('button', { name: security.chatImport.open });
    await open.click();
    const dialog = page.getByRole('dialog', { name: texts.title });
    const file = dialog.locator('input[type="file"]');
    const buffer = Buffer.from(chatExportFile());
    const zip = { name: 'export.zip', mimeType: 'application/zip', buffer };
    await file.setInputFiles(zip);
    await expect(dialog.getByText(texts.imported(2))).toBeVisible();
    await expect(dialog.getByText(texts.leftOut(1))).toBeVisible();
    await expect(dialog.getByText(`Празен: ${texts.reasons.empty}`)).toBeVisible();
    if (language === 'BG') await expectNoEnglish(page);

    await file.setInputFiles(zip);
    await expect(dialog.getByText(texts.present(2))).toBeVisible();
    await expect(dialog.getByText(texts.imported(0))).toBeVisible();
    await file.setInputFiles({ ...zip, buffer: buffer.subarray(0, 200) });
    await expect(dialog.getByText(texts.failures.damaged)).toBeVisible();

    const { chats } = await api.read('listChats');
    expect(chats.filter(({ title }) => title === 'Чай')).toHaveLength(1);
    const tea = chats.find(({ title }) => title === 'Чай');
    await page.goto(`/chat/${tea?.chatId}`);
    const answer = page.getByRole('article', { name: 'ChatGPT' });
    await expect(answer.getByText('Зелен чай.')).toBeVisible();
    await expect(answer.getByText(chatTexts.importedFrom('ChatGPT'))).toBeVisible();
    await expect(page.getByText(texts.notes.image)).toBeVisible();
    const { queries } = await api.read('listQueries');
    expect(queries).toEqual([]);
  });
}
