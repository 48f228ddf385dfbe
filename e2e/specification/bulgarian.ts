import { expect, type Page } from '@playwright/test';
import { callAs } from '../people.ts';
import type { Product } from '../product.ts';

/** Lets who is signed in choose Bulgarian; the open screen follows by itself. */
export async function chooseBulgarian(page: Page, product: Product): Promise<void> {
  const call = await callAs(page.context(), product);
  expect(await call('updateUser', { language: 'BG' })).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
}
