import type { BrowserContext } from '@playwright/test';
import type { Product } from './product.ts';

/** Logs a user in in another browser, through the API. */
export async function logInTo(
  context: BrowserContext,
  product: Product,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const response = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
    headers: { origin: product.url },
    data: { email, password },
  });
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`);
}
