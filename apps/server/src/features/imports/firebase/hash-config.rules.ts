import { z } from 'zod';
import { ImportError } from '../../../platform/import-error.ts';
import type { FirebaseParameters } from '../../accounts/firebase-passwords/firebase-scrypt.ts';

/** The ranges that Firebase documents for `rounds` and `mem_cost`. */
const ROUNDS_MAX = 8;
const MEMORY_COST_MAX = 14;
/** `name: value` lines of the console, and the same as JSON. */
const entry = /"?(\w+)"?\s*:\s*"?([\w+/=-]+)"?/g;

const hashConfig = z.object({
  algorithm: z.literal('SCRYPT'),
  base64_signer_key: z.base64(),
  base64_salt_separator: z.base64(),
  rounds: z.coerce.number().int().min(1).max(ROUNDS_MAX),
  mem_cost: z.coerce.number().int().min(1).max(MEMORY_COST_MAX),
});

/**
 * Reads the password hash parameters of a Firebase project, as its console shows them.
 * @throws ImportError
 */
export function parseHashConfig(text: string): FirebaseParameters {
  const entries = [...text.matchAll(entry)].map(([, name, value]) => [name, value]);
  const parsed = hashConfig.safeParse(Object.fromEntries(entries));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
    throw new ImportError(`the hash config is not complete or not valid: ${names.join(', ')}`);
  }
  const { base64_signer_key, base64_salt_separator, rounds, mem_cost } = parsed.data;
  return {
    signerKey: Buffer.from(base64_signer_key, 'base64'),
    saltSeparator: Buffer.from(base64_salt_separator, 'base64'),
    rounds,
    memoryCost: mem_cost,
  };
}
