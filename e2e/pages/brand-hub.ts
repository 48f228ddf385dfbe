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

  async write(field: BrandFieldName, value: string): Promise<void> {
    const name = text.fields[field];
    await this.page.getByRole('button', { name: text.edit(name), exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(value);
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByText(value)).toBeVisible();
  }
}
