import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import type { Newcomer } from '../personas/people.ts';

const text = en.accounts.signUp;

export class SignupPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/signup');
  }

  async signUp(person: Newcomer): Promise<void> {
    const fields: [string, string][] = [
      [text.firstName, person.firstName],
      [text.lastName, person.lastName],
      [text.email, person.email],
      [text.password, person.password],
      [text.confirmPassword, person.password],
    ];
    for (const [label, value] of fields) {
      await this.page.getByLabel(label, { exact: true }).fill(value);
    }
    await this.page.getByRole('button', { name: text.submit, exact: true }).click();
  }
}
