import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** The mails to an address, in any order. */
export function mailsTo(product: Product, email: string): string[] {
  return product.mails().filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** Waits for a mail to an address with this subject. */
export async function mailAbout(product: Product, email: string, subject: string): Promise<string> {
  const find = () => mailsTo(product, email).find((mail) => mail.includes(subject));
  await expect.poll(find, `a mail to ${email} about “${subject}”`).toBeDefined();
  return find() ?? '';
}

export function linkIn(mail = ''): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error('no link in this mail');
  return link;
}
