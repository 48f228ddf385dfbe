import { createHash } from 'node:crypto';
import type { Total } from './format.ts';

const MODULUS = 1n << 256n;

/**
 * A checksum of rows in any order: the sum of their SHA-256 hashes. Databases give the rows of a table in different orders, and
 * sorting would not fit into memory.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    const hash = createHash('sha256').update(row).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  total(): Total {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}

export function isSameTotal(a: Total | undefined, b: Total | undefined): boolean {
  return a !== undefined && b !== undefined && a.rows === b.rows && a.sum === b.sum;
}
