import { randomFillSync } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/** Random bytes for many ids: asking for a few at a time takes long. */
const pool = Buffer.alloc(LENGTH * 256);
let used = pool.length;

/** A new id in Stripe's form, such as `cus_` and 24 letters and digits. */
export function newId(prefix: string): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let letters = '';
  for (const byte of pool.subarray(used, used + LENGTH)) letters += LETTERS[byte % LETTERS.length];
  used += LENGTH;
  return `${prefix}_${letters}`;
}
