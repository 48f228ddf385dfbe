import { test as base, expect } from '@playwright/test';
import { Problems } from './problems.ts';
import { Product } from './product.ts';

interface TestFixtures {
  problems: Problems;
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
      const problems = new Problems(context, product.url);
      const before = product.complaints().length;
      await provide(problems);
      expect(product.complaints().slice(before), 'what the server complained of').toEqual([]);
      expect(problems.unexpected(), 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
