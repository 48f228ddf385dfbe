import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id in Stripe's form, such as `cus_` and 24 letters and digits. */
export function newId(prefix: string): string {
  const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${letters.join('')}`;
}
