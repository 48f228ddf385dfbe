import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

type Catalogue = typeof en;

/** The chat page, in the language of the given texts. */
export class ChatPage {
  readonly page: Page;
  readonly composer: Locator;
  readonly questions: Locator;
  readonly replies: Locator;
  readonly menu: Locator;
  readonly #text: Catalogue['chat'];

  constructor(page: Page, catalogue: Catalogue = en) {
    this.page = page;
    this.#text = catalogue.chat;
    const messages = page.getByTestId('message');
    this.composer = page.getByLabel(this.#text.composerLabel, { exact: true });
    this.questions = messages.and(page.locator('[data-sender="user"]'));
    this.replies = messages.and(page.locator('[data-sender="assistant"]'));
    this.menu = page.getByRole('navigation', { name: this.#text.menu });
  }

  async ask(question: string): Promise<void> {
    await this.composer.fill(question);
    await this.page.getByRole('button', { name: this.#text.send, exact: true }).click();
  }

  /** Waits until the reply to the last question is complete. */
  async settled(): Promise<void> {
    for (const name of [this.#text.sending, this.#text.stop]) {
      await expect(this.page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(this.replies.last()).toHaveAttribute('data-status', 'done');
  }

  /** The text of the last answer, without its buttons. */
  async answer(): Promise<string> {
    const parts = this.replies.last().locator(':scope > :not(footer)');
    return (await parts.allTextContents()).join('\n');
  }

  async openMenu(): Promise<void> {
    await expect(this.composer).toBeVisible();
    // On a wide screen the menu is already open.
    await this.composer.waitFor();
    if (await this.menu.isVisible()) return;
    await this.page.getByRole('button', { name: this.#text.openMenu }).click();
    await expect(this.menu).toBeVisible();
  }

  async newChat(): Promise<void> {
    await this.openMenu();
    await this.menu.getByRole('button', { name: this.#text.newChat }).click();
  }

  chatInMenu(title: string): Locator {
    return this.menu.getByRole('link', { name: title, exact: true });
  }

  thumb(kind: 'good' | 'bad'): Locator {
    return this.replies.last().getByRole('button', { name: this.#text[kind] });
  }
}
