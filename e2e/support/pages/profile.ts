import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

type Catalogue = typeof en;

/** The profile, in the language of the given texts. */
export class ProfilePage {
  readonly page: Page;
  readonly #text: Catalogue;

  constructor(page: Page, catalogue: Catalogue = en) {
    this.page = page;
    this.#text = catalogue;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
    const { title } = this.#text.profile;
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  /** Resolves when the choice is saved: leaving the page earlier could lose it. */
  async chooseBulgarian(): Promise<void> {
    await this.open();
    await this.setOption('Български');
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'bg');
  }

  /** Presses an option of a setting. Resolves when it is saved. */
  async setOption(name: string): Promise<void> {
    const option = this.page.getByRole('button', { name, exact: true });
    const saved = this.page.waitForResponse('**/api/updateUser');
    await option.click();
    await saved;
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }

  /** Downloads the record of viewings. @returns the lines of the table, the heading first */
  async downloadRecord(): Promise<string[]> {
    const { viewing } = this.#text.security;
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: viewing.download }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(`${viewing.file}.csv`);
    const table = await readFile(await file.path(), 'utf8');
    return table.replace('\uFEFF', '').trimEnd().split('\r\n');
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.#text.profile.logOut, exact: true }).click();
    await this.page.waitForURL('**/login');
  }
}
