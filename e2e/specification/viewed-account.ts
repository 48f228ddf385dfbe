import type { BrowserContext, Page } from '@playwright/test';
import { AdminPage } from '../pages/admin.ts';
import type { Product } from '../product.ts';
import { staffPage } from '../staff.ts';

/** Somebody of the staff, looking at somebody's account: at the chat. */
export async function viewingPage(
  context: BrowserContext,
  product: Product,
  email: string,
): Promise<Page> {
  const { page } = await staffPage(context, product);
  const admin = new AdminPage(page);
  await admin.open();
  await admin.view(email, email);
  return page;
}
