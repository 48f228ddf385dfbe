import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any screen has. */
const TURNS_MAX = 90;

/** Actions of a user without a mouse. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab, or Shift+Tab, until the control has the focus. */
  async reach(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible();
    for (let turn = 0; turn < TURNS_MAX; turn += 1) {
      if ((await this.page.locator(':focus').and(control).count()) > 0) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`Tab does not reach ${String(control)}`);
  }

  /** Reaches a button or link and presses Enter. */
  async choose(control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.reach(control, key);
    await this.page.keyboard.press('Enter');
  }

  /** Reaches a field and replaces its text. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
}
