import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

type Catalogue = typeof en;

/** The admin panel, in the language of the given texts. */
export class AdminPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly search: Locator;
  readonly #text: Catalogue['admin'];

  constructor(page: Page, catalogue: Catalogue = en) {
    this.page = page;
    this.#text = catalogue.admin;
    const users = page.getByRole('region', { name: this.#text.views.users, exact: true });
    this.cards = users.getByRole('listitem');
    this.search = page.getByLabel(this.#text.search, { exact: true });
  }

  async open(view: keyof Catalogue['admin']['views'] = 'users'): Promise<void> {
    await this.page.goto(view === 'users' ? '/admin' : `/admin/${view}`);
  }

  /** Searches for a user, who must be the only result. @returns the card */
  async find(search: string, email = search): Promise<Locator> {
    await this.search.fill(search);
    await expect(this.cards).toHaveCount(1);
    return this.cards.filter({ hasText: email }).getByRole('button');
  }

  /** Searches for a user and views the account of the only result. */
  async view(search: string, email: string): Promise<void> {
    await (await this.find(search, email)).click();
    await this.page.waitForURL('**/chat');
  }
}
