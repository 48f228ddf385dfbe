import type { BrowserContext, Page } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import { apiOf } from '../server/api.ts';
import type { Product } from '../server/product.ts';
import { signedIn } from './people.ts';

export interface StaffMember {
  email: string;
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
}

/** A staff member who works through the API, in a separate browser. */
export async function staffMember(context: BrowserContext, product: Product): Promise<StaffMember> {
  const { email } = await signedIn(context, product);
  await product.staff('grant', email);
  const { read } = await apiOf(context, product);
  return { email, call: read };
}

/** A staff member who uses the screens as well. */
export async function staffPage(
  context: BrowserContext,
  product: Product,
): Promise<StaffMember & { page: Page }> {
  return { ...(await staffMember(context, product)), page: await context.newPage() };
}

/** The uid of an email address, found as staff find it. */
export async function uidOf(staff: StaffMember, email: string): Promise<string> {
  const { users } = await staff.call('listUsers', { search: email });
  const uid = users.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is not listed`);
  return uid;
}
