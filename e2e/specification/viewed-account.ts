import type { Browser, BrowserContext, Page } from '@playwright/test';
import { AdminPage } from '../pages/admin.ts';
import { signedIn } from '../people.ts';
import type { Product } from '../product.ts';

/** Somebody of the staff, in a browser of their own as wide as this. */
export async function staffPage(
  browser: Browser,
  product: Product,
  viewport: { width: number; height: number },
): Promise<{ page: Page; context: BrowserContext; email: string }> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB', viewport });
  const { email } = await signedIn(context, product);
  await product.staff('grant', email);
  return { context, page: await context.newPage(), email };
}

/** The same, looking at somebody's account: at the chat. */
export async function viewingPage(
  browser: Browser,
  product: Product,
  email: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { page } = await staffPage(browser, product, viewport);
  const admin = new AdminPage(page);
  await admin.open();
  await admin.view(email, email);
  return page;
}
