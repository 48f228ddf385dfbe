import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import type { Newcomer } from '../personas/people.ts';

type Catalogue = typeof en;

/** The log-in screen, in the language of the given texts. */
export class LoginPage {
  readonly page: Page;
  readonly #text: Catalogue['accounts']['logIn'];

  constructor(page: Page, catalogue: Catalogue = en) {
    this.page = page;
    this.#text = catalogue.accounts.logIn;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async logIn({ email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel(this.#text.email, { exact: true }).fill(email);
    await this.page.getByLabel(this.#text.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.#text.submit, exact: true }).click();
  }
}
