import { type BrowserContext, test as base, expect } from '@playwright/test';
import { Problems } from './problems.ts';
import { Product } from './product.ts';

interface TestFixtures {
  problems: Problems;
  /** Opens the browser of somebody else: of the same size, heard as well, closed when the test ends. */
  another: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** One server a worker; tests keep apart by signing up people of their own. */
  product: Product;
}

/** Every test runs against the real product, and fails on anything that browser or server complain of. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, provide) => {
      const product = await Product.start();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  problems: [
    async ({ context, product }, provide) => {
      const problems = new Problems(product.url);
      problems.hear(context);
      const before = product.complaints().length;
      await provide(problems);
      expect(product.complaints().slice(before), 'what the server complained of').toEqual([]);
      expect(problems.unexpected(), 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, problems }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      problems.hear(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
