import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@savet/contract/languages';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { test as base, expect } from '../fixtures.ts';
import type { Personas, Role } from '../personas/persona.ts';
import { setLanguage } from '../personas/personas.ts';
import type { Problems } from '../server/problems.ts';
import type { Product } from '../server/product.ts';
import { enterPages } from './in-page/in-page.ts';

/** A test opens many states. */
const TIMEOUT_MS = 400_000;

/** A screen in one of its states. */
export interface State {
  name: string;
  who: Role | 'nobody';
  path: string;
  /** The page does not receive the documents of its user, so a new language needs a load. */
  keepsLanguage?: boolean;
  /** An overlay covers the whole page until a request ends. */
  isCovered?: boolean;
  /** An open menu has the focus and closes on Tab (`ui.spec.ts`), so the page below it is not checked with Tab. */
  closesOnTab?: boolean;
  /** A dialog of the side menu, which a phone closes and a desktop keeps: the focus returns to another button. */
  isFromMenu?: boolean;
  /** Escape leaves a dialog open: what it shows is shown only once, or it leads back to the dialog before. */
  staysOnEscape?: boolean;
  /** A toast covers a part of the page for a while. */
  isPartlyCovered?: boolean;
  /** Changes its tab permanently, so the tab is not reused. */
  ownTab?: boolean;
  /** Brings the page into the state. @returns a function that ends it */
  prepare?: (page: Page, stage: Stage) => Promise<(() => Promise<void>) | void>;
}

/** Whether the open state changes its language together with the user's. */
export function followsLanguage({ who, keepsLanguage }: State): boolean {
  return who !== 'nobody' && !keepsLanguage;
}

/** Opens states one after another in one tab: a new tab for each would take twice as long to load. */
export class Stage {
  readonly context: BrowserContext;
  readonly product: Product;
  readonly problems: Problems;
  readonly personas: Personas;
  language: Language = 'EN';
  /** Texts in the language of the screens. */
  text = en;
  #tab: Page | null = null;

  constructor(context: BrowserContext, product: Product, problems: Problems, personas: Personas) {
    this.context = context;
    this.product = product;
    this.problems = problems;
    this.personas = personas;
  }

  async setLanguage(language: Language): Promise<void> {
    this.language = language;
    this.text = language === 'BG' ? bg : en;
    await setLanguage(this.personas, language);
    // Each state starts with empty storage.
    const remember = `localStorage.clear(); localStorage.setItem('savet.language', '${language}')`;
    await this.context.addInitScript(`if (location.protocol !== 'about:') { ${remember} }`);
  }

  /** Opens a state, checks it, and leaves nothing of it in the tab. */
  async show(state: State, check: (page: Page) => Promise<void>): Promise<void> {
    await this.context.clearCookies();
    if (state.who !== 'nobody') await this.context.addCookies(this.personas[state.who].cookies);
    const page = (state.ownTab ? null : this.#tab) ?? (await this.context.newPage());
    const viewport = page.viewportSize();
    await page.goto(state.path);
    await page.locator('main').first().waitFor();
    // A streaming reply stays busy; everything else must have loaded.
    const busy = page.locator('[aria-busy=true]:not(article), output[aria-label]');
    // A list that arrives moves what is clicked next, so the click would miss it.
    if (state.prepare) await expect(busy).toHaveCount(0);
    const leave = await state.prepare?.(page, this);
    await this.#keepCookies(state);
    await expect(busy).toHaveCount(0);
    await expect(page.getByText(this.text.shell.loading, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.evaluate('document.fonts.ready.then(() => null)');
    await check(page);
    await leave?.();
    await this.#keepCookies(state);
    if (state.ownTab) {
      await page.close();
      return;
    }
    this.#tab = page;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate('sessionStorage.clear()');
    // The next state must not find this page's history entry. The same origin keeps the tab's process.
    await page.goto('/icon.svg');
    if (viewport) await page.setViewportSize(viewport);
  }

  /** The session's cookie is renewed where the password is typed. */
  async #keepCookies({ who }: State): Promise<void> {
    const cookies = await this.context.cookies();
    const isSignedIn = cookies.some(({ name }) => name.endsWith('session_token'));
    if (who !== 'nobody' && isSignedIn) this.personas[who].cookies = cookies;
  }

  /** Shows a state in English while all others are in Bulgarian. */
  async showInEnglish(state: State, check: (page: Page) => Promise<void>): Promise<void> {
    await this.setLanguage('EN');
    await this.show(state, check);
    await this.setLanguage('BG');
  }

  /** Checks the open page in English, without a load: switches its user's language, and back. */
  async switchToEnglish(
    page: Page,
    { who }: State,
    check: (page: Page) => Promise<void>,
  ): Promise<void> {
    if (who === 'nobody') throw new Error('no user whose language could change');
    const { call } = this.personas[who];
    const html = page.locator('html');
    await call('updateUser', { language: 'EN' });
    await expect(html).toHaveAttribute('lang', 'en');
    await check(page);
    await call('updateUser', { language: 'BG' });
    await expect(html).toHaveAttribute('lang', 'bg');
  }
}

export const test = base.extend<{ stage: Stage }>({
  contextOptions: { reducedMotion: 'reduce' },
  stage: async ({ context, product, problems, personas }, provide, testInfo) => {
    testInfo.setTimeout(TIMEOUT_MS);
    // A failed log-in, and a chat that does not exist.
    problems.expect(/status of 40[14] .*(sign-in|listMessages|readPasswordLink|undoEmailChange)/);
    const stage = new Stage(context, product, problems, personas);
    await enterPages(context);
    await stage.setLanguage('EN');
    await provide(stage);
  },
});

export { expect };
