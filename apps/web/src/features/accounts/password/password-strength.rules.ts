import { PASSWORD_MIN } from '@savet/contract/limits';

export const strengths = ['tooShort', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof strengths)[number];

/** Prefixes that password crackers try first. */
const common =
  /^(password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc123|парола|йцукен|savet)/i;
/** Below this length, a password of one character class is soon cracked. */
const SHORT = 10;
/** Entropy in bits from which cracking takes too long. */
const STRONG_BITS = 60;
/** Character classes and their size on a keyboard. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{L}\d]/u, 32],
];

/** Estimates the strength of a password. Only one that is too short is refused. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'tooShort';
  if (isWeak(password)) return 'weak';
  return bitsOf(password) >= STRONG_BITS ? 'strong' : 'fair';
}

function isWeak(password: string): boolean {
  const isOneKind = /^(\d+|\p{L}+)$/u.test(password);
  const isRepetition = new Set(password).size <= 3;
  return common.test(password) || isRepetition || (isOneKind && password.length < SHORT);
}

function bitsOf(password: string): number {
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // Repetition adds length but little entropy.
  return Math.min(password.length, 2 * new Set(password).size) * Math.log2(alphabet);
}
