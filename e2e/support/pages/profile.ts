import { expect, type Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

const text = en.profile;

export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.page.getByRole('heading', { name: text.title, level: 1 })).toBeVisible();
  }

  /** Resolves when the choice is saved: leaving the page earlier could lose it. */
  async chooseBulgarian(): Promise<void> {
    await this.open();
    const kept = this.page.waitForResponse('**/api/updateUser');
    await this.page.getByRole('button', { name: 'Български' }).click();
    await kept;
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'bg');
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: text.logOut, exact: true }).click();
    await this.page.waitForURL('**/login');
  }
}
