import type { Browser } from '@playwright/test';
import { type Api, type Cookies, createApi } from '../server/api.ts';
import type { Product } from '../server/product.ts';
import { signedIn } from './people.ts';

/** The users whose screens are checked; `asker` wants to be asked before viewings; `spent` and `limited` have used up the free plan and a month of Pro. */
export type Role = 'free' | 'pro' | 'admin' | 'tester' | 'spent' | 'limited' | 'payer' | 'asker';
export type Personas = Readonly<Record<Role, Persona>>;

export interface Persona {
  email: string;
  password: string;
  uid: string;
  /** Log a browser in as this user. A state in which the password is typed gives others. */
  cookies: Cookies;
  call: Api['read'];
}

export async function createPersona(browser: Browser, product: Product): Promise<Persona> {
  const context = await browser.newContext();
  const { email, password } = await signedIn(context, product);
  const session = { cookies: await context.cookies() };
  await context.close();
  const { read: call } = createApi(product, () => session.cookies);
  const { uid } = (await call('getUser', {})).user;
  return Object.assign(session, { email, password, uid, call });
}
