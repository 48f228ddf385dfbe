import type { Browser } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { signedIn } from './people.ts';
import type { Product } from './product.ts';

export interface StaffMember {
  email: string;
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  leave(): Promise<void>;
}

/** Somebody of the staff who works through the API, in a browser of their own. */
export async function staffMember(browser: Browser, product: Product): Promise<StaffMember> {
  const context = await browser.newContext();
  const { email } = await signedIn(context, product);
  await product.staff('grant', email);
  const answer = await context.request.get(`${product.url}/api/auth/token`);
  const { token } = (await answer.json()) as { token: string };
  const headers = { origin: product.url, authorization: `Bearer ${token}` };
  return {
    email,
    async call<Name extends CallName>(name: Name, input: CallInput<Name>) {
      const response = await context.request.post(`${product.url}/api/${name}`, {
        headers,
        data: input,
      });
      if (!response.ok()) throw new Error(`${name} answered ${response.status()}`);
      return (await response.json()) as CallOutput<Name>;
    },
    leave: () => context.close(),
  };
}

/** The uid of an address, as staff find it. */
export async function uidOf(staff: StaffMember, email: string): Promise<string> {
  const { users } = await staff.call('listUsers', { search: email });
  const uid = users.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is not listed`);
  return uid;
}
