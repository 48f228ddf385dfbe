import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import type { Newcomer } from '../personas/people.ts';

const text = en.accounts.logIn;

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async logIn({ email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel(text.email, { exact: true }).fill(email);
    await this.page.getByLabel(text.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: text.submit, exact: true }).click();
  }
}
