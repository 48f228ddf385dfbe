import type { Browser, BrowserContext } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { signedIn } from '../../people.ts';
import type { Product } from '../../product.ts';

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Somebody whose screens are looked at; furnished through the API. */
export interface Player {
  email: string;
  uid: string;
  /** Signs a browser in as them. */
  cookies: Cookies;
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
}

export async function createPlayer(browser: Browser, product: Product): Promise<Player> {
  const context = await browser.newContext();
  const { email } = await signedIn(context, product);
  const cookies = await context.cookies();
  await context.close();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  async function call<Name extends CallName>(name: Name, input: CallInput<Name>) {
    // A new one each time: looking at all the states takes longer than a token lasts.
    const answer = await fetch(`${product.url}/api/auth/token`, { headers: { cookie } });
    const { token } = (await answer.json()) as { token: string };
    const response = await fetch(`${product.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return (await response.json()) as CallOutput<Name>;
  }
  const { uid } = (await call('getUser', {})).user;
  return { email, uid, cookies, call };
}
