import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PasswordHashing } from '../features/accounts/auth.ts';

/** The lowest cost that scrypt allows. */
const COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;

/** Hashes passwords of test accounts; the product's hashes take an eighth of a second each. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${keyOf(password, salt).toString('hex')}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split(':');
    return timingSafeEqual(keyOf(password, salt), Buffer.from(key, 'hex'));
  },
};

function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password, salt, KEY_BYTES, COST);
}
