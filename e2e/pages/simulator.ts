import type { Page } from '@playwright/test';

/** The words on the simulator's own pages that a person goes by. */
const words = {
  en: {
    pay: /^Pay /,
    cancel: 'Cancel and go back',
    cards: {
      pays: /^Pays \d/,
      declines: 'Is declined',
      authentication: 'Asks for 3-D Secure',
      failsLater: 'Pays now, fails at renewal',
    },
    complete: 'Complete',
    fail: 'Fail',
    cancelPlan: 'Cancel subscription',
    back: /Back$/,
    monthOn: 'A month on',
  },
  bg: {
    pay: /^Плащане на /,
    cancel: 'Отказ и връщане',
    cards: {
      pays: /^Плаща \d/,
      declines: 'Отказана е',
      authentication: 'Иска 3-D Secure',
      failsLater: 'Плаща сега, отказва при подновяване',
    },
    complete: 'Потвърждавам',
    fail: 'Отказвам',
    cancelPlan: 'Прекратяване на абонамента',
    back: /Назад$/,
    monthOn: 'Месец напред',
  },
};

type Card = keyof (typeof words)['en']['cards'];

/** The payment simulator's checkout, portal and dashboard, used as a person does. */
export class SimulatorPages {
  readonly page: Page;
  readonly #words: (typeof words)['en'];

  constructor(page: Page, language: 'en' | 'bg' = 'en') {
    this.page = page;
    this.#words = words[language];
  }

  async atCheckout(): Promise<void> {
    await this.page.waitForURL('**/simulator/checkout/*');
  }

  async atPortal(): Promise<void> {
    await this.page.waitForURL('**/simulator/portal/*');
  }

  async chooseCard(card: Card): Promise<void> {
    await this.page.getByRole('button', { name: this.#words.cards[card] }).click();
  }

  async pay(card: Card = 'pays'): Promise<void> {
    await this.chooseCard(card);
    await this.page.getByRole('button', { name: this.#words.pay }).click();
  }

  async cancelCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.#words.cancel }).click();
  }

  async authenticate(result: 'complete' | 'fail'): Promise<void> {
    await this.page.getByRole('button', { name: this.#words[result], exact: true }).click();
  }

  /** From the portal's first page. */
  async cancelPlan(): Promise<void> {
    await this.page.getByRole('link', { name: this.#words.cancelPlan }).click();
    await this.confirmCancelling();
  }

  async confirmCancelling(): Promise<void> {
    await this.page.getByRole('button', { name: this.#words.cancelPlan }).click();
  }

  async leavePortal(): Promise<void> {
    await this.page.getByRole('link', { name: this.#words.back }).click();
  }

  /** Lets a month of simulated time pass, and all that comes due with it. */
  async letMonthPass(): Promise<void> {
    await this.page.goto('/simulator/');
    const passed = this.page.waitForEvent('load');
    await this.page.getByRole('button', { name: this.#words.monthOn }).click();
    await passed;
  }
}
