import { expect, type Locator, type Page } from '@playwright/test';
import type { ModelProvider } from '@savet/contract/models';
import { en } from '@savet/i18n/en';
import { NEWCOMER_PASSWORD } from '../server/product.ts';

const text = en.models;

/** The values that staff enter in the form; fields that are not given stay as they are. */
export interface EnteredConnection {
  provider?: ModelProvider;
  model?: string;
  address?: string;
  key?: string;
  window?: string;
  takesOver?: boolean;
}

interface HostQuestion {
  readonly dialog: Locator;
  answer(password: string): Promise<void>;
}

/** The admin panel's page of language models, in English. */
export class ModelsPage {
  readonly page: Page;
  readonly inUse: Locator;
  readonly local: Locator;
  readonly connect: Locator;
  readonly costs: Locator;
  readonly changes: Locator;

  constructor(page: Page) {
    this.page = page;
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    this.inUse = section(text.inUse.title);
    this.local = section(text.local.title);
    this.connect = section(text.connect.title);
    this.costs = section(text.costs.title);
    this.changes = section(text.changes.title);
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/models');
    await expect(this.connect).toBeVisible();
  }

  async enter(connection: EnteredConnection): Promise<void> {
    const { provider, model, address, key, window, takesOver } = connection;
    const texts = text.connect;
    if (provider) await this.#field(texts.provider).selectOption(provider);
    if (model) await this.#field(texts.model).fill(model);
    if (address) await this.#enterAddress(address);
    if (key) await this.#field(texts.key).fill(key);
    if (window) await this.#field(texts.window).fill(window);
    if (takesOver !== undefined) {
      const name = takesOver ? texts.on : texts.off;
      await this.connect.getByRole('button', { name, exact: true }).click();
    }
  }

  /** Enters a model that was found on the server's machine. */
  async enterFound(model: string): Promise<void> {
    const enter = this.local.getByRole('button', { name: `${text.local.fill} ${model}` });
    // A probe waits 300 ms, which is short for a stand-in on a busy machine.
    await expect(async () => {
      if (!(await enter.isVisible())) {
        await this.local.getByRole('button', { name: text.local.lookAgain }).click();
      }
      await enter.click({ timeout: 2_000 });
    }).toPass();
    await expect(this.#field(text.connect.model)).toHaveValue(model);
  }

  /** Runs the whole test; every question must be answered. */
  async test(): Promise<void> {
    await this.connect.getByRole('button', { name: text.connect.test, exact: true }).click();
    await this.#reach(this.connect.getByText(text.test.passed));
  }

  /** Puts the entered connection into service. @param name as the page names it */
  async use(name: string): Promise<void> {
    await this.connect.getByRole('button', { name: text.connect.use, exact: true }).click();
    await this.#reach(this.inUse.getByText(name));
    await expect(this.page.getByText(text.connect.used(name))).toBeVisible();
  }

  form(name: string): Locator {
    return this.page.getByRole('form', { name, exact: true });
  }

  async save(form: Locator, outcome: string): Promise<void> {
    await form.getByRole('button', { name: text.costs.save, exact: true }).click();
    await expect(this.page.getByText(outcome)).toBeVisible();
  }

  /** The question whether the server may ask a host that it does not know. */
  hostQuestion(host: string | RegExp): HostQuestion {
    const texts = text.connect.confirmHost;
    const name = typeof host === 'string' ? texts.title(host) : host;
    const dialog = this.page.getByRole('dialog', { name });
    return {
      dialog,
      answer: async (password) => {
        await dialog.getByLabel(texts.password, { exact: true }).fill(password);
        await dialog.getByRole('button', { name: texts.allow, exact: true }).click();
      },
    };
  }

  /** An outcome, before which the host may have to be allowed. */
  async #reach(outcome: Locator): Promise<void> {
    const { dialog, answer } = this.hostQuestion(/^Allow /);
    await expect(dialog.or(outcome).first()).toBeVisible();
    if (await dialog.isVisible()) await answer(NEWCOMER_PASSWORD);
    await expect(outcome).toBeVisible();
  }

  /** Of a provider, or of a gateway to it. */
  async #enterAddress(address: string): Promise<void> {
    const { more, gateway, address: own } = text.connect;
    const summary = this.connect.getByText(more, { exact: true });
    if (await summary.isVisible()) {
      if (!(await this.#field(gateway).isVisible())) await summary.click();
      await this.#field(gateway).fill(address);
    } else {
      await this.#field(own).fill(address);
    }
  }

  #field(label: string): Locator {
    return this.connect.getByLabel(label, { exact: true });
  }
}
