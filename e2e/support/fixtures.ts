import { type BrowserContext, test as base, expect } from '@playwright/test';
import { LogInProvider } from '../../tools/test-server/log-in-provider.ts';
import type { ModelStandIns } from '../../tools/test-server/model-stand-ins.ts';
import { writeLegalFolder } from './legal-folder.ts';
import { ChatPage } from './pages/chat.ts';
import { type Newcomer, signedIn } from './personas/people.ts';
import type { Personas } from './personas/persona.ts';
import { createPersonas } from './personas/personas.ts';
import { seed } from './seed/seed.ts';
import type { DevelopmentWeb } from './server/development.ts';
import { type Partner, startPartner } from './server/partner.ts';
import { Problems } from './server/problems.ts';
import { Product } from './server/product.ts';

interface TestFixtures {
  /** The server under test: the plain one, unless a file chooses another. */
  product: Product;
  problems: Problems;
  /** A new user, logged in in the browser of this test. */
  user: Newcomer;
  /** The open chat page of `user`. */
  chat: ChatPage;
  /** Opens another user's browser: of the same size, checked for problems too, closed when the test ends. */
  another: () => Promise<BrowserContext>;
}

/**
 * Servers start when a test first asks for one, and last as long as the worker. They are all declared here: a file
 * that declares its own gets a new worker, with a new browser and new servers.
 */
interface WorkerFixtures {
  /** Tests stay independent by signing up their own users. */
  plainProduct: Product;
  /** `npm run demo`: sample people and the built-in consultant. */
  demoProduct: Product;
  /** Sends tokens to `partner`. */
  syncedProduct: Product;
  partner: Partner;
  /** Users can log in with `logInProvider`. */
  providerProduct: Product;
  logInProvider: LogInProvider;
  /** Lets staff view users who want to be asked first without their approval. */
  overrideProduct: Product;
  /** Staff need a second factor. */
  strictProduct: Product;
  /** An account begins with the link in a mail. */
  confirmedProduct: Product;
  /** Refuses common passwords. */
  uncommonProduct: Product;
  /** Has legal documents, and Stripe Tax. */
  legalProduct: Product;
  modelStandIns: ModelStandIns;
  /** Without a model until staff connect one of `modelStandIns`. */
  openProduct: Product;
  developmentWeb: DevelopmentWeb;
  personas: Personas;
}

type Provide<Value> = (value: Value) => Promise<void>;

/** A server of this kind, for the tests of one worker. */
function productWith(
  ...settings: Parameters<typeof Product.start>
): [(used: object, provide: Provide<Product>) => Promise<void>, { scope: 'worker' }] {
  // Playwright reads from the first parameter which fixtures are used.
  const whileProvided = async ({}, provide: Provide<Product>) => {
    const product = await Product.start(...settings);
    await provide(product);
    await product.stop();
  };
  return [whileProvided, { scope: 'worker' }];
}

/** Every test runs against the real product, and fails on every problem that the browser or the server reports. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  plainProduct: productWith(),
  // Slow enough that an answer is still being written after a reload.
  demoProduct: productWith('demo', { AI_WORDS_PER_SECOND: '200' }),
  syncedProduct: [
    async ({ partner }, provide) => {
      const product = await Product.start('plain', { AUTH_SYNC_URL: partner.url });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  partner: [
    async ({}, provide) => {
      const partner = await startPartner();
      await provide(partner);
      partner.stop();
    },
    { scope: 'worker' },
  ],
  providerProduct: [
    async ({ logInProvider }, provide) => {
      const product = await Product.start('plain', logInProvider.variables);
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  overrideProduct: productWith('plain', { VIEWING_OVERRIDE: 'allowed' }),
  strictProduct: productWith('plain', { STAFF_SECOND_FACTOR: 'required' }),
  uncommonProduct: productWith('plain', { COMMON_PASSWORDS: 'refused' }),
  confirmedProduct: productWith('plain', { SIGN_UP: 'confirmed' }),
  legalProduct: [
    async ({}, provide) => {
      const { folder, remove } = writeLegalFolder();
      const product = await Product.start('plain', { LEGAL_DIR: folder, STRIPE_TAX: 'on' });
      await provide(product);
      await product.stop();
      remove();
    },
    { scope: 'worker' },
  ],
  logInProvider: [
    async ({}, provide) => {
      const provider = await LogInProvider.start('Пример');
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  modelStandIns: [
    async ({}, provide) => {
      // The gateway takes a moment to load.
      const { startModelStandIns } = await import('../../tools/test-server/model-stand-ins.ts');
      const standIns = await startModelStandIns({
        models: [
          { name: 'bggpt:9b', bytes: 5.8e9, contextLength: 8_192 },
          { name: 'bggpt:2b', bytes: 1.6e9, contextLength: 4_096 },
        ],
      });
      await provide(standIns);
      await standIns.stop();
    },
    { scope: 'worker' },
  ],
  openProduct: [
    async ({ modelStandIns }, provide) => {
      const fast = { AI_WORDS_PER_SECOND: '2000' };
      const product = await Product.start('open', { ...modelStandIns.variables, ...fast });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  developmentWeb: [
    async ({}, provide) => {
      // Vite takes a second to load.
      const { startDevelopmentWeb } = await import('./server/development.ts');
      const web = await startDevelopmentWeb();
      await provide(web);
      await web.stop();
    },
    { scope: 'worker' },
  ],
  personas: [
    async ({ browser, plainProduct }, provide) => {
      const personas = await createPersonas(browser, plainProduct);
      await seed(personas, browser, plainProduct);
      await provide(personas);
    },
    { scope: 'worker' },
  ],
  product: ({ plainProduct }, provide) => provide(plainProduct),
  baseURL: ({ product }, provide) => provide(product.url),
  problems: [
    async ({ context, product }, provide) => {
      const problems = new Problems(product.url);
      problems.listen(context);
      const before = product.problems().length;
      await provide(problems);
      expect(product.problems().slice(before), 'problems that the server logged').toEqual([]);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  user: async ({ context, product }, provide) => provide(await signedIn(context, product)),
  chat: async ({ page, user }, provide) => {
    const chat = new ChatPage(page);
    await page.goto('/chat');
    await expect(chat.composer, user.email).toBeVisible();
    await provide(chat);
  },
  another: async ({ browser, problems }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      problems.listen(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
