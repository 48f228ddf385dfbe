import type { Page } from '@playwright/test';

/** Labels on the simulator's own pages. */
const labels = {
  en: {
    pay: /^Pay /,
    cancel: 'Cancel and go back',
    cards: {
      pays: /^Succeeds \d/,
      declines: /^Declined/,
      authentication: 'Requires 3-D Secure',
      failsLater: 'Succeeds now, fails at renewal',
    },
    complete: 'Complete',
    fail: 'Fail',
    cancelPlan: 'Cancel subscription',
    replaceCard: 'Replace card',
    saveCard: 'Save card',
    cardReplaced: 'The card has been replaced.',
    back: /Back$/,
    details: {
      address: 'Address',
      city: 'City',
      companyName: 'Company name',
      taxId: 'VAT number or EIK',
    },
  },
  bg: {
    pay: /^Плащане на /,
    cancel: 'Назад без плащане',
    cards: {
      pays: /^Приема се \d/,
      declines: /^Отказва се/,
      authentication: 'Изисква 3-D Secure',
      failsLater: 'Приема се сега, отказва се при подновяване',
    },
    complete: 'Потвърждаване',
    fail: 'Отхвърляне',
    cancelPlan: 'Прекратяване на абонамента',
    replaceCard: 'Смяна на картата',
    saveCard: 'Запазване на картата',
    cardReplaced: 'Картата е сменена.',
    back: /Назад$/,
    details: {
      address: 'Адрес',
      city: 'Град',
      companyName: 'Име на фирмата',
      taxId: 'Номер по ДДС или ЕИК',
    },
  },
};

/** Buttons of the dashboard, which is in the language of the browser. */
const monthAhead = ['1 month ahead', '1 day ahead'];

type Card = keyof (typeof labels)['en']['cards'];

/** The payment simulator's checkout, portal and dashboard, used like a user. */
export class SimulatorPages {
  readonly page: Page;
  readonly #labels: (typeof labels)['en'];

  constructor(page: Page, language: 'en' | 'bg' = 'en') {
    this.page = page;
    this.#labels = labels[language];
  }

  async atCheckout(): Promise<void> {
    await this.page.waitForURL('**/simulator/checkout/*');
  }

  /** Shows the amounts, which are closed on a phone. */
  async openOrder(): Promise<void> {
    const summary = this.page.locator('.order > summary');
    if (await summary.isVisible()) await summary.click();
  }

  async atPortal(): Promise<void> {
    await this.page.waitForURL('**/simulator/portal/*');
  }

  async chooseCard(card: Card): Promise<void> {
    await this.page.getByRole('button', { name: this.#labels.cards[card] }).click();
  }

  /** @param company buys; a person when absent */
  async pay(card: Card = 'pays', company?: { name: string; taxId: string }): Promise<void> {
    await this.chooseCard(card);
    const { address, city, companyName, taxId } = this.#labels.details;
    await this.page.getByLabel(address, { exact: true }).fill('бул. Витоша 1');
    await this.page.getByLabel(city, { exact: true }).fill('София');
    if (company) {
      await this.page.getByLabel(companyName, { exact: true }).fill(company.name);
      await this.page.getByLabel(taxId, { exact: true }).fill(company.taxId);
    }
    await this.page.getByRole('button', { name: this.#labels.pay }).click();
  }

  async cancelCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.#labels.cancel }).click();
  }

  async authenticate(result: 'complete' | 'fail'): Promise<void> {
    await this.page.getByRole('button', { name: this.#labels[result], exact: true }).click();
  }

  /** From the portal's first page, and back to it. */
  async replaceCard(card: Card): Promise<void> {
    await this.page.getByRole('link', { name: this.#labels.replaceCard }).click();
    await this.chooseCard(card);
    await this.page.getByRole('button', { name: this.#labels.saveCard }).click();
    await this.page.getByRole('status').getByText(this.#labels.cardReplaced).waitFor();
  }

  /** From the portal's first page. */
  async cancelPlan(): Promise<void> {
    await this.page.getByRole('link', { name: this.#labels.cancelPlan }).click();
    await this.confirmCancelling();
  }

  async confirmCancelling(): Promise<void> {
    await this.page.getByRole('button', { name: this.#labels.cancelPlan }).click();
  }

  async leavePortal(): Promise<void> {
    await this.page.getByRole('link', { name: this.#labels.back }).click();
  }

  /** Lets a month of simulated time pass, and a day, in which its renewal is collected. */
  async letMonthPass(): Promise<void> {
    await this.page.goto('/simulator/');
    for (const step of monthAhead) {
      const passed = this.page.waitForEvent('load');
      await this.page.getByRole('button', { name: step }).click();
      await passed;
    }
  }
}
