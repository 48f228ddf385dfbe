import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '@savet/i18n/en';

type Catalogue = typeof en;

/** The chat, in the language that its texts are given in. */
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

  /** Waits until the last reply is whole: that to the question sent last, not one before it. */
  async settled(): Promise<void> {
    const sending = this.page.getByRole('button', { name: this.#text.sending, exact: true });
    await expect(sending).toHaveCount(0);
    await expect(this.replies.last()).toHaveAttribute('data-status', 'done');
  }

  /** The last answer as a reader sees it, without what can be done with it. */
  async answer(): Promise<string> {
    const parts = this.replies.last().locator(':scope > :not(footer)');
    return (await parts.allTextContents()).join('\n');
  }

  async openMenu(): Promise<void> {
    await expect(this.composer).toBeVisible();
    // On a wide screen the menu comes with the screen.
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
