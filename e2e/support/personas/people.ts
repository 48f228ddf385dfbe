import type { BrowserContext } from '@playwright/test';
import { NEWCOMER_PASSWORD, type Product } from '../server/product.ts';

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A user that no other test uses. */
export function newcomer(): Newcomer {
  const email = `iva-${crypto.randomUUID().slice(0, 8)}@people.test`;
  return { firstName: 'Ива', lastName: 'Петрова', email, password: NEWCOMER_PASSWORD };
}

/** Logs a new user in through the API: the log-in screens have their own tests. */
export async function signedIn(context: BrowserContext, product: Product): Promise<Newcomer> {
  const person = newcomer();
  const { firstName, lastName, email, password } = person;
  const headers = { origin: product.url };
  const signUp = await context.request.post(`${product.url}/api/auth/sign-up/email`, {
    headers,
    data: { name: `${firstName} ${lastName}`, email, password },
  });
  if (!signUp.ok()) throw new Error(`sign-up answered ${signUp.status()}`);
  const answer = await context.request.get(`${product.url}/api/auth/token`);
  const { token } = (await answer.json()) as { token: string };
  const plan = await context.request.post(`${product.url}/api/initializeUserPlan`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: { firstName, lastName, email, stripeCustomerId: null },
  });
  if (!plan.ok()) throw new Error(`initializeUserPlan answered ${plan.status()}`);
  return person;
}
