import { en } from '@savet/i18n/en';
import { page } from 'vitest/browser';

/** Agrees to begin at once, after the button of the Pro card was pressed. */
export async function agree(texts: typeof en = en): Promise<void> {
  const { title, goOn } = texts.legal.purchase;
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: goOn, exact: true }).click();
}
