import { expect, type Page } from '@playwright/test';
import { apiOf } from '../support/server/api.ts';
import type { Product } from '../support/server/product.ts';

/** Switches the user to Bulgarian; the open screen follows. */
export async function chooseBulgarian(page: Page, product: Product): Promise<void> {
  const { read: call } = await apiOf(page.context(), product);
  await call('updateUser', { language: 'BG' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
}
