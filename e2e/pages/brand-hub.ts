import { expect, type Page } from '@playwright/test';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import { en } from '@savet/i18n/en';

const text = en.brandHub;

export class BrandHubPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/brandhub');
    await expect(this.page.getByRole('heading', { name: text.title, level: 1 })).toBeVisible();
  }

  /** Writes a field; it is shown at once, saved or on its way. */
  async write(field: BrandFieldName, value: string): Promise<void> {
    await this.edit(field);
    await this.fillAndSave(value);
    await expect(this.page.getByText(value)).toBeVisible();
  }

  async edit(field: BrandFieldName): Promise<void> {
    const name = text.fields[field];
    await this.page.getByRole('button', { name: text.edit(name), exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  async fillAndSave(value: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(value);
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
