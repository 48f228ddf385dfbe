import { en } from '@savet/i18n/en';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectCount } from './expectations.ts';

type Catalogue = typeof en;

/** The chat, in the language of the given texts. */
export class ChatPage {
  readonly composer: Locator;
  readonly menu: Locator;
  readonly questions = () => document.querySelectorAll('[data-sender="user"]');
  readonly replies = () => document.querySelectorAll('[data-sender="assistant"]');
  readonly #texts: Catalogue['chat'];

  constructor(catalogue: Catalogue = en) {
    this.#texts = catalogue.chat;
    this.composer = page.getByLabelText(this.#texts.composerLabel, { exact: true });
    this.menu = page.getByRole('navigation', { name: this.#texts.menu });
  }

  async ask(question: string): Promise<void> {
    await this.composer.fill(question);
    await page.getByRole('button', { name: this.#texts.send, exact: true }).click();
  }

  /** Waits until the last reply is complete. */
  async settled(): Promise<void> {
    for (const name of [this.#texts.sending, this.#texts.stop]) {
      await expectCount(page.getByRole('button', { name, exact: true }), 0);
    }
    await expect.poll(() => [...this.replies()].at(-1)?.getAttribute('data-status')).toBe('done');
  }

  lastReply(): Locator {
    return page.elementLocator([...this.replies()].at(-1) ?? document.body);
  }

  async openMenu(): Promise<void> {
    await expect.element(this.composer).toBeVisible();
    if (this.menu.query()) return;
    await page.getByRole('button', { name: this.#texts.openMenu }).click();
    await expect.element(this.menu).toBeVisible();
  }
}
