import { PASSWORD_MIN } from '@savet/contract/limits';

export const strengths = ['tooShort', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof strengths)[number];

/** Beginnings that guessing programs try first. */
const common =
  /^(password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc123|парола|йцукен|savet)/i;
/** Shorter than this, a password of one kind of character is soon guessed. */
const SHORT = 10;
/** From so many bits on, guessing takes longer than anybody tries. */
const STRONG_BITS = 60;
/** Kinds of characters, and how many there are of each on a keyboard. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{L}\d]/u, 32],
];

/** How hard a password is to guess; only one that is too short is refused. */
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
  // What repeats itself tells a guesser less than it is long.
  return Math.min(password.length, 2 * new Set(password).size) * Math.log2(alphabet);
}
