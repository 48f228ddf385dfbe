import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { test as base, expect } from '../fixtures.ts';
import type { Problems } from '../problems.ts';
import type { Product } from '../product.ts';
import { type Cast, gatherCast, type Role } from './cast/cast.ts';
import { enterPages } from './in-page/in-page.ts';

/** A test leads through many states. */
const TIMEOUT_MS = 400_000;

/** One screen in one state. */
export interface State {
  name: string;
  who: Role | 'nobody';
  path: string;
  /** All of it is covered until something ends. */
  isCovered?: boolean;
  /** For a moment something lies over a part of it. */
  isPartlyCovered?: boolean;
  /** Leads to the state; what it gives leads out of it. */
  prepare?: (page: Page, stage: Stage) => Promise<(() => Promise<void>) | void>;
}

/** Where every state can be shown, each in a tab of its own. */
export class Stage {
  readonly context: BrowserContext;
  readonly product: Product;
  readonly problems: Problems;
  readonly cast: Cast;
  /** Texts of the language that the screens are in. */
  text = en;

  constructor(context: BrowserContext, product: Product, problems: Problems, cast: Cast) {
    this.context = context;
    this.product = product;
    this.problems = problems;
    this.cast = cast;
  }

  async speak(language: Language): Promise<void> {
    this.text = language === 'BG' ? bg : en;
    await this.cast.speak(language);
    // What was kept by the state before is forgotten.
    const remember = `localStorage.clear(); localStorage.setItem('savet.language', '${language}')`;
    await this.context.addInitScript(`if (location.protocol !== 'about:') { ${remember} }`);
  }

  /** Leads a new tab into a state, looks at it, and closes it. */
  async show(
    state: State,
    look: (page: Page) => Promise<void>,
    { viewport }: { viewport?: { width: number; height: number } } = {},
  ): Promise<void> {
    await this.context.clearCookies();
    if (state.who !== 'nobody') await this.context.addCookies(this.cast[state.who].cookies);
    const page = await this.context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(state.path);
    await page.locator('main').first().waitFor();
    const leave = await state.prepare?.(page, this);
    // An answer that is being written is busy as long as it is looked at.
    await expect(page.locator('[aria-busy=true]:not(article), output[aria-label]')).toHaveCount(0);
    await expect(page.getByText(this.text.shell.loading, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.evaluate('document.fonts.ready.then(() => null)');
    await look(page);
    await leave?.();
    await page.close();
  }
}

export const test = base.extend<{ stage: Stage }, { cast: Cast }>({
  contextOptions: { reducedMotion: 'reduce' },
  // So many pages that tracing them would take longer than looking at them.
  trace: ['off', { scope: 'worker' }],
  cast: [
    async ({ browser, product }, provide) => provide(await gatherCast(browser, product)),
    { scope: 'worker' },
  ],
  stage: async ({ context, product, problems, cast }, provide, testInfo) => {
    testInfo.setTimeout(TIMEOUT_MS);
    // A log-in that is refused, and a chat that is not there.
    problems.expect(/status of 40[14] .*(sign-in|listMessages)/);
    const stage = new Stage(context, product, problems, cast);
    await enterPages(context);
    await stage.speak('EN');
    await provide(stage);
  },
});

export { expect };
