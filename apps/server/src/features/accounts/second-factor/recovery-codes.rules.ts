import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@savet/contract/limits';

/** Without letters and digits that look alike. 16 of these 31 have 79 bits: nobody can guess one, not even from its hash. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** New codes, such as `k7dm-2xqa-9fhe-bt4w`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, newGroup).join('-'),
  );
}

/** The form in which a code is stored, however it was typed. */
export function hashRecoveryCode(code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(typed).digest('base64url');
}

function newGroup(): string {
  const letters = Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('');
}
