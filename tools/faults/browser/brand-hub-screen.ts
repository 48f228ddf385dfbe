import type { Locator, Page } from '@playwright/test';
import type { KnownBrandField } from '@savet/contract/brand-hub';
import { en } from '@savet/i18n/en';

const text = en.brandHub;

/** A field of the Brand Hub as a person reads and edits it. */
export class FieldOnScreen {
  readonly row: Locator;
  /** The editor of the field, or the choice in a conflict. */
  readonly dialog: Locator;
  readonly input: Locator;
  readonly #label: string;
  readonly #page: Page;

  constructor(page: Page, { name, path }: Pick<KnownBrandField, 'name' | 'path'>) {
    this.#page = page;
    this.#label = text.fields[name];
    this.row = page.locator(`[id="${path}"]`);
    this.dialog = page.getByRole('dialog');
    this.input = this.dialog.getByRole('textbox');
  }

  async open(): Promise<void> {
    await this.#page.goto('/brandhub');
    await this.row.waitFor();
  }

  async edit(): Promise<void> {
    await this.row.getByRole('button', { name: text.edit(this.#label), exact: true }).click();
    await this.input.waitFor();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: text.save, exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Waits until the edit is marked as not saved yet. */
  async waits(): Promise<void> {
    await this.row.getByText(text.waiting).waitFor();
  }

  /** Waits until the row shows a conflict, and opens the choice. */
  async compare(): Promise<void> {
    await this.row.getByRole('alert').getByText(text.conflictTitle).waitFor();
    await this.row.getByRole('button', { name: text.compare }).click();
    await this.dialog.getByText(text.conflictText).waitFor();
  }

  async choose(version: 'saveOwn' | 'keepSaved'): Promise<void> {
    await this.dialog.getByRole('button', { name: text[version], exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
