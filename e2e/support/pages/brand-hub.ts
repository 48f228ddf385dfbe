import { expect, type Page } from '@playwright/test';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { AccountType } from '@savet/contract/choices/account-types';
import { en } from '@savet/i18n/en';

type Catalogue = typeof en;

/** The Brand Hub page, in the language of the given texts. */
export class BrandHubPage {
  readonly page: Page;
  readonly #text: Catalogue['brandHub'];

  constructor(page: Page, catalogue: Catalogue = en) {
    this.page = page;
    this.#text = catalogue.brandHub;
  }

  async open(): Promise<void> {
    await this.page.goto('/brandhub');
    await expect(
      this.page.getByRole('heading', { name: this.#text.title, level: 1 }),
    ).toBeVisible();
  }

  /** Writes a field, which shows the text at once, even before it is saved. */
  async write(field: BrandFieldName, value: string): Promise<void> {
    await this.edit(field);
    await this.fillAndSave(value);
    // The head of the sheet has some values too.
    await expect(this.page.getByText(value).last()).toBeVisible();
  }

  /** Writes a field and waits until it is saved, so that later steps elsewhere come after it. */
  async keep(field: BrandFieldName, value: string): Promise<void> {
    const kept = this.page.waitForResponse('**/api/saveBrandField');
    await this.write(field, value);
    await kept;
  }

  async edit(field: BrandFieldName, accountType: AccountType = 'startup'): Promise<void> {
    const isCompany = field === 'businessName' && accountType === 'other';
    const name = isCompany ? this.#text.companyName : this.#text.fields[field];
    await this.page.getByRole('button', { name: this.#text.edit(name), exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  async fillAndSave(value: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(value);
    await dialog.getByRole('button', { name: this.#text.save, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
